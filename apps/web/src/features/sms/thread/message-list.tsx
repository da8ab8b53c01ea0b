import type { Person } from '@rxweb/contracts/shared/staff-person';
import type { SmsMessage } from '@rxweb/contracts/sms/messages';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { arrowDownIcon, checkCircleIcon } from '../../../ui/more-icons.ts';
import { banIcon } from '../../../ui/staff-icons.ts';
import { useStableCall } from '../../../ui/use-stable-call.ts';
import { NoteInThread } from '../person/note-text.tsx';
import type { SmsThreadState } from '../use-sms-thread.ts';
import { MessageItem } from './message-item.tsx';
import styles from './thread.module.css';
import { type ThreadEntry, threadEntries } from './thread-entries.ts';

interface MessageListProps {
  thread: SmsThreadState;
  now: Date;
  ownId: string;
  onResend: (message: SmsMessage) => Promise<void>;
  onCancel: (message: SmsMessage) => Promise<void>;
  onEdit: (message: SmsMessage) => void;
  onUndo: (message: SmsMessage) => Promise<void>;
}

const nearPx = 48;
/** Lets keys scroll the pane. */
const keyScrollProps = { tabIndex: 0 };

/** Stays at the end while the reader is there; otherwise announces new texts. */
export function MessageList({ thread, now, ownId, onResend, onCancel, onEdit, onUndo }: MessageListProps) {
  const store = useStore();
  const texts = useSmsTexts();
  const { thread: words } = texts;
  const { messages, authors, hasOlder, isFetchingNextPage, fetchNextPage } = thread;
  const entries = useMemo(() => threadEntries(thread, store, now, texts, ownId), [thread, store, now, texts, ownId]);
  const retried = useMemo(() => new Set(messages.map(({ retry_of: id }) => id)), [messages]);
  const names = useMemo(() => authorNames(authors, ownId, words.you), [authors, ownId, words.you]);
  const acts = {
    onResend: useStableCall(onResend),
    onCancel: useStableCall(onCancel),
    onEdit: useStableCall(onEdit),
    onUndo: useStableCall(onUndo),
  };
  const { scroll, content, hasNew, onScroll, toEnd } = useEnd(messages, ownId);
  return (
    <div className={styles.body}>
      <section
        ref={scroll}
        className={styles.scroll}
        aria-label={words.messages}
        {...keyScrollProps}
        onScroll={onScroll}
      >
        <ol ref={content} className={styles.messages}>
          {hasOlder && (
            <li className={styles.older}>
              <Button aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {isFetchingNextPage ? words.loadingOlder : words.older}
              </Button>
            </li>
          )}
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} now={now} ownId={ownId} names={names} retried={retried} {...acts} />
          ))}
        </ol>
      </section>
      {hasNew && (
        <Button variant="primary" icon={arrowDownIcon} className={styles.newButton} onClick={toEnd}>
          {words.newMessage}
        </Button>
      )}
    </div>
  );
}

interface EntryProps extends Omit<MessageListProps, 'thread'> {
  entry: ThreadEntry;
  names: ReadonlyMap<string, string>;
  retried: ReadonlySet<string | null>;
}

const Message = memo(MessageItem);
const anyTime = new Date(0);

/** Memoizes the props of a message. */
function Entry({ entry, now, ownId, names, retried, onUndo, ...acts }: EntryProps) {
  switch (entry.type) {
    case 'day':
      return <li className={styles.day}>{entry.words}</li>;
    case 'message': {
      const { message } = entry;
      return (
        <Message
          message={message}
          now={message.status === 'queued' ? now : anyTime}
          author={names.get(message.sent_by ?? '') ?? null}
          wasRetried={retried.has(message.id)}
          onUndo={message.sent_by === ownId ? onUndo : null}
          {...acts}
        />
      );
    }
    case 'change':
      return (
        <li className={styles.system}>
          <Icon drawing={banIcon} size={18} />
          {entry.words}
        </li>
      );
    case 'alarm':
      return (
        <li className={styles.system}>
          <Icon drawing={checkCircleIcon} size={18} />
          {entry.words}
        </li>
      );
    case 'note':
      return (
        <li className={styles.note}>
          <NoteInThread note={entry.note} />
        </li>
      );
  }
}

function authorNames(authors: readonly Person[], ownId: string, you: string): ReadonlyMap<string, string> {
  const named = authors.flatMap(({ id, name }) => (name ? [[id, name] as const] : []));
  return new Map([...named, [ownId, you]]);
}

/** Keeps the end in view while the reader is there, and the reading position when older texts arrive. */
function useEnd(messages: readonly SmsMessage[], ownId: string) {
  const [firstId, lastId] = [messages[0]?.id, messages.at(-1)?.id];
  const isLastOwn = messages.at(-1)?.sent_by === ownId;
  const scroll = useRef<HTMLElement>(null);
  const content = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const seen = useRef({ lastId, firstId, height: 0 });
  const [hasNew, setHasNew] = useState(false);

  useLayoutEffect(() => {
    const box = scroll.current;
    if (!box) return;
    const before = seen.current;
    const hasCome = before.lastId !== lastId;
    if (hasCome && isLastOwn) isAtEnd.current = true;
    if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    else if (hasCome) setHasNew(true);
    else if (before.firstId !== firstId && box.scrollTop < nearPx) box.scrollTop += box.scrollHeight - before.height;
    seen.current = { lastId, firstId, height: box.scrollHeight };
  }, [lastId, firstId, isLastOwn]);

  // A loading picture or a growing field doesn't push the end out of view.
  useEffect(() => {
    const box = scroll.current;
    if (!box || !content.current) return;
    const resized = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
      seen.current.height = box.scrollHeight;
    });
    resized.observe(content.current);
    resized.observe(box);
    return () => resized.disconnect();
  }, []);

  const onScroll = () => {
    const box = scroll.current;
    if (!box) return;
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearPx;
    if (isAtEnd.current) setHasNew(false);
  };
  const toEnd = () => {
    isAtEnd.current = true;
    setHasNew(false);
    if (scroll.current) scroll.current.scrollTop = scroll.current.scrollHeight;
  };
  return { scroll, content, hasNew, onScroll, toEnd };
}
