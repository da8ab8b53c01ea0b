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
import { CallbackSlot } from './callback/callback-slot.tsx';
import { useCamera } from './camera/use-camera.tsx';
import { loadRichEvents } from './chat.api.ts';
import { previousQuestions } from './chat-reducer.ts';
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

/** What the chat page shows of the conversation. */
export interface ConversationView {
  hasBegun: boolean;
  isAnswering: boolean;
  isUploading: boolean;
  isPicking: boolean;
  /** Drops and pastes are handled. */
  takesFiles: boolean;
  /** Uploaded files in the bar, ready to send. */
  hasFiles: boolean;
}

/** What the chat page can ask of the conversation. */
export interface ConversationHandle {
  /** Sends a text with the bar's files; false when rejected, so the text stays. */
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
  /** The visitor is about to use the bar. */
  isNear: boolean;
  isEmpty: boolean;
  /** Text that can't be sent offline. */
  unsent: string | null;
  onView(view: ConversationView): void;
  /** The visitor tried something that needs a connection. */
  onOfflineAttempt(): void;
}

/** The conversation with uploads and camera. Loaded when the visitor nears the chat bar. */
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
  const hasBegun = chat.messages.length > 0 || chat.isCallbackOpen;
  const [slots] = useState(() => slotsIn(places));
  useParts(isNear);
  useBarHelpers(places, { isOnline, isEmpty, onOfflineAttempt });
  useView({ hasBegun, isAnswering: chat.isAnswering, ...uploadsView(uploads) }, onView);
  // A reload would lose files in the bar.
  const isIdle = isOnline && !chat.isAnswering && !uploads.isUploading && uploads.room === uploadLimits.chatMaxFiles;

  const { closeCallback: closeForm } = chat;
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
    // The button disappears.
    places.scroll.current?.focus({ preventScroll: true });
  };

  const talkToPerson = () => {
    setWantsForm(true);
    chat.openCallback();
    scroll.scrollToEnd();
  };
  const closeCallback = () => {
    setWantsForm(false);
    chat.closeCallback();
    focusInput();
  };
  const confirmCallback: typeof chat.confirmCallback = (said) => {
    setWantsForm(false);
    chat.confirmCallback(said);
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
              chat.isCallbackOpen && (
                <CallbackSlot
                  hasLeftMessage={chat.hasLeftMessage}
                  takesFocus={wantsForm}
                  onLeft={confirmCallback}
                  onClose={closeCallback}
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
          {unsent !== null && <DraftCare text={unsent} before={previousQuestions(chat)} />}
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

/** Places in the bar left out of the first paint: above its box, and inside above the field. */
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

/** Reports changes to the page before paint. */
function useView(view: ConversationView, onView: (view: ConversationView) => void): void {
  const { hasBegun, isAnswering, isUploading, isPicking, takesFiles, hasFiles } = view;
  useLayoutEffect(
    () => onView({ hasBegun, isAnswering, isUploading, isPicking, takesFiles, hasFiles }),
    [onView, hasBegun, isAnswering, isUploading, isPicking, takesFiles, hasFiles],
  );
}

/** Loads parts in the order of need: on a slow line, all at once would all be late. */
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
