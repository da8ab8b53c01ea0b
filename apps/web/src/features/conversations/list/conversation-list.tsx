import type { ConversationSummary } from '@rxweb/contracts/conversations';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ConversationRow } from './conversation-row.tsx';
import styles from './list.module.css';

interface ConversationListProps {
  conversations: readonly ConversationSummary[];
  current: string | null;
  now: Date;
  onOpen: (id: string) => void;
}

/** What a key does to the place in the list; j and k open what they come to, as in the inbox. */
const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  j: (at) => at + 1,
  k: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The rows; one of them is where Tab leads to, and the arrows go on from it. */
export function ConversationList({ conversations, current, now, onOpen }: ConversationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const indexOf = (id: string | null) => conversations.findIndex((each) => each.id === id);
  const stop = Math.max(0, indexOf(focused) >= 0 ? indexOf(focused) : indexOf(current));
  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = moves[event.key]?.(stop, conversations.length - 1);
    const next = to === undefined ? undefined : conversations[to];
    if (!next) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-conversation="${next.id}"]`)?.focus();
    if (event.key === 'j' || event.key === 'k') onOpen(next.id);
  };
  return (
    <ul ref={list} className={styles.rows} onKeyDown={move}>
      {conversations.map((conversation, index) => (
        <li key={conversation.id}>
          <ConversationRow
            conversation={conversation}
            isCurrent={conversation.id === current}
            isStop={index === stop}
            now={now}
            onFocus={setFocused}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  );
}
