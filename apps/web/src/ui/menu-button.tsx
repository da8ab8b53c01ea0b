import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../browser/class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './menu-button.module.css';
import { moreIcon } from './staff-icons.ts';

export interface MenuEntry {
  label: string;
  /** Deletes something for good. */
  isDanger?: boolean;
  onPick: () => void;
}

interface MenuButtonProps {
  /** What the actions apply to. */
  label: string;
  entries: readonly MenuEntry[];
}

/** Out of `count`. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Keys of the ARIA menu button pattern. The native popover handles outside clicks and restores the focus. */
export function MenuButton({ label, entries }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  // A counter, because the browser merges a close and the reopening after it into one event.
  const [opening, setOpening] = useState(0);
  const isOpen = opening > 0;

  useOpenMenu(menu, button, opening);

  const pick = ({ onPick }: MenuEntry) => {
    menu.current?.hidePopover();
    button.current?.focus({ preventScroll: true });
    onPick();
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    menu.current?.showPopover();
  };

  return (
    <>
      <IconButton
        ref={button}
        label={label}
        drawing={moreIcon}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={openByArrow}
      />
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={styles.menu}
        onToggle={({ newState }) => setOpening((count) => (newState === 'open' ? count + 1 : 0))}
        onKeyDown={moveFocus}
      >
        {isOpen &&
          entries.map((entry) => (
            <button
              key={entry.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={cx(styles.item, entry.isDanger && styles.danger)}
              onClick={() => pick(entry)}
            >
              {entry.label}
            </button>
          ))}
      </div>
    </>
  );
}

/** Closes the menu when the page moves. */
function useOpenMenu(
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  opening: number,
): void {
  const isOpen = opening > 0;
  useLayoutEffect(() => {
    if (opening === 0 || !menu.current || !button.current) return;
    place(menu.current, button.current);
    itemsOf(menu.current)[0]?.focus({ preventScroll: true });
  }, [menu, button, opening]);
  useEffect(() => {
    if (!isOpen) return;
    const shown = menu.current;
    // Its position is fixed to the window.
    const close = ({ target }: Event) => target !== shown && shown?.hidePopover();
    addEventListener('scroll', close, true);
    addEventListener('resize', close);
    return () => {
      removeEventListener('scroll', close, true);
      removeEventListener('resize', close);
    };
  }, [menu, isOpen]);
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const menu = event.currentTarget;
  // Refocus the button, so Tab continues after it.
  if (event.key === 'Tab') {
    menu.hidePopover();
    return;
  }
  const items = itemsOf(menu);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const move = moves[event.key];
  const next = move ? items[move(at, items.length)] : startingWith(items, at, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
}

function startingWith(items: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (!/^\p{L}$/u.test(key)) return undefined;
  const inOrder = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return inOrder.find((item) => item.textContent?.toLowerCase().startsWith(key.toLowerCase()));
}

const gapPx = 4;
const edgePx = 8;

/** Below the button if it fits, else above, and within the window. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const fitsBelow = bottom + gapPx + height + edgePx <= innerHeight;
  const from = fitsBelow ? bottom + gapPx : Math.max(edgePx, top - gapPx - height);
  menu.style.top = `${from}px`;
  menu.style.left = `${Math.max(edgePx, Math.min(right - width, innerWidth - width - edgePx))}px`;
}
