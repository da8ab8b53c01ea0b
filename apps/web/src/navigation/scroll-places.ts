import { entryId, followEntries } from './history-entries.ts';

/* The browser restores a scroll place before a list is read. This waits for the list. */

/** By part: `''` is the window, others are elements named by `data-scroll-place`. */
type Places = Record<string, number>;

const places = new Map<string, Places>();
const longestMs = 10_000;
const restMs = 200;
const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let restoring: AbortController | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Keeps the scroll places of each history entry, and finds them again after Back, Forward and a reload. */
export function keepScrollPlaces(): void {
  history.scrollRestoration = 'manual';
  followEntries((id, opened) => {
    restoring?.abort();
    if (!opened) restore(places.get(id));
    // A page that opens another of its own addresses leaves its parts as they are.
    else if (opened.isSamePage) places.set(id, { ...places.get(opened.before) });
  });
  addEventListener('scroll', record, { capture: true, passive: true });
  const { places: left } = Object(history.state);
  if (left && typeof left === 'object') {
    places.set(entryId(), left);
    restore(left);
  }
}

function record({ target }: Event): void {
  const name = target instanceof HTMLElement ? target.dataset.scrollPlace : '';
  if (restoring || name === undefined) return;
  const top = target instanceof HTMLElement ? target.scrollTop : scrollY;
  const id = entryId();
  places.set(id, { ...places.get(id), [name]: top });
  clearTimeout(resting);
  resting = setTimeout(() => {
    // For a reload. As the page goes, it would be too late.
    if (entryId() === id) history.replaceState({ ...history.state, places: places.get(id) }, '');
  }, restMs);
}

/** Until all places are reached and held, the user moves, or time is up. */
function restore(wanted: Places | undefined): void {
  if (!wanted || Object.values(wanted).every((top) => top === 0)) return;
  const stopping = new AbortController();
  const { signal } = stopping;
  restoring = stopping;
  signal.addEventListener('abort', () => {
    if (restoring === stopping) restoring = null;
  });
  for (const move of moves) addEventListener(move, () => stopping.abort(), { capture: true, passive: true, signal });
  const until = performance.now() + longestMs;
  const step = (held: number) => {
    if (signal.aborted) return;
    const isReached = Object.entries(wanted).every(([name, top]) => reach(name, top));
    if ((isReached && held >= steadyFrames) || performance.now() > until) return stopping.abort();
    requestAnimationFrame(() => step(isReached ? held + 1 : 0));
  };
  requestAnimationFrame(() => step(0));
}

/** A page that is still being put together may jump once more. */
const steadyFrames = 10;

function reach(name: string, top: number): boolean {
  if (name === '') {
    if (Math.abs(scrollY - top) > 1) scrollTo(0, top);
    return Math.abs(scrollY - top) <= 1;
  }
  const part = document.querySelector<HTMLElement>(`[data-scroll-place="${name}"]`);
  if (!part) return false;
  if (Math.abs(part.scrollTop - top) > 1) part.scrollTop = top;
  return Math.abs(part.scrollTop - top) <= 1;
}
