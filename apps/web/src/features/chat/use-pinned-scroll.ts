import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Still counts as the end, in px. */
const slackPx = 48;
/** Margin above a message kept in view, in px. */
const keptMarginPx = 16;

export interface PinnedScroll {
  isAtEnd: boolean;
  /** Scrolls to the end and follows it. */
  scrollToEnd(): void;
  /** Scrolls to the top and stays there. */
  scrollToTop(): void;
}

/**
 * Follows the end of a growing conversation until the reader scrolls up. Never scrolls past the top of a care card, a
 * care note or an answer with a form.
 */
export function usePinnedScroll(
  scrollRef: RefObject<HTMLElement | null>,
  contentRef: RefObject<HTMLElement | null>,
): PinnedScroll {
  const isPinned = useRef(false);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const follow = useCallback(() => {
    const [scroll, content] = [scrollRef.current, contentRef.current];
    if (scroll && content && isPinned.current) scroll.scrollTop = endOf(scroll, content);
  }, [scrollRef, contentRef]);

  useEffect(() => {
    const [scroll, content] = [scrollRef.current, contentRef.current];
    if (!scroll || !content) return;
    let lastTop = scroll.scrollTop;
    const look = () => {
      const isNear = scroll.scrollTop >= endOf(scroll, content) - slackPx;
      // New text can make the end look far away: only upward moves are the reader's.
      if (isNear) isPinned.current = true;
      else if (scroll.scrollTop < lastTop) isPinned.current = false;
      lastTop = scroll.scrollTop;
      setIsAtEnd(isNear || isPinned.current);
    };
    const resized = new ResizeObserver(follow);
    resized.observe(content);
    resized.observe(scroll);
    scroll.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      scroll.removeEventListener('scroll', look);
    };
  }, [follow, scrollRef, contentRef]);

  const scrollToEnd = useCallback(() => {
    isPinned.current = true;
    setIsAtEnd(true);
    follow();
  }, [follow]);

  const scrollToTop = useCallback(() => {
    isPinned.current = false;
    if (scrollRef.current) scrollRef.current.scrollTop = 0;
  }, [scrollRef]);

  return { isAtEnd, scrollToEnd, scrollToTop };
}

function endOf(scroll: HTMLElement, content: HTMLElement): number {
  const end = scroll.scrollHeight - scroll.clientHeight;
  const kept = keptInView(content);
  if (!kept) return end;
  const top = kept.getBoundingClientRect().top - scroll.getBoundingClientRect().top + scroll.scrollTop;
  return Math.max(0, Math.min(end, top - keptMarginPx));
}

/** The message whose top stays visible: one with a care card or note, or the answer that offered a form. */
function keptInView(content: HTMLElement): Element | null {
  const last = content.querySelector(':scope > ol:last-of-type')?.lastElementChild;
  if (last?.hasAttribute('data-offered')) return last.previousElementSibling;
  return last?.querySelector('[data-care], [data-note]') ? last : null;
}
