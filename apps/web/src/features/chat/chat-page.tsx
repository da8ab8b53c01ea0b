import { telHref } from '@rxweb/domain/text/phone-text';
import { type ComponentType, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { replayEarlyActions, restoreTyped } from '../../boot/early-input.ts';
import { useOnline } from '../../browser/use-online.ts';
import { useTexts } from '../../texts/use/use-texts.ts';
import { lazyAlert } from '../../ui/lazy-alert.ts';
import { NoticeLine } from '../../ui/notice-line.tsx';
import { ChatBar } from './chat-bar.tsx';
import layout from './chat-layout.module.css';
import type { ConversationView } from './conversation.tsx';
import type { ConversationPlaces } from './conversation-places.ts';
import { dropOf, useEarlyFiles } from './uploads/use-early-files.ts';
import { useConversationPart } from './use-conversation-part.ts';
import { useDraft } from './use-draft.ts';

/** Scrollable content must be reachable by keyboard, even with nothing focusable in it. */
const conversationRegion = { role: 'region', tabIndex: 0 };

const nothingYet: ConversationView = {
  hasBegun: false,
  isAnswering: false,
  isUploading: false,
  isPicking: false,
  takesFiles: false,
  hasFiles: false,
};

interface ChatPageProps {
  /** Shown in an empty chat. Its `data-ask` buttons ask their own text. */
  welcome: ComponentType;
  /** Reports whether the conversation needs the room. */
  onBegin(hasBegun: boolean): void;
}

/**
 * The public chat screen: welcome or conversation, and the input bar (spec section 2). See `use-conversation-part.ts`.
 */
export function ChatPage({ welcome: Welcome, onBegin }: ChatPageProps) {
  const { chat: texts } = useTexts();
  const isOnline = useOnline();
  const [view, setView] = useState(nothingYet);
  const { hasBegun } = view;
  const places = usePlaces();
  const [draft, setDraft] = useDraft(useCallback(() => restoreTyped(places.input.current), [places]));
  useReturn(setView);
  // Before paint, so that the first message does not move.
  useLayoutEffect(() => onBegin(hasBegun), [onBegin, hasBegun]);

  const alertOffline = useOfflineAlert();
  const conversation = useConversation(view, isOnline, alertOffline);
  const { Conversation, isNear, markNear, load, act, handleRef, isSending, send } = conversation;
  const waitingFiles = useEarlyFiles(view.takesFiles, load);
  useNearAtStart(places.input, markNear);
  useAsked(places.content, send);
  useFocusAfterOffline(places.input, isOnline);
  useEarlyActions(places.input, view.hasFiles);

  return (
    <div className={layout.screen}>
      {!isOnline && <OfflineLine waitingFiles={waitingFiles} />}
      <div className={layout.chat}>
        {Conversation && (
          <Conversation
            ref={handleRef}
            places={places}
            isNear={isNear}
            isEmpty={draft === ''}
            unsent={!isOnline && draft.trim() !== '' ? draft : null}
            onView={setView}
            onOfflineAttempt={alertOffline}
          />
        )}
        <div
          className={layout.scroll}
          ref={places.scroll}
          {...(hasBegun && { ...conversationRegion, 'aria-label': texts.conversation })}
        >
          <div ref={places.content}>{!hasBegun && <Welcome />}</div>
        </div>
        <ChatBar
          places={places}
          draft={draft}
          onDraft={setDraft}
          isOnline={isOnline}
          isSending={isSending}
          {...view}
          onSend={() => send(draft, () => setDraft(''))}
          onStop={() => act(({ stop }) => stop())}
          onPickFiles={() => pickFiles(view.takesFiles, act)}
          onTakePhoto={() => act(({ takePhoto }) => takePhoto())}
          onTalkToPerson={() => act(({ talkToPerson }) => talkToPerson())}
          onReady={markNear}
        />
      </div>
    </div>
  );
}

/** The conversation takes the place of what the first script hid. */
function useReturn(setView: (view: ConversationView) => void): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.chat) setView({ ...nothingYet, hasBegun: true });
    delete dataset.chat;
  }, [setView]);
}

/** The browser opens a picker only at the press, so until the code has loaded the front page's own. */
function pickFiles(isReady: boolean, act: ReturnType<typeof useConversationPart>['act']): void {
  if (!isReady && window.rxPick) window.rxPick();
  else act((conversation) => conversation.pickFiles());
}

function useOfflineAlert(): () => void {
  const { offlineAlert } = useTexts().chat;
  return useCallback(() => lazyAlert(offlineAlert), [offlineAlert]);
}

/** The conversation part, and sending through it, even while it is loading. */
function useConversation({ isUploading, isAnswering }: ConversationView, isOnline: boolean, onOffline: () => void) {
  const [isSending, setIsSending] = useState(false);
  const handleMissing = useCallback(() => {
    setIsSending(false);
    onOffline();
  }, [onOffline]);
  const part = useConversationPart(handleMissing);

  /** The text stays in the field until it is accepted. */
  const send = (text: string, onTaken?: () => void) => {
    if (!isOnline) onOffline();
    if (!isOnline || isUploading || isAnswering || isSending) return;
    setIsSending(true);
    part.act((conversation) => {
      setIsSending(false);
      if (conversation.send(text)) onTaken?.();
    });
  };
  return { ...part, isSending, send };
}

function usePlaces(): ConversationPlaces {
  const places = {
    input: useRef<HTMLTextAreaElement>(null),
    row: useRef<HTMLDivElement>(null),
    picker: useRef<HTMLButtonElement>(null),
    scroll: useRef<HTMLDivElement>(null),
    content: useRef<HTMLDivElement>(null),
  };
  return useState(places)[0];
}

/** `waitingFiles`: chosen before the code that sends them could be loaded. */
function OfflineLine({ waitingFiles }: { waitingFiles: number }) {
  const { phone } = useStore();
  const { chat: texts } = useTexts();
  return (
    <NoticeLine kind="offline" action={<a href={telHref(phone)}>{texts.callUs}</a>}>
      <b>{texts.offline}</b>
      {waitingFiles > 0 && <div>{texts.queuedOffline(waitingFiles)}</div>}
    </NoticeLine>
  );
}

/** The visitor may have reached the bar before hydration. */
function useNearAtStart(input: ConversationPlaces['input'], markNear: () => void): void {
  useEffect(() => {
    if (input.current?.form?.matches(':hover, :focus-within')) markNear();
  }, [input, markNear]);
}

/** Catches clicks on the welcome questions in the capture phase, because React would drop clicks before hydration. */
function useAsked(content: RefObject<HTMLElement | null>, onAsk: (text: string) => void): void {
  const ask = useRef(onAsk);
  useEffect(() => {
    ask.current = onAsk;
  });
  useEffect(() => {
    const listener = ({ target }: Event) => {
      const asked = target instanceof Element ? target.closest('[data-ask]') : null;
      const words = [...(asked?.childNodes ?? [])].find((node) => node instanceof Text);
      if (words && content.current?.contains(words)) ask.current(words.data);
    };
    addEventListener('click', listener, true);
    return () => removeEventListener('click', listener, true);
  }, [content]);
}

/** Replays input from before hydration: clicks, files as drops, and a sent text once its files are ready. */
function useEarlyActions(inputRef: RefObject<HTMLTextAreaElement | null>, areFilesReady: boolean): void {
  const [wish, setWish] = useState<'send' | 'send-with-files' | null>(null);

  useEffect(() => {
    replayEarlyActions({
      addFiles: (files) => document.body.dispatchEvent(dropOf(files)),
      send: (hasFiles) => setWish(hasFiles ? 'send-with-files' : 'send'),
    });
  }, []);

  useEffect(() => {
    if (!wish || (wish === 'send-with-files' && !areFilesReady)) return;
    setWish(null);
    inputRef.current?.form?.requestSubmit();
  }, [wish, areFilesReady, inputRef]);
}

/** Disabling the field drops its focus; restores it when the network returns, unless the focus has moved. */
function useFocusAfterOffline(inputRef: ConversationPlaces['input'], isOnline: boolean): void {
  const wasTyping = useRef(false);
  useLayoutEffect(() => {
    if (!isOnline) wasTyping.current = document.activeElement === inputRef.current;
    else if (wasTyping.current && document.activeElement === document.body) inputRef.current?.focus();
  }, [inputRef, isOnline]);
}
