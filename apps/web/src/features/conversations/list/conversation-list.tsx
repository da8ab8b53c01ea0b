import type { ConversationSummary } from '@rxweb/contracts/conversations';
import { Fragment, type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import { useStableCall } from '../../../ui/use-stable-call.ts';
import { useVirtualRows } from '../../../ui/virtual-rows.tsx';
import { ConversationRow } from './conversation-row.tsx';
import styles from './list.module.css';

interface ConversationListProps {
  conversations: readonly ConversationSummary[];
  current: string | null;
  now: Date;
  ownId: string;
  /** The scroll container. */
  scroll: RefObject<HTMLDivElement | null>;
  onOpen: (id: string) => void;
}

/** j and k also open the conversation, as in the inbox. */
const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  j: (at) => at + 1,
  k: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Rows with a single Tab stop; arrows move it. */
export function ConversationList({ conversations, current, now, ownId, scroll, onOpen }: ConversationListProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const indexOf = (id: string | null) => conversations.findIndex((each) => each.id === id);
  const currentIndex = indexOf(current);
  const stop = Math.max(0, indexOf(focused) >= 0 ? indexOf(focused) : currentIndex);
  const keys = useMemo(() => conversations.map(({ id }) => id), [conversations]);
  const { list, rows, endGap, isWindowed, showRow } = useVirtualRows<HTMLUListElement>(keys, {
    scroll,
    kept: [stop, currentIndex],
  });
  const open = useStableCall(onOpen);
  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = moves[event.key]?.(stop, conversations.length - 1);
    const next = to === undefined ? undefined : conversations[to];
    if (!next || to === undefined) return;
    event.preventDefault();
    showRow(to);
    list.current?.querySelector<HTMLElement>(`[data-conversation="${next.id}"]`)?.focus();
    if (event.key === 'j' || event.key === 'k') onOpen(next.id);
  };
  return (
    <ul ref={list} className={styles.rows} onKeyDown={move}>
      {rows.map(({ index, gap }) => {
        const conversation = conversations[index];
        if (!conversation) return null;
        return (
          <Fragment key={conversation.id}>
            {gap > 0 && <li aria-hidden="true" style={{ height: gap }} />}
            <li
              data-row={conversation.id}
              {...(isWindowed && { 'aria-setsize': conversations.length, 'aria-posinset': index + 1 })}
            >
              <ConversationRow
                conversation={conversation}
                isCurrent={conversation.id === current}
                isStop={index === stop}
                now={now}
                ownId={ownId}
                onFocus={setFocused}
                onOpen={open}
              />
            </li>
          </Fragment>
        );
      })}
      {endGap > 0 && <li aria-hidden="true" style={{ height: endGap }} />}
    </ul>
  );
}
