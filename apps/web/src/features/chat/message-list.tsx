import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { cx } from '../../lib/class-names.ts';
import { useLanguage, useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { trashIcon } from '../../ui/icons.ts';
import { AssistantMessage } from './assistant-message.tsx';
import layout from './chat-layout.module.css';
import { isNewestAnswer } from './chat-reducer.ts';
import styles from './message-list.module.css';
import type { Chat } from './use-chat.ts';
import { UserMessage } from './user-message.tsx';
import { dayText } from './when-text.ts';

/** Comes with the form, which was there before it. */
const StoreMessage = lazy(async () => ({ default: (await import('./hand-off/hand-off-parts.ts')).StoreMessage }));

interface MessageListProps {
  chat: Chat;
  onAsk(text: string): void;
  onClear(): void;
  /** Stands behind the last message. */
  end: ReactNode;
}

/** The conversation in order, with a line where a new day begins. It is no live region: the page announces answers once, when finished. */
export function MessageList({ chat, onAsk, onClear, end }: MessageListProps) {
  const { messages, isAnswering } = chat;
  const texts = useTexts();
  const language = useLanguage();
  return (
    <>
      <ol className={cx(layout.column, styles.thread)}>
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const day = dayText(message.at, language);
          return (
            <Fragment key={message.id}>
              {(!before || dayText(before.at, language) !== day) && <li className={styles.day}>{day}</li>}
              {message.role === 'user' && <UserMessage message={message} />}
              {message.isFromStore && (
                <Suspense>
                  <StoreMessage message={message} />
                </Suspense>
              )}
              {message.role === 'assistant' && !message.isFromStore && (
                <AssistantMessage
                  message={message}
                  onAsk={isNewestAnswer(chat, message.id) ? onAsk : undefined}
                  onAskAgain={isAnswering ? undefined : () => chat.askAgain(message.id)}
                />
              )}
            </Fragment>
          );
        })}
        {end}
      </ol>
      {!isAnswering && messages.length > 0 && (
        <div className={cx(layout.column, styles.end)}>
          <Button variant="quiet" icon={trashIcon} onClick={onClear}>
            {texts.chat.clear}
          </Button>
        </div>
      )}
    </>
  );
}
