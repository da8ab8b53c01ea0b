import { useLayoutEffect, useRef } from 'react';
import type { ConversationPlaces } from './conversation-places.ts';

/** Disabling the field drops its focus; restores it when the network returns, unless the focus has moved. */
export function useFocusAfterOffline(inputRef: ConversationPlaces['input'], isOnline: boolean): void {
  const wasTyping = useRef(false);
  useLayoutEffect(() => {
    if (!isOnline) wasTyping.current = document.activeElement === inputRef.current;
    else if (wasTyping.current && document.activeElement === document.body) inputRef.current?.focus();
  }, [inputRef, isOnline]);
}
