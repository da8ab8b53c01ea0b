import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ConversationPlaces } from './conversation-places.ts';

/** Still counts as the end, in px. */
const slackPx = 48;
/** Margin above what is shown, in px. */
const marginPx = 16;
/** A longer question shows only its end in this share of the view. */
const longestQuestion = 0.4;

/**
 * What stays in view while messages change: the newest question at the top with its answer below, the end, or the top of
 * what came last. `free`: the reader scrolls.
 */
type Shown = 'turn' | 'end' | 'last' | 'free';

export interface TurnScroll {
  isAtEnd: boolean;
  /** A form is in view, over whose controls nothing may float. */
  isFormInView: boolean;
  /** Shows the newest question at the top; its answer is read downwards from there. */
  showTurn(): void;
  /** Shows the end and follows it. */
  showEnd(): void;
  /** Shows what came last, from its top. */
  showLast(): void;
  /** Scrolls to the top and stays there. */
  scrollToTop(): void;
}

/** Keeps the reader's place in a growing conversation, until the reader scrolls. `parts` changes with what it holds. */
export function useTurnScroll(
  { scroll: scrollRef, content: contentRef }: ConversationPlaces,
  parts: string,
): TurnScroll {
  const shown = useRef<Shown>('free');
  /** The place as last settled. */
  const ownTop = useRef(0);
  const [{ isAtEnd, isFormInView }, setView] = useState({ isAtEnd: true, isFormInView: false });

  const settle = useCallback(() => {
    const [scroll, content] = [scrollRef.current, contentRef.current];
    // Hidden behind another page.
    if (!scroll || !content || scroll.clientHeight === 0) return;
    const turnTop = topOfTurn(scroll, content);
    makeRoom(scroll, content, turnTop);
    const top = { turn: turnTop, end: endOf(scroll, content), last: topOfLast(scroll, content), free: null };
    const wanted = top[shown.current];
    // The browser keeps the place for who scrolls; otherwise we do.
    scroll.style.overflowAnchor = wanted === null ? '' : 'none';
    if (wanted !== null) {
      scroll.scrollTop = wanted;
      ownTop.current = scroll.scrollTop;
    }
    setView(changedTo(viewOf(scroll, content)));
  }, [scrollRef, contentRef]);

  const [shows, setShows] = useState(0);
  useNewParts(`${parts} ${shows}`, settle);
  const handleScroll = useCallback(() => {
    const scroll = scrollRef.current;
    if (!scroll) return;
    const moved = scroll.scrollTop - ownTop.current;
    const last = scroll.scrollHeight - scroll.clientHeight;
    // Less content or a taller view: the browser moved it to what is now the end, not the reader.
    const isClamped = moved < -1 && scroll.scrollTop >= last - 1;
    if (Math.abs(moved) > 1 && !isClamped) shown.current = 'free';
    settle();
  }, [settle, scrollRef]);
  useWatch({ scrollRef, contentRef, settle, handleScroll });

  const show = useCallback((what: Shown) => {
    shown.current = what;
    // With what is about to be rendered, laid out once.
    setShows((count) => count + 1);
  }, []);
  const scrollToTop = useCallback(() => {
    shown.current = 'free';
    if (scrollRef.current) scrollRef.current.scrollTop = 0;
  }, [scrollRef]);

  return {
    isAtEnd,
    isFormInView,
    showTurn: () => show('turn'),
    showEnd: () => show('end'),
    showLast: () => show('last'),
    scrollToTop,
  };
}

/** Before paint: new parts within the room below change no size. */
function useNewParts(parts: string, settle: () => void): void {
  const settled = useRef('');
  useLayoutEffect(() => {
    if (settled.current === parts) return;
    settled.current = parts;
    settle();
  }, [settle, parts]);
}

interface Watch {
  scrollRef: ConversationPlaces['scroll'];
  contentRef: ConversationPlaces['content'];
  settle(): void;
  handleScroll(): void;
}

/** Settles when a size changes, and tells when the place does. */
function useWatch({ scrollRef, contentRef, settle, handleScroll }: Watch): void {
  useEffect(() => {
    const [scroll, content] = [scrollRef.current, contentRef.current];
    if (!scroll || !content) return;
    const resized = new ResizeObserver(settle);
    resized.observe(content);
    resized.observe(scroll);
    scroll.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      resized.disconnect();
      scroll.removeEventListener('scroll', handleScroll);
    };
  }, [settle, handleScroll, scrollRef, contentRef]);
}

/** Room below a short answer, so that its question can stand at the top. It does not change while the answer grows. */
function makeRoom(scroll: HTMLElement, content: HTMLElement, turnTop: number | null): void {
  const { paddingTop, paddingBottom } = getComputedStyle(scroll);
  const room = scroll.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  content.style.minHeight = turnTop === null ? '' : `${Math.floor(turnTop + room)}px`;
}

/** Where the newest question is at the top; null without one. */
function topOfTurn(scroll: HTMLElement, content: HTMLElement): number | null {
  const turn = [...content.querySelectorAll('[data-turn]')].at(-1);
  if (!turn) return null;
  const { top, bottom } = turn.getBoundingClientRect();
  const offset = offsetIn(scroll);
  const longest = scroll.clientHeight * longestQuestion;
  return Math.max(0, Math.round(Math.max(top - marginPx, bottom - longest) + offset));
}

/** Where the last part begins at the top, or the end if all of it is in view there. */
function topOfLast(scroll: HTMLElement, content: HTMLElement): number {
  const end = endOf(scroll, content);
  const last = content.querySelector(':scope > ol:last-of-type')?.lastElementChild;
  if (!last) return end;
  return Math.max(0, Math.min(end, last.getBoundingClientRect().top + offsetIn(scroll) - marginPx));
}

/** The end of what is written, without the room below. */
function endOf(scroll: HTMLElement, content: HTMLElement): number {
  const bottom = content.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  const padding = Number.parseFloat(getComputedStyle(scroll).paddingBottom);
  return Math.max(0, bottom + offsetIn(scroll) + padding - scroll.clientHeight);
}

function isNearEnd(scroll: HTMLElement, content: HTMLElement): boolean {
  return scroll.scrollTop >= endOf(scroll, content) - slackPx;
}

type View = Pick<TurnScroll, 'isAtEnd' | 'isFormInView'>;

function viewOf(scroll: HTMLElement, content: HTMLElement): View {
  return { isAtEnd: isNearEnd(scroll, content), isFormInView: hasFormInView(scroll, content) };
}

/** The same object while nothing changes, so that scrolling renders nothing. */
const changedTo = (now: View) => (before: View) =>
  now.isAtEnd === before.isAtEnd && now.isFormInView === before.isFormInView ? before : now;

/** Runs at every scroll: the browser keeps this list, so a long conversation isn't searched each time. */
function hasFormInView(scroll: HTMLElement, content: HTMLElement): boolean {
  const forms = content.getElementsByTagName('form');
  if (forms.length === 0) return false;
  const view = scroll.getBoundingClientRect();
  return [...forms].some((form) => {
    const { top, bottom } = form.getBoundingClientRect();
    return top < view.bottom && bottom > view.top;
  });
}

/** From places on the screen to places in the scrolled content. */
function offsetIn(scroll: HTMLElement): number {
  return scroll.scrollTop - scroll.getBoundingClientRect().top;
}
