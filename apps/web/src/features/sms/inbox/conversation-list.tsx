import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ConversationRow } from './conversation-row.tsx';
import type { Conversation } from './conversations.ts';
import styles from './inbox.module.css';
import { windowOf } from './window.ts';

interface ConversationListProps {
  conversations: readonly Conversation[];
  current: string | null;
  now: Date;
  onOpen: (phone: string) => void;
  /** The end of the list has been scrolled to. */
  onEnd: () => void;
}

/** How near to the end older ones are asked for, in rows. */
const nearEndRows = 20;

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The people, however many: only what is seen is in the page. One stop for Tab; arrows, Home and End move in it. */
export function ConversationList({ conversations, current, now, onOpen, onEnd }: ConversationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 800, rowHeight: 0 });
  const [focused, setFocused] = useState<string | null>(null);
  const rowHeight = view.rowHeight;
  const seen = windowOf(view.top, view.height, rowHeight, conversations.length);
  useSteadyRows(scroll, conversations, rowHeight);

  useLayoutEffect(() => {
    const box = scroll.current;
    if (!box) return;
    const measure = () => {
      const rowHeight = list.current?.querySelector('li')?.getBoundingClientRect().height ?? 0;
      setView({ top: coarse(box.scrollTop, rowHeight), height: box.clientHeight, rowHeight });
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(box);
    const firstRow = list.current?.querySelector('li');
    if (firstRow) resized.observe(firstRow);
    return () => resized.disconnect();
  }, []);

  const lookAround = () => {
    const box = scroll.current;
    if (!box) return;
    setView((before) => {
      const top = coarse(box.scrollTop, rowHeight);
      return top === before.top ? before : { ...before, top };
    });
    const left = box.scrollHeight - box.scrollTop - box.clientHeight;
    if (box.scrollTop > 0 && left < nearEndRows * rowHeight) onEnd();
  };
  const indexOf = (phone: string | null) => conversations.findIndex((each) => each.phone === phone);
  // Whoever has the focus keeps it when they are scrolled away, and is where Tab leads to.
  const stop = Math.max(0, indexOf(focused) >= 0 ? indexOf(focused) : indexOf(current));
  const rows = new Set(Array.from({ length: seen.until - seen.from }, (_, index) => seen.from + index)).add(stop);

  const tellOpen = useRef(onOpen);
  tellOpen.current = onOpen;
  const openIt = useCallback((phone: string) => tellOpen.current(phone), []);
  const move = (event: KeyboardEvent) => {
    const to = moves[event.key]?.(stop, conversations.length - 1);
    const next = to === undefined ? undefined : conversations[to];
    if (!next || to === undefined) return;
    event.preventDefault();
    showRow(scroll.current, to, rowHeight);
    setFocused(next.phone);
  };
  useEffect(() => {
    const hasFocus = list.current?.contains(document.activeElement);
    if (focused && hasFocus) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [focused]);
  const currentIndex = indexOf(current);
  // Only when another one is chosen: the list may be scrolled away from it.
  const showCurrent = useEffectEvent(() => {
    if (currentIndex >= 0) showRow(scroll.current, currentIndex, rowHeight);
  });
  useEffect(() => {
    if (current !== null) showCurrent();
  }, [current]);

  return (
    <div ref={scroll} className={styles.scroll} onScroll={lookAround}>
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
                onFocus={setFocused}
                onOpen={openIt}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Where one has scrolled to, in steps of a few rows, fewer than are spare: the rows are not made anew with every pixel. */
function coarse(scrollTop: number, rowHeight: number): number {
  const step = 3 * rowHeight;
  return step > 0 ? Math.floor(scrollTop / step) * step : 0;
}

function showRow(box: HTMLElement | null, index: number, rowHeight: number): void {
  if (!box || rowHeight <= 0) return;
  const top = index * rowHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + rowHeight > box.scrollTop + box.clientHeight) box.scrollTop = top + rowHeight - box.clientHeight;
}

/** Who has scrolled goes on seeing the same people when others come in above them. */
function useSteadyRows(
  scroll: { current: HTMLElement | null },
  conversations: readonly Conversation[],
  rowHeight: number,
): void {
  const shown = useRef(conversations);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = conversations;
    const box = scroll.current;
    if (!box || box.scrollTop <= 0 || rowHeight <= 0 || before === conversations) return;
    const first = Math.floor(box.scrollTop / rowHeight);
    const anchor = before[first]?.phone;
    const now = conversations.findIndex(({ phone }) => phone === anchor);
    if (now >= 0 && now !== first) box.scrollTop += (now - first) * rowHeight;
  }, [scroll, conversations, rowHeight]);
}
