import { useCallback, useState } from 'react';
import type { ConversationPlaces } from './conversation-places.ts';
import type { Uploads } from './uploads/use-uploads.tsx';
import { launchArrow } from './use-bar-helpers.ts';
import type { Chat } from './use-chat.ts';
import type { usePinnedScroll } from './use-pinned-scroll.ts';

interface ActionDeps {
  chat: Chat;
  scroll: ReturnType<typeof usePinnedScroll>;
  places: ConversationPlaces;
  onOfflineAttempt(): void;
}

/** Sending, retrying and clearing, each with its scroll position and focus. */
export function useMessageActions(deps: ActionDeps & { uploads: Uploads; isOnline: boolean }) {
  const { chat, uploads, scroll, places, isOnline, onOfflineAttempt } = deps;
  const [wasCleared, setWasCleared] = useState(false);

  const send = (text: string): boolean => {
    if (!isOnline) onOfflineAttempt();
    if (!isOnline || uploads.isUploading || chat.isAnswering) return false;
    setWasCleared(false);
    if (chat.ask(text, uploads.take())) launchArrow(places);
    scroll.scrollToEnd();
    focusInput(places);
    return true;
  };
  const askAgain = (answerId: string) => {
    chat.askAgain(answerId);
    focusInput(places);
  };
  const clear = () => {
    chat.clear();
    scroll.scrollToTop();
    setWasCleared(true);
    focusInput(places);
  };
  const goToLatest = () => {
    scroll.scrollToEnd();
    // The button disappears.
    places.scroll.current?.focus({ preventScroll: true });
  };
  return { wasCleared, send, askAgain, clear, goToLatest };
}

/** Opening, closing and confirming the callback form. */
export function useCallbackActions({ chat, scroll, places, onOfflineAttempt }: ActionDeps) {
  const [takesFocus, setTakesFocus] = useState(false);

  const { closeCallback } = chat;
  const onUnavailable = useCallback(() => {
    closeCallback();
    onOfflineAttempt();
  }, [closeCallback, onOfflineAttempt]);

  const open = () => {
    setTakesFocus(true);
    chat.openCallback();
    scroll.scrollToEnd();
  };
  const onClose = () => {
    setTakesFocus(false);
    closeCallback();
    focusInput(places);
  };
  const onLeft: Chat['confirmCallback'] = (said) => {
    setTakesFocus(false);
    chat.confirmCallback(said);
    scroll.scrollToEnd();
    focusInput(places);
  };
  return { open, slot: { takesFocus, onLeft, onClose, onUnavailable } };
}

function focusInput({ input }: ConversationPlaces): void {
  input.current?.focus({ preventScroll: true });
}
