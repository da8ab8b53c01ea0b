import type { FormValues } from '@rxweb/domain/requests/form/form-fields';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { launchArrow } from './bar/use-bar-helpers.ts';
import type { FormConfirmation } from './chat-form-props.ts';
import type { ChatFormName } from './chat-parts.ts';
import { newestAnswer } from './chat-reducer.ts';
import type { ConversationPlaces } from './conversation-places.ts';
import type { Live } from './live/use-live.ts';
import type { Uploads } from './uploads/use-uploads.tsx';
import type { Chat } from './use-chat.ts';
import type { TurnScroll } from './use-turn-scroll.ts';

interface ActionDeps {
  chat: Chat;
  scroll: TurnScroll;
  places: ConversationPlaces;
  onOfflineAttempt(): void;
}

/** Sending, retrying and clearing, each with its scroll position and focus. */
export function useMessageActions(deps: ActionDeps & { uploads: Uploads; live: Live; isOnline: boolean }) {
  const { chat, uploads, live, scroll, places, isOnline, onOfflineAttempt } = deps;
  const [wasCleared, setWasCleared] = useState(false);
  const [isTextMissing, setIsTextMissing] = useState(false);

  const send = (text: string): boolean => {
    if (!isOnline) onOfflineAttempt();
    if (!isOnline || uploads.isUploading || chat.isAnswering) return false;
    // Files need a text (spec section 4).
    const isMissing = text.trim() === '';
    setIsTextMissing(isMissing);
    if (isMissing) return false;
    setWasCleared(false);
    const files = uploads.take();
    if (live.current()?.send(text, files)) {
      launchArrow(places);
      scroll.showEnd();
    } else {
      if (chat.ask(text, files)) launchArrow(places);
      scroll.showTurn();
    }
    focusInput(places);
    return true;
  };
  const askAgain = (answerId: string) => {
    chat.askAgain(answerId);
    if (newestAnswer(chat)?.id === answerId) scroll.showTurn();
    focusInput(places);
  };
  const setAside = (cardId: string) => {
    if (!isOnline) return onOfflineAttempt();
    chat.setAside(cardId);
    scroll.showTurn();
    focusInput(places);
  };
  const clear = () => {
    chat.clear();
    scroll.scrollToTop();
    setWasCleared(true);
    focusInput(places);
  };
  const undoClear = () => {
    chat.undoClear();
    setWasCleared(false);
    scroll.showEnd();
    focusInput(places);
  };
  const goToLatest = () => {
    scroll.showEnd();
    // The button disappears.
    places.scroll.current?.focus({ preventScroll: true });
  };
  return { wasCleared, isTextMissing, send, askAgain, setAside, clear, undoClear, goToLatest };
}

/** Opening, closing and confirming the form at the end of the conversation. */
export function useFormActions({ chat, scroll, places, onOfflineAttempt }: ActionDeps) {
  const [takesFocus, setTakesFocus] = useState(false);

  const { closeForm, openForm } = chat;
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // An emergency card closes the form also under the visitor's hands.
    if (wasOpen.current && !openForm && document.activeElement === document.body) focusInput(places);
    wasOpen.current = openForm !== null;
  }, [openForm, places]);
  const onUnavailable = useCallback(() => {
    closeForm();
    onOfflineAttempt();
  }, [closeForm, onOfflineAttempt]);

  const open = (form: ChatFormName, said?: FormValues) => {
    setTakesFocus(true);
    chat.showForm(form, said);
    scroll.showLast();
  };
  const onClose = () => {
    setTakesFocus(false);
    closeForm();
    focusInput(places);
  };
  const onLeft = (said: FormConfirmation) => {
    setTakesFocus(false);
    if (openForm) chat.confirmForm(openForm, said);
    scroll.showLast();
    focusInput(places);
  };
  return { open, slot: { takesFocus, onLeft, onShowForm: open, onClose, onUnavailable } };
}

function focusInput({ input }: ConversationPlaces): void {
  input.current?.focus({ preventScroll: true });
}
