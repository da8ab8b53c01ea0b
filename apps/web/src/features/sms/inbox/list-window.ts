import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Conversation } from './conversations.ts';

/** Rows rendered beyond the visible ones. */
const spareRows = 6;

export interface ListWindow {
  /** The rows from `from` up to, not including, `until`. */
  from: number;
  until: number;
}

/** The rows to render, all of one height. Lengths in px. */
export function windowOf(scrollTop: number, height: number, rowHeight: number, count: number): ListWindow {
  if (rowHeight <= 0) return { from: 0, until: Math.min(count, 30) };
  const first = Math.floor(Math.max(0, scrollTop) / rowHeight);
  const seen = Math.ceil(height / rowHeight) + 1;
  const from = Math.max(0, Math.min(first - spareRows, count - seen));
  return { from, until: Math.min(count, first + seen + spareRows) };
}

/** Scrolls the `current` row into view when it changes. */
export function useListWindow(conversations: readonly Conversation[], current: string | null) {
  const list = useRef<HTMLUListElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 800, rowHeight: 0 });
  const { rowHeight } = view;
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

  const showRow = (index: number) => scrollToRow(scroll.current, index, rowHeight);
  const currentIndex = conversations.findIndex(({ phone }) => phone === current);
  // Not when the list changes: the user may have scrolled away.
  const showCurrent = useEffectEvent(() => {
    if (currentIndex >= 0) showRow(currentIndex);
  });
  useEffect(() => {
    if (current !== null) showCurrent();
  }, [current]);

  return {
    list,
    scroll,
    rowHeight,
    seen: windowOf(view.top, view.height, rowHeight, conversations.length),
    showRow,
    /** Returns the px left below; null at the very top. */
    handleScroll: (): number | null => {
      const box = scroll.current;
      if (!box) return null;
      setView((before) => {
        const top = coarse(box.scrollTop, rowHeight);
        return top === before.top ? before : { ...before, top };
      });
      return box.scrollTop > 0 ? box.scrollHeight - box.scrollTop - box.clientHeight : null;
    },
  };
}

/** In steps of a few rows, to render less often. */
function coarse(scrollTop: number, rowHeight: number): number {
  const step = 3 * rowHeight;
  return step > 0 ? Math.floor(scrollTop / step) * step : 0;
}

function scrollToRow(box: HTMLElement | null, index: number, rowHeight: number): void {
  if (!box || rowHeight <= 0) return;
  const top = index * rowHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + rowHeight > box.scrollTop + box.clientHeight) box.scrollTop = top + rowHeight - box.clientHeight;
}

/** Keeps the same rows in view when rows arrive above. */
function useSteadyRows(
  scroll: RefObject<HTMLElement | null>,
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
