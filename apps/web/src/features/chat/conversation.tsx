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
import { localValues } from '../../storage/browser-storage.ts';
import { useChatTexts } from '../../texts/use/use-chat-texts.ts';
import { loadMarkdown } from '../../ui/answer/answer-text.tsx';
import { Announcements } from './announcements.tsx';
import { useGrowing } from './bar/use-bar-helpers.ts';
import { useOfflineAttempts } from './bar/use-offline-attempts.ts';
import { useCamera } from './camera/use-camera.tsx';
import { loadRichEvents } from './chat.api.ts';
import { ChatFormSlot } from './chat-form-slot.tsx';
import { storedScreen } from './chat-id.ts';
import { previousQuestions } from './chat-reducer.ts';
import { BackOnline, NewVersion, StorageWarning, TextMissing, ToLatest, UndoClear } from './conversation-notices.tsx';
import type { ConversationPlaces } from './conversation-places.ts';
import type { LiveHandle } from './live/live-chat.tsx';
import { type Live, useLive } from './live/use-live.ts';
import { MessageList } from './message-list.tsx';
import { DraftCare } from './safety/draft-care.tsx';
import { loadMasks } from './safety/masks.ts';
import { loadSafety } from './safety/safety.ts';
import { type Uploads, useUploads } from './uploads/use-uploads.tsx';
import { type Chat, useChat } from './use-chat.ts';
import { useFormActions, useMessageActions } from './use-conversation-actions.ts';
import { type TurnScroll, useTurnScroll } from './use-turn-scroll.ts';

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

/** The conversation with uploads and camera. See `use-conversation-part.ts`. */
export const Conversation = memo(function Conversation(props: ConversationProps) {
  const { ref, places, isEmpty, onView, onOfflineAttempt } = props;
  const { store, backend } = useBoot();
  const texts = useChatTexts();
  const isOnline = useOnline();
  const chat = useChat();
  const uploads = useUploads(backend, places.picker, onOfflineAttempt);
  const camera = useCameraUpload(uploads);
  const scroll = useTurnScroll(places, `${chat.messages.length} ${chat.openForm}`);
  const { isComingBack, comeBack } = useComingBack();
  const live = useLive(isComingBack || (chat.messages.length > 0 && !chat.isAnswering), comeBack);
  const messages = useMessageActions({ chat, uploads, live, scroll, places, isOnline, onOfflineAttempt });
  const forms = useFormActions({ chat, scroll, places, onOfflineAttempt });
  const hasBegun = isComingBack || chat.messages.length > 0 || chat.openForm !== null;
  const [slots] = useState(() => slotsIn(places));
  const [tools, setTools] = useState<Element | null>(null);
  useParts(props.isNear);
  useGrowing(places.input, isEmpty);
  useOfflineAttempts(hasBegun);
  useView({ hasBegun, isAnswering: chat.isAnswering, ...uploadsView(uploads) }, onView);

  useImperativeHandle(ref, () => ({
    send: messages.send,
    stop: chat.stop,
    pickFiles: uploads.open,
    addFiles: uploads.add,
    takePhoto: camera.open,
    talkToPerson: () => live.act(askForPerson, () => forms.open('callback')),
  }));

  return (
    <>
      <BackOnline />
      {hasBegun && <h1 className="visually-hidden">{texts.chat.title(store.name)}</h1>}
      <Announcements messages={chat.messages} wasCleared={messages.wasCleared} />
      {hasBegun &&
        !isComingBack &&
        inPlace(<Messages {...{ chat, live, messages, forms }} toolsRef={setTools} />, places.content.current)}
      {inPlace(<Notices {...props} {...{ chat, uploads, scroll, messages, hasBegun, isOnline }} />, slots.above)}
      {live.parts && (
        <live.parts.LiveChat
          {...{ chat, places, scroll, tools, isComingBack }}
          ref={live.ref}
          above={slots.above}
          onShowForm={forms.open}
          onRestored={comeBack}
        />
      )}
      {uploads.tray && inPlace(uploads.tray, slots.tray)}
      {uploads.zone}
      {camera.element}
    </>
  );
});

/** Until the conversation of this device is back. */
function useComingBack() {
  const [isComingBack, setIsComingBack] = useState(() => storedScreen(localValues) !== null);
  const comeBack = useCallback(() => setIsComingBack(false), []);
  return { isComingBack, comeBack };
}

interface MessagesProps {
  chat: Chat;
  live: Live;
  messages: ReturnType<typeof useMessageActions>;
  forms: ReturnType<typeof useFormActions>;
  toolsRef(place: Element | null): void;
}

function Messages({ chat, live, messages, forms, toolsRef }: MessagesProps) {
  return (
    <MessageList
      chat={{ ...chat, askAgain: messages.askAgain, setAside: messages.setAside }}
      onAsk={messages.send}
      onShowForm={forms.open}
      onClear={messages.clear}
      LiveLine={live.parts?.LiveLine ?? null}
      toolsRef={toolsRef}
      end={chat.openForm && <OpenForm chat={chat} slot={forms.slot} />}
    />
  );
}

interface NoticesProps extends Pick<ConversationProps, 'isEmpty' | 'unsent'> {
  chat: Chat;
  uploads: Uploads;
  scroll: TurnScroll;
  messages: ReturnType<typeof useMessageActions>;
  hasBegun: boolean;
  isOnline: boolean;
}

/** Above the chat bar's box. */
function Notices({ isEmpty, unsent, chat, uploads, scroll, messages, hasBegun, isOnline }: NoticesProps) {
  return (
    <>
      {hasBegun && !scroll.isAtEnd && !scroll.isFormInView && <ToLatest onPress={messages.goToLatest} />}
      {isEmpty && uploadsView(uploads).hasFiles && messages.isTextMissing && <TextMissing />}
      {chat.canUndoClear && <UndoClear onUndo={messages.undoClear} />}
      <StorageWarning />
      {isEmpty && isOnline && canReload(chat, uploads) && <NewVersion />}
      {unsent !== null && <DraftCare text={unsent} before={previousQuestions(chat)} />}
    </>
  );
}

function OpenForm({ chat, slot }: { chat: Chat; slot: ReturnType<typeof useFormActions>['slot'] }) {
  const { openForm: name, leftForms } = chat;
  return (
    name && <ChatFormSlot key={name} name={name} wasLeft={leftForms.includes(name)} said={chat.said ?? {}} {...slot} />
  );
}

/** Adds photos from the camera to the bar while there is room. */
function useCameraUpload(uploads: Uploads) {
  const { uploads: texts } = useChatTexts();
  const onPhoto = (photo: File) => {
    if (uploads.room > 0) uploads.add([photo]);
    else uploads.reject([{ file: photo, message: texts.rejected(photo.name, texts.tooMany) }]);
  };
  return useCamera({ onPhoto, pickFiles: uploads.open });
}

const askForPerson = (live: LiveHandle) => live.askForPerson();

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

/** A reload would lose a running answer or files in the bar. */
function canReload({ isAnswering }: Chat, { isUploading, room }: Uploads): boolean {
  return !isAnswering && !isUploading && room === uploadLimits.chatMaxFiles;
}

function uploadsView({ isUploading, isPicking, takesFiles, room }: Uploads) {
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
      loadSafety().catch(() => undefined);
      void loadMarkdown();
    });
  }, [isNear]);
}
