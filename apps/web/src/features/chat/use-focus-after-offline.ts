import { useLayoutEffect, useRef } from 'react';
import type { ConversationPlaces } from './conversation-places.ts';

/** Who was typing when the connection went goes on typing when it is back, unless the focus has gone elsewhere: a disabled field loses it. */
export function useFocusAfterOffline(inputRef: ConversationPlaces['input'], isOnline: boolean): void {
  const wasTyping = useRef(false);
  useLayoutEffect(() => {
    if (!isOnline) wasTyping.current = document.activeElement === inputRef.current;
    else if (wasTyping.current && document.activeElement === document.body) inputRef.current?.focus();
  }, [inputRef, isOnline]);
}
