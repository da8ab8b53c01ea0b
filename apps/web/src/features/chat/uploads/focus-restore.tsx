import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Told by a row that goes while the focus is in it: which row it was, and the rows it stood among. */
export type LoseFocus = (index: number) => void;

/**
 * Keeps the focus near when the row that has it goes: to the row that takes its place, else the one before, else to `lastResort`.
 * Call the first part in the component that holds the rows and give it to each {@link KeptRow}.
 */
export function useKeptFocus(
  container: RefObject<HTMLElement | null>,
  lastResort: RefObject<HTMLElement | null>,
): LoseFocus {
  const lostAt = useRef<number | null>(null);
  // After each drawing: a row that went has told so by then, and those that came are there.
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

interface KeptRowProps {
  className: string | undefined;
  onLoseFocus: LoseFocus;
  children: ReactNode;
}

/** A row of a list whose focus is kept. */
export function KeptRow({ className, onLoseFocus, children }: KeptRowProps) {
  const row = useRef<HTMLLIElement>(null);
  // Its clean-up runs while the row still stands in the page.
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
