import { telHref } from '@rxweb/domain/text/phone-text';
import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { takeTyped } from '../../boot/early-input.ts';
import { useOnline } from '../../browser/use-online.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { alertLater } from '../../ui/lazy-alert.ts';
import { NoticeLine } from '../../ui/notice-line.tsx';
import { ChatBar } from './chat-bar.tsx';
import layout from './chat-layout.module.css';
import type { ConversationView } from './conversation.tsx';
import { useEarlyFiles } from './uploads/use-early-files.ts';
import { useConversationPart } from './use-conversation-part.ts';
import { useDraft } from './use-draft.ts';
import { useEarlyActs } from './use-early-actions.ts';
import { useFocusAfterOffline } from './use-focus-after-offline.ts';

/** What scrolls must be reachable by keyboard, also while an answer comes and nothing in it can take the focus. */
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
  /** Stands in an empty chat. A press on one of its buttons with `data-ask` asks what stands in it. */
  welcome: ComponentType;
  /** Told whether there is a conversation, which then needs the room. */
  onBegin(hasBegun: boolean): void;
}

/**
 * The public chat screen: welcome or conversation, and the bar to type in (spec section 2). This much every visitor loads; all that comes after the
 * first word or file is `conversation.tsx`, which is fetched when somebody comes near the bar, or when the page has rested. What is asked of it before is done when it is there.
 */
export function ChatPage({ welcome: Welcome, onBegin }: ChatPageProps) {
  const { phone } = useStore();
  const { chat: texts } = useTexts();
  const isOnline = useOnline();
  const [view, setView] = useState(nothingYet);
  const { hasBegun, isAnswering, isUploading } = view;
  const [isSending, setIsSending] = useState(false);
  const places = {
    input: useRef<HTMLTextAreaElement>(null),
    row: useRef<HTMLDivElement>(null),
    picker: useRef<HTMLButtonElement>(null),
    scroll: useRef<HTMLDivElement>(null),
    content: useRef<HTMLDivElement>(null),
  };
  const [kept] = useState(places);
  const [draft, setDraft] = useDraft(useCallback(() => takeTyped(kept.input.current), [kept]));
  useEffect(() => onBegin(hasBegun), [onBegin, hasBegun]);

  const { offlineAlert } = texts;
  const alertOffline = useCallback(() => alertLater(offlineAlert), [offlineAlert]);
  const handleMissing = useCallback(() => {
    setIsSending(false);
    alertOffline();
  }, [alertOffline]);
  const { Conversation, isNear, comeNear, load, act, handleRef } = useConversationPart(handleMissing);
  useEarlyFiles(view.takesFiles, load);

  /** The text stays in the field until it was taken. */
  const send = (text: string, onTaken?: () => void) => {
    if (!isOnline) alertOffline();
    if (!isOnline || isUploading || isAnswering || isSending) return;
    setIsSending(true);
    act((conversation) => {
      setIsSending(false);
      if (conversation.send(text)) onTaken?.();
    });
  };
  useEffect(() => {
    // Who came before this was alive was not heard.
    if (kept.input.current?.form?.matches(':hover, :focus-within')) comeNear();
  }, [kept, comeNear]);
  useAsked(kept.content, send);
  useFocusAfterOffline(kept.input, isOnline);
  useEarlyActs(kept.input, view.hasFiles);

  return (
    <div className={layout.screen}>
      {!isOnline && (
        <NoticeLine kind="offline" action={<a href={telHref(phone)}>{texts.callUs}</a>}>
          <b>{texts.offline}</b>
        </NoticeLine>
      )}
      <div className={layout.chat}>
        {Conversation && (
          <Conversation
            ref={handleRef}
            places={kept}
            isNear={isNear}
            isEmpty={draft === ''}
            unsent={!isOnline && draft.trim() !== '' ? draft : null}
            onView={setView}
            onOfflineAttempt={alertOffline}
          />
        )}
        <div
          className={layout.scroll}
          ref={kept.scroll}
          {...(hasBegun && { ...conversationRegion, 'aria-label': texts.conversation })}
        >
          <div ref={kept.content}>{!hasBegun && <Welcome />}</div>
        </div>
        <ChatBar
          places={kept}
          draft={draft}
          onDraft={setDraft}
          isOnline={isOnline}
          isSending={isSending}
          {...view}
          onSend={() => send(draft, () => setDraft(''))}
          onStop={() => act(({ stop }) => stop())}
          onPickFiles={() => act(({ pickFiles }) => pickFiles())}
          onTakePhoto={() => act(({ takePhoto }) => takePhoto())}
          onTalkToPerson={() => act(({ talkToPerson }) => talkToPerson())}
          onReady={comeNear}
        />
      </div>
    </div>
  );
}

/**
 * Hears the questions of the welcome, which stand in the page before their own code is there: React would drop a press on them. It is heard on the
 * window, ahead of React.
 */
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
