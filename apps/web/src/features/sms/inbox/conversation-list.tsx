import type { SmsLabel } from '@rxweb/contracts/sms/inbox';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ConversationRow } from './conversation-row.tsx';
import type { Conversation } from './conversations.ts';
import styles from './inbox.module.css';
import { type ListWindow, useListWindow } from './list-window.ts';

interface ConversationListProps {
  conversations: readonly Conversation[];
  current: string | null;
  now: Date;
  labels: readonly SmsLabel[];
  /** While several are being chosen. */
  chosen: ReadonlySet<string> | null;
  onOpen: (phone: string) => void;
  onEnd: () => void;
}

const nearEndRows = 20;

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Renders the visible rows only. One Tab stop; arrows, Home and End move it. */
export function ConversationList(props: ConversationListProps) {
  const { conversations, current, now, labels, chosen, onOpen, onEnd } = props;
  const { list, scroll, rowHeight, seen, showRow, handleScroll } = useListWindow(conversations, current);
  const [focused, setFocused] = useState<string | null>(null);
  const indexOf = (phone: string | null) => conversations.findIndex((each) => each.phone === phone);
  // The focused row stays rendered and is the Tab stop.
  const stop = Math.max(0, indexOf(focused) >= 0 ? indexOf(focused) : indexOf(current));
  const rows = rowsOf(seen, stop);

  const open = useStable(onOpen);
  const move = moveIn(conversations, stop, (to, phone) => {
    showRow(to);
    setFocused(phone);
  });
  useRowFocus(list, focused);
  return (
    <div
      ref={scroll}
      data-scroll-place="sms-list"
      className={styles.scroll}
      onScroll={nearEnd(handleScroll, rowHeight, onEnd)}
    >
      <ul
        ref={list}
        className={styles.rows}
        style={{ height: rowHeight > 0 ? rowHeight * conversations.length : undefined }}
        onKeyDown={move}
      >
        {[...rows].map((index) => {
          const conversation = conversations[index];
          if (!conversation) return null;
          const { phone } = conversation;
          return (
            <li
              key={phone}
              aria-setsize={conversations.length}
              aria-posinset={index + 1}
              className={styles.row}
              style={{ transform: `translateY(${index * rowHeight}px)` }}
            >
              <ConversationRow
                conversation={conversation}
                isCurrent={phone === current}
                isStop={index === stop}
                now={now}
                labels={labels}
                isChosen={chosen === null ? null : chosen.has(phone)}
                onFocus={setFocused}
                onOpen={open}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The visible rows, and the Tab stop. */
function rowsOf({ from, until }: ListWindow, stop: number): Set<number> {
  return new Set(Array.from({ length: until - from }, (_, index) => from + index)).add(stop);
}

/** Calls near the end of the list. */
function nearEnd(handleScroll: () => number | null, rowHeight: number, onEnd: () => void) {
  return () => {
    const left = handleScroll();
    if (left !== null && left < nearEndRows * rowHeight) onEnd();
  };
}

/** Arrows, Home and End, from the row at `stop`. */
function moveIn(conversations: readonly Conversation[], stop: number, onMove: (to: number, phone: string) => void) {
  return (event: KeyboardEvent) => {
    const to = moves[event.key]?.(stop, conversations.length - 1);
    const next = to === undefined ? undefined : conversations[to];
    if (!next || to === undefined) return;
    event.preventDefault();
    onMove(to, next.phone);
  };
}

/** Keeps the memoized rows from rendering. */
function useStable(onOpen: (phone: string) => void): (phone: string) => void {
  const latest = useRef(onOpen);
  latest.current = onOpen;
  return useCallback((phone) => latest.current(phone), []);
}

function useRowFocus(list: RefObject<HTMLElement | null>, focused: string | null): void {
  useEffect(() => {
    const hasFocus = list.current?.contains(document.activeElement);
    if (focused && hasFocus) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [list, focused]);
}
