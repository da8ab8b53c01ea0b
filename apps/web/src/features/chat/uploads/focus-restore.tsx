import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Called when a row unmounts with the focus in it: its index and siblings. */
export type OnFocusLoss = (index: number) => void;

/**
 * Moves the focus when its row disappears: to the row that takes its place, the previous row, or `lastResort`. Call the
 * hook in the list and pass the first result to each {@link FocusRow}.
 */
export function useFocusRestore(
  container: RefObject<HTMLElement | null>,
  lastResort: RefObject<HTMLElement | null>,
): OnFocusLoss {
  const lostAt = useRef<number | null>(null);
  // After each render, rows have unmounted and mounted.
  useLayoutEffect(() => {
    if (lostAt.current === null) return;
    const rows = container.current?.querySelectorAll<HTMLElement>('[data-row]');
    const near = rows?.[Math.min(lostAt.current, rows.length - 1)];
    lostAt.current = null;
    (near?.querySelector<HTMLElement>('[data-remove]') ?? lastResort.current)?.focus();
  });
  return useCallback((index) => {
    lostAt.current = index;
  }, []);
}

interface FocusRowProps {
  className: string | undefined;
  onLoseFocus: OnFocusLoss;
  children: ReactNode;
}

/** A row of such a list. */
export function FocusRow({ className, onLoseFocus, children }: FocusRowProps) {
  const row = useRef<HTMLLIElement>(null);
  // Its cleanup runs while the row is still in the DOM.
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const rows = [...(element.closest('[data-rows]')?.querySelectorAll('[data-row]') ?? [])];
      onLoseFocus(rows.indexOf(element));
    };
  }, [onLoseFocus]);
  return (
    <li ref={row} data-row="" className={className}>
      {children}
    </li>
  );
}
