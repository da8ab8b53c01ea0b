import type { FormValues } from '@rxweb/domain/requests/form/form-fields';
import { lazy, memo, type ReactNode, type Ref, Suspense, useMemo } from 'react';
import { cx } from '../../browser/class-names.ts';
import { useChatTexts } from '../../texts/use/use-chat-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { LegalMenu } from '../../ui/legal/legal-links.tsx';
import { trashIcon } from '../../ui/more-icons.ts';
import { useStableCall } from '../../ui/use-stable-call.ts';
import { AssistantMessage } from './assistant-message.tsx';
import { loadStoreMessage } from './chat-form-slot.tsx';
import layout from './chat-layout.module.css';
import type { ChatFormName } from './chat-parts.ts';
import { type ChatMessage, newestAnswer } from './chat-reducer.ts';
import type { LiveLine as LiveLineComponent } from './live/live-line.tsx';
import styles from './message-list.module.css';
import type { Chat } from './use-chat.ts';
import { UserMessage } from './user-message.tsx';
import { dayText, isSameDay } from './when-text.ts';

type LiveLineType = typeof LiveLineComponent;

/** Loaded with the form that it confirms. */
const StoreMessage = lazy(loadStoreMessage);

interface MessageListProps {
  chat: Chat;
  onAsk(text: string): void;
  onShowForm(form: ChatFormName, said?: FormValues): void;
  onClear(): void;
  /** Shows messages of a live chat; null until it is loaded. */
  LiveLine: LiveLineType | null;
  /** A place at the end of the buttons: what loads into it moves none of them. */
  toolsRef: Ref<HTMLSpanElement>;
  /** Rendered after the last message. */
  end: ReactNode;
}

/** The messages, with a separator for each new day. Not a live region: finished answers are announced separately. */
export function MessageList({ chat, onAsk, onShowForm, onClear, LiveLine, toolsRef, end }: MessageListProps) {
  const { messages, isAnswering } = chat;
  const texts = useChatTexts();
  const acts = {
    onAsk: useStableCall(onAsk),
    onAskAgain: useStableCall(chat.askAgain),
    onSetAside: useStableCall(chat.setAside),
    onShowForm: useStableCall(onShowForm),
  };
  const takenForms = useTakenForms(chat);
  const newestId = newestAnswer(chat)?.id;
  const parts = partsOf(messages);
  return (
    <>
      {parts.map((part, index) => (
        <Part
          key={part[0]?.id ?? 'form'}
          messages={part}
          beforeAt={parts[index - 1]?.at(-1)?.at}
          newestId={newestId}
          takenForms={takenForms}
          isAnswering={isAnswering}
          LiveLine={LiveLine}
          end={index === parts.length - 1 && end}
          {...acts}
        />
      ))}
      {!isAnswering && messages.length > 0 && (
        <div className={cx(layout.column, styles.end)}>
          <Button variant="quiet" icon={trashIcon} onClick={onClear}>
            {texts.chat.clear}
          </Button>
          <LegalMenu />
          <span ref={toolsRef} className="contents" />
        </div>
      )}
    </>
  );
}

/** Split into several lists, so React and the browser skip the rest on each chunk of an answer. */
const partSize = 50;

function partsOf(messages: readonly ChatMessage[]): (readonly ChatMessage[])[] {
  const count = Math.max(1, Math.ceil(messages.length / partSize));
  return Array.from({ length: count }, (_, at) => messages.slice(at * partSize, (at + 1) * partSize));
}

function canOffer({ offeredForm, live }: ChatMessage, takenForms: readonly ChatFormName[]): boolean {
  const form = live?.offer ? 'callback' : offeredForm;
  return form !== undefined && !takenForms.includes(form);
}

/** Forms that need no button now: open, or a callback that is asked for; other requests may follow. The same list while nothing changes. */
function useTakenForms({ openForm, leftForms }: Chat): readonly ChatFormName[] {
  return useMemo(() => {
    const asked = leftForms.filter((form) => form === 'callback');
    return openForm ? [...asked, openForm] : asked;
  }, [openForm, leftForms]);
}

interface MessageActions {
  onAsk(text: string): void;
  onAskAgain(id: string): void;
  onSetAside(id: string): void;
  onShowForm(form: ChatFormName, said?: FormValues): void;
}

interface PartProps extends MessageActions {
  messages: readonly ChatMessage[];
  beforeAt: number | undefined;
  newestId: string | undefined;
  takenForms: readonly ChatFormName[];
  isAnswering: boolean;
  LiveLine: LiveLineType | null;
  end: ReactNode;
}

const Part = memo(function Part({
  messages,
  beforeAt,
  newestId,
  takenForms,
  isAnswering,
  LiveLine,
  end,
  ...acts
}: PartProps) {
  return (
    <ol className={cx(layout.column, styles.thread)}>
      {messages.map((message, index) => (
        <Line
          key={message.id}
          message={message}
          beforeAt={messages[index - 1]?.at ?? beforeAt}
          LiveLine={LiveLine}
          isNewest={message.id === newestId}
          canSetAside={!isAnswering && message.id === newestId}
          canShowForm={canOffer(message, takenForms)}
          canAskAgain={!isAnswering && (message.isError || message.cut !== undefined)}
          {...acts}
        />
      ))}
      {end}
    </ol>
  );
}, isSamePart);

function isSamePart({ messages: before, ...old }: PartProps, { messages: now, ...rest }: PartProps): boolean {
  const isSame = before.length === now.length && now.every((message, at) => message === before[at]);
  return isSame && Object.entries(rest).every(([name, value]) => Object.is(value, Reflect.get(old, name)));
}

interface LineProps extends MessageActions {
  message: ChatMessage;
  /** Time of the previous message; undefined for the first. */
  beforeAt: number | undefined;
  LiveLine: LiveLineType | null;
  isNewest: boolean;
  canAskAgain: boolean;
  canSetAside: boolean;
  canShowForm: boolean;
}

/** Memoized: its props don't change while other messages come and grow. */
const Line = memo(function Line({ message, beforeAt, LiveLine, isNewest, canAskAgain, ...rest }: LineProps) {
  const { canSetAside, canShowForm, onAsk, onAskAgain, onSetAside, onShowForm } = rest;
  const language = useLanguage();
  const isNewDay = beforeAt === undefined || !isSameDay(beforeAt, message.at);
  return (
    <>
      {isNewDay && <li className={styles.day}>{dayText(message.at, language)}</li>}
      {message.live && LiveLine && (
        <LiveLine
          message={message}
          mark={message.live}
          onShowForm={canShowForm ? onShowForm : undefined}
          onAsk={onAsk}
        />
      )}
      {message.role === 'user' && !message.live && <UserMessage message={message} />}
      {message.isFromStore && !message.live && (
        <Suspense>
          <StoreMessage message={message} />
        </Suspense>
      )}
      {message.role === 'assistant' && !message.isFromStore && !message.live && (
        <AssistantMessage
          message={message}
          onAsk={isNewest ? onAsk : undefined}
          onAskAgain={canAskAgain ? onAskAgain : undefined}
          onSetAside={canSetAside ? onSetAside : undefined}
          onShowForm={canShowForm ? onShowForm : undefined}
        />
      )}
    </>
  );
});
