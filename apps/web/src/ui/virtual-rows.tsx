import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowRange, type RowTops, rowAt, rowTops, type ShownRow, shownRows } from './row-places.ts';

/** Up to that many rows are all in the page. */
const mostPlainRows = 200;
/** How far above and below what is seen rows are in the page, in px. */
const sparePx = 800;
const firstRows: RowRange = { from: 0, until: 40 };

interface Options {
  /** What scrolls; the window when left out. It needs no position of its own. */
  scroll?: RefObject<HTMLElement | null>;
  /** Rows that stay in the page wherever they are, such as the one that Tab leads to. */
  kept?: readonly number[];
}

export interface VirtualRows<List extends HTMLElement> {
  /** On the element whose children the rows are; each of them carries `data-row` with its key. */
  list: RefObject<List | null>;
  /** Those in the page, in order, each with the height of what is left out before it. */
  rows: readonly ShownRow[];
  endGap: number;
  isWindowed: boolean;
  /** Scrolls a row into sight; it is in the page then. */
  showRow(index: number): void;
}

/**
 * The rows of a list that are in the page: all up to 200, and of more those that are seen, those near them, and the one with the focus. Rows may differ in
 * height. What is left out takes its room, so scrollbar, anchors and `focus()` work as ever; who has scrolled goes on seeing the same rows when others
 * come in above them. `keys` is to be the same array while the rows are the same.
 */
export function useVirtualRows<List extends HTMLElement>(
  keys: readonly string[],
  { scroll, kept = [] }: Options = {},
): VirtualRows<List> {
  const isWindowed = keys.length > mostPlainRows;
  const list = useRef<List | null>(null);
  const [heights, setHeights] = useState({ of: new Map<string, number>() });
  const [range, setRange] = useState(firstRows);
  const focused = useFocusedRow(list, isWindowed);
  const tops = useMemo(() => rowTops(isWindowed ? keys : [], heights.of), [isWindowed, keys, heights]);
  const indexOf = useMemo(() => new Map(keys.map((key, index) => [key, index])), [keys]);
  const anchor = useRef<Anchor | null>(null);
  const latest = useRef(tops);

  useLayoutEffect(() => {
    latest.current = tops;
    const rows = list.current;
    if (!rows) return;
    const isNews = recordHeights(rows, heights.of);
    if (!isWindowed) return;
    if (isNews) setHeights({ of: heights.of });
    const view = viewOf(scroll?.current ?? null);
    const isHeld = holdAnchor(rows, (key) => tops[indexOf.get(key) ?? -1], anchor.current, view);
    if (isHeld) anchor.current = anchorIn(rows, view);
    setRange((before) => rangeFor(before, rows, tops, view));
  });

  useEffect(() => {
    if (!isWindowed) return;
    const box = scroll?.current ?? null;
    const look = () => {
      const rows = list.current;
      if (!rows) return;
      const view = viewOf(box);
      anchor.current = anchorIn(rows, view);
      // Before the next frame: what has been scrolled to is not seen empty.
      flushSync(() => setRange((before) => rangeFor(before, rows, latest.current, view)));
    };
    const root = box ?? document.documentElement;
    // The place is held here; two would move it twice.
    root.style.overflowAnchor = 'none';
    const resized = new ResizeObserver(() => setHeights((before) => ({ ...before })));
    resized.observe(root);
    const scrolled = box ?? document;
    scrolled.addEventListener('scroll', look, { passive: true });
    return () => {
      root.style.overflowAnchor = '';
      resized.disconnect();
      scrolled.removeEventListener('scroll', look);
    };
  }, [isWindowed, scroll]);

  const showRow = useCallback(
    (index: number) => {
      const rows = list.current;
      const [top, bottom] = [latest.current[index], latest.current[index + 1]];
      if (!rows || top === undefined || bottom === undefined) return;
      const view = viewOf(scroll?.current ?? null);
      const listTop = rows.getBoundingClientRect().top;
      const above = view.top - (listTop + top);
      const below = listTop + bottom - (view.top + view.height);
      if (above > 0 || below > 0) view.scrollBy(above > 0 ? -above : below);
      anchor.current = null;
      flushSync(() => setRange((before) => rangeFor(before, rows, latest.current, view)));
    },
    [scroll],
  );

  const plain = useMemo(() => keys.map((_, index): ShownRow => ({ index, gap: 0 })), [keys]);
  if (!isWindowed) return { list, rows: plain, endGap: 0, isWindowed, showRow };
  const focusedIndex = focused === null ? -1 : (indexOf.get(focused) ?? -1);
  return { list, ...shownRows(tops, range, [...kept, focusedIndex]), isWindowed, showRow };
}

/** What the reader sees of the page, in px of the window, and how it is moved. */
interface View {
  top: number;
  height: number;
  scrollBy(px: number): void;
}

function viewOf(box: HTMLElement | null): View {
  if (!box) return { top: 0, height: innerHeight, scrollBy: (px) => window.scrollBy({ top: px, behavior: 'instant' }) };
  const { top } = box.getBoundingClientRect();
  return { top, height: box.clientHeight, scrollBy: (px) => box.scrollBy({ top: px, behavior: 'instant' }) };
}

/** The first row that is seen, and where. */
interface Anchor {
  key: string;
  top: number;
}

/** Null where the reader has not scrolled into the list: what comes in on top is to be seen then. */
function anchorIn(list: HTMLElement, view: View): Anchor | null {
  if (list.getBoundingClientRect().top >= view.top - 1) return null;
  for (const row of rowsIn(list)) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > view.top) return { key: row.dataset.row ?? '', top };
  }
  return null;
}

/** Scrolls so that the anchor is where it was. False when it is not in the page yet, and only about there. */
function holdAnchor(
  list: HTMLElement,
  topOf: (key: string) => number | undefined,
  anchor: Anchor | null,
  view: View,
): boolean {
  const placed = anchor ? topOf(anchor.key) : undefined;
  if (!anchor || placed === undefined) return true;
  const row = rowsIn(list).find(({ dataset }) => dataset.row === anchor.key);
  const top = row?.getBoundingClientRect().top ?? list.getBoundingClientRect().top + placed;
  if (Math.abs(top - anchor.top) >= 1) view.scrollBy(top - anchor.top);
  return row !== undefined;
}

/** The rows to be in the page. They stay the same while what is seen lies well within them. */
function rangeFor(before: RowRange, list: HTMLElement, tops: RowTops, view: View): RowRange {
  const top = view.top - list.getBoundingClientRect().top;
  const count = tops.length - 1;
  const around = (px: number): RowRange => ({
    from: rowAt(tops, top - px),
    until: Math.min(count, rowAt(tops, top + view.height + px) + 1),
  });
  const near = around(sparePx / 2);
  if (before.from <= near.from && before.until >= near.until && before.until - before.from < 400) return before;
  const next = around(sparePx);
  return next.from === before.from && next.until === before.until ? before : next;
}

function rowsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-row]')];
}

/** Notes how high the rows in the page are; whether that was news. */
function recordHeights(list: HTMLElement, heights: Map<string, number>): boolean {
  let isNews = false;
  for (const row of rowsIn(list)) {
    const { height } = row.getBoundingClientRect();
    const key = row.dataset.row ?? '';
    if (height === 0 || Math.abs((heights.get(key) ?? 0) - height) < 0.5) continue;
    heights.set(key, height);
    isNews = true;
  }
  return isNews;
}

/** The key of the row that has the focus: it stays in the page, and with it the focus. */
function useFocusedRow(list: RefObject<HTMLElement | null>, isWindowed: boolean): string | null {
  const [focused, setFocused] = useState<string | null>(null);
  useEffect(() => {
    const rows = list.current;
    if (!rows || !isWindowed) return;
    const note = ({ type, target, relatedTarget }: FocusEvent) => {
      const next = type === 'focusin' ? target : relatedTarget;
      const row = next instanceof Element && rows.contains(next) ? next.closest<HTMLElement>('[data-row]') : null;
      setFocused(row?.dataset.row ?? null);
    };
    const row = document.activeElement?.closest<HTMLElement>('[data-row]');
    if (row && rows.contains(row)) setFocused(row.dataset.row ?? null);
    rows.addEventListener('focusin', note);
    rows.addEventListener('focusout', note);
    return () => {
      rows.removeEventListener('focusin', note);
      rows.removeEventListener('focusout', note);
    };
  }, [list, isWindowed]);
  return focused;
}
