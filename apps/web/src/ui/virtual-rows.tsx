import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowRange, type RowTops, rowAt, rowTops, type ShownRow, shownRows } from './row-places.ts';

/** Up to this many rows, all are rendered. */
const maxPlainRows = 200;
/** Margin rendered above and below the visible rows, in px. */
const overscanPx = 800;
const firstRows: RowRange = { from: 0, until: 40 };

interface Options {
  /** The scroll container; the window by default. Any position style works. */
  scroll?: RefObject<HTMLElement | null>;
  /** Rows always rendered, such as the tab stop. */
  kept?: readonly number[];
}

export interface VirtualRows<List extends HTMLElement> {
  /** The parent of the rows; each row has its key in `data-row`. */
  list: RefObject<List | null>;
  /** Rendered rows in order, each with the height skipped before it. */
  rows: readonly ShownRow[];
  endGap: number;
  isWindowed: boolean;
  showRow(index: number): void;
}

/**
 * Renders all rows up to 200; beyond that, those near the view and the focused one. Heights may vary. `keys` must be stable while the rows are.
 */
export function useVirtualRows<List extends HTMLElement>(
  keys: readonly string[],
  { scroll, kept = [] }: Options = {},
): VirtualRows<List> {
  const isWindowed = keys.length > maxPlainRows;
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
    const hasChanged = recordHeights(rows, heights.of);
    if (!isWindowed) return;
    if (hasChanged) setHeights({ of: heights.of });
    const view = viewOf(scroll?.current ?? null);
    const isHeld = holdAnchor(rows, (key) => tops[indexOf.get(key) ?? -1], anchor.current, view);
    if (isHeld) anchor.current = anchorIn(rows, view);
    setRange((before) => rangeFor(before, rows, tops, view));
  });

  const look = useCallback((view: View) => {
    const rows = list.current;
    if (!rows) return;
    anchor.current = anchorIn(rows, view);
    // Before the next frame, so no blank area shows.
    flushSync(() => setRange((before) => rangeFor(before, rows, latest.current, view)));
  }, []);
  const remeasure = useCallback(() => setHeights((before) => ({ ...before })), []);
  useScrollBox(scroll, isWindowed, look, remeasure);

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

function useScrollBox(
  scroll: Options['scroll'],
  isWindowed: boolean,
  onScroll: (view: View) => void,
  onResize: () => void,
): void {
  useEffect(() => {
    if (!isWindowed) return;
    const box = scroll?.current ?? null;
    const handleScroll = () => onScroll(viewOf(box));
    const root = box ?? document.documentElement;
    // We hold the position; native anchoring would move it twice.
    root.style.overflowAnchor = 'none';
    const resized = new ResizeObserver(onResize);
    resized.observe(root);
    const scrolled = box ?? document;
    scrolled.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      root.style.overflowAnchor = '';
      resized.disconnect();
      scrolled.removeEventListener('scroll', handleScroll);
    };
  }, [scroll, isWindowed, onScroll, onResize]);
}

/** In window px. */
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

interface Anchor {
  key: string;
  top: number;
}

/** Null before the reader scrolls into the list: new rows on top should show then. */
function anchorIn(list: HTMLElement, view: View): Anchor | null {
  if (list.getBoundingClientRect().top >= view.top - 1) return null;
  for (const row of rowsIn(list)) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > view.top) return { key: row.dataset.row ?? '', top };
  }
  return null;
}

/** Scrolls the anchor back into place. False if it isn't rendered yet, so the position is approximate. */
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

/** Unchanged while the visible area is well inside. */
function rangeFor(before: RowRange, list: HTMLElement, tops: RowTops, view: View): RowRange {
  const top = view.top - list.getBoundingClientRect().top;
  const count = tops.length - 1;
  const around = (px: number): RowRange => ({
    from: rowAt(tops, top - px),
    until: Math.min(count, rowAt(tops, top + view.height + px) + 1),
  });
  const near = around(overscanPx / 2);
  if (before.from <= near.from && before.until >= near.until && before.until - before.from < 400) return before;
  const next = around(overscanPx);
  return next.from === before.from && next.until === before.until ? before : next;
}

function rowsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-row]')];
}

/** Returns whether anything changed. */
function recordHeights(list: HTMLElement, heights: Map<string, number>): boolean {
  let hasChanged = false;
  for (const row of rowsIn(list)) {
    const { height } = row.getBoundingClientRect();
    const key = row.dataset.row ?? '';
    if (height === 0 || Math.abs((heights.get(key) ?? 0) - height) < 0.5) continue;
    heights.set(key, height);
    hasChanged = true;
  }
  return hasChanged;
}

/** Key of the focused row, which stays rendered to keep the focus. */
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
