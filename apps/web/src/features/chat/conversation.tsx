import { uploadLimits } from '@rxweb/contracts/shared/limits';
import {
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useBoot } from '../../boot/boot.tsx';
import { useOnline } from '../../browser/use-online.ts';
import { useChatTexts } from '../../texts/use-chat-texts.ts';
import { loadAlertDialog } from '../../ui/alert.tsx';
import { loadMarkdown } from '../../ui/answer-text.tsx';
import { announcementOf, maskedAnnouncementOf } from './announcement.ts';
import { HandOffPlace } from './callback/callback-slot.tsx';
import { useCamera } from './camera/use-camera.tsx';
import { loadRichEvents } from './chat.api.ts';
import { saidBefore } from './chat-reducer.ts';
import { BackOnline, NewVersion, StorageWarning, ToLatest } from './conversation-notices.tsx';
import type { ConversationPlaces } from './conversation-places.ts';
import { MessageList } from './message-list.tsx';
import { DraftCare } from './safety/draft-care.tsx';
import { loadMasks } from './safety/masks.ts';
import { loadSafety } from './safety/safety.ts';
import { useUploads } from './uploads/use-uploads.tsx';
import { launchArrow, useBarHelpers } from './use-bar-helpers.ts';
import { useChat } from './use-chat.ts';
import { usePinnedScroll } from './use-pinned-scroll.ts';

/** What the chat screen shows of the conversation's state. */
export interface ConversationView {
  hasBegun: boolean;
  isAnswering: boolean;
  isUploading: boolean;
  /** The system's file picker is open. */
  isPicking: boolean;
  /** Files that are dropped or pasted are heard of. */
  takesFiles: boolean;
  /** Files in the bar, stored and ready to be sent. */
  hasFiles: boolean;
}

/** What the chat screen can ask of the conversation. */
export interface ConversationHandle {
  /** Sends a text with the files of the bar; false when it was not taken and is to stay. */
  send(text: string): boolean;
  stop(): void;
  pickFiles(): void;
  addFiles(files: readonly File[]): void;
  takePhoto(): void;
  talkToPerson(): void;
}

export interface ConversationProps {
  ref: Ref<ConversationHandle>;
  places: ConversationPlaces;
  /** Somebody is about to use the bar. */
  isNear: boolean;
  /** Nothing is typed. */
  isEmpty: boolean;
  /** A text that cannot be sent for want of a connection. */
  unsent: string | null;
  onView(view: ConversationView): void;
  /** Somebody tries what needs a connection. */
  onOfflineAttempt(): void;
}

/** The conversation, and what is needed for the first message: its files, its photos, what looks after them. Fetched when somebody comes near the chat bar. */
export const Conversation = memo(function Conversation({
  ref,
  places,
  isNear,
  isEmpty,
  unsent,
  onView,
  onOfflineAttempt,
}: ConversationProps) {
  const { store, backend } = useBoot();
  const texts = useChatTexts();
  const isOnline = useOnline();
  const chat = useChat();
  const uploads = useUploads(backend, places.picker, onOfflineAttempt);
  const takePhoto = (photo: File) => {
    if (uploads.room > 0) uploads.add([photo]);
    else uploads.reject([{ file: photo, message: texts.uploads.rejected(photo.name, texts.uploads.tooMany) }]);
  };
  const camera = useCamera({ onPhoto: takePhoto, pickFiles: uploads.open });
  const scroll = usePinnedScroll(places.scroll, places.content);
  const [wasCleared, setWasCleared] = useState(false);
  const [wantsForm, setWantsForm] = useState(false);
  const hasBegun = chat.messages.length > 0 || chat.isHandOffOpen;
  const [slots] = useState(() => slotsIn(places));
  useParts(isNear);
  useBarHelpers(places, { isOnline, isEmpty, onOfflineAttempt });
  useView({ hasBegun, isAnswering: chat.isAnswering, ...uploadsView(uploads) }, onView);
  // With files in the bar, on their way or waiting, loading the page anew would lose them.
  const isIdle = isOnline && !chat.isAnswering && !uploads.isUploading && uploads.room === uploadLimits.chatMaxFiles;

  const { closeHandOff: closeForm } = chat;
  const handleUnavailable = useCallback(() => {
    closeForm();
    onOfflineAttempt();
  }, [closeForm, onOfflineAttempt]);

  const focusInput = () => places.input.current?.focus({ preventScroll: true });

  const send = (text: string): boolean => {
    if (!isOnline) onOfflineAttempt();
    if (!isOnline || uploads.isUploading || chat.isAnswering) return false;
    setWasCleared(false);
    if (chat.ask(text, uploads.take())) launchArrow(places);
    scroll.scrollToEnd();
    focusInput();
    return true;
  };

  const askAgain = (answerId: string) => {
    chat.askAgain(answerId);
    focusInput();
  };

  const clear = () => {
    chat.clear();
    scroll.scrollToTop();
    setWasCleared(true);
    focusInput();
  };

  const goToLatest = () => {
    scroll.scrollToEnd();
    // The button goes.
    places.scroll.current?.focus({ preventScroll: true });
  };

  const talkToPerson = () => {
    setWantsForm(true);
    chat.openHandOff();
    scroll.scrollToEnd();
  };
  const closeHandOff = () => {
    setWantsForm(false);
    chat.closeHandOff();
    focusInput();
  };
  const confirmHandOff: typeof chat.confirmHandOff = (said) => {
    setWantsForm(false);
    chat.confirmHandOff(said);
    scroll.scrollToEnd();
    focusInput();
  };

  useImperativeHandle(ref, () => ({
    send,
    stop: chat.stop,
    pickFiles: uploads.open,
    addFiles: uploads.add,
    takePhoto: camera.open,
    talkToPerson,
  }));

  return (
    <>
      <BackOnline />
      {hasBegun && <h1 className="visually-hidden">{texts.chat.title(store.name)}</h1>}
      <p className="visually-hidden" aria-live="polite">
        {maskedAnnouncementOf(chat.messages, texts)}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {announcementOf(chat.messages, texts) || (wasCleared && texts.chat.cleared)}
      </p>
      {hasBegun &&
        inPlace(
          <MessageList
            chat={{ ...chat, askAgain }}
            onAsk={send}
            onClear={clear}
            end={
              chat.isHandOffOpen && (
                <HandOffPlace
                  hasLeftMessage={chat.hasLeftMessage}
                  takesFocus={wantsForm}
                  onLeft={confirmHandOff}
                  onClose={closeHandOff}
                  onUnavailable={handleUnavailable}
                />
              )
            }
          />,
          places.content.current,
        )}
      {inPlace(
        <>
          {hasBegun && !scroll.isAtEnd && <ToLatest onPress={goToLatest} />}
          <StorageWarning />
          {isEmpty && isIdle && <NewVersion />}
          {unsent !== null && <DraftCare text={unsent} before={saidBefore(chat)} />}
        </>,
        slots.above,
      )}
      {uploads.tray && inPlace(uploads.tray, slots.tray)}
      {uploads.zone}
      {camera.element}
    </>
  );
});

function inPlace(part: ReactNode, place: Element | null) {
  return place && createPortal(part, place);
}

/** Places in the bar that the first paint is spared: above its box, and in it above the field. */
function slotsIn({ row }: ConversationPlaces) {
  const box = row.current?.parentElement ?? null;
  return { above: slotBefore(box), tray: slotBefore(row.current) };
}

function slotBefore(element: Element | null): Element | null {
  const slot = document.createElement('div');
  slot.className = 'contents';
  element?.before(slot);
  return slot;
}

function uploadsView({ isUploading, isPicking, takesFiles, room }: ReturnType<typeof useUploads>) {
  return { isUploading, isPicking, takesFiles, hasFiles: room < uploadLimits.chatMaxFiles && !isUploading };
}

/** Tells the screen of what has changed, before it is drawn. */
function useView(view: ConversationView, onView: (view: ConversationView) => void): void {
  const { hasBegun, isAnswering, isUploading, isPicking, takesFiles, hasFiles } = view;
  useLayoutEffect(
    () => onView({ hasBegun, isAnswering, isUploading, isPicking, takesFiles, hasFiles }),
    [onView, hasBegun, isAnswering, isUploading, isPicking, takesFiles, hasFiles],
  );
}

/** What the first message may need, in the order in which it does: on a slow line all at once would come late together. */
function useParts(isNear: boolean): void {
  useEffect(() => {
    if (!isNear) return;
    void loadMasks().then(() => {
      loadRichEvents().catch(() => undefined);
      loadAlertDialog().catch(() => undefined);
      loadSafety().catch(() => undefined);
      void loadMarkdown();
    });
  }, [isNear]);
}
