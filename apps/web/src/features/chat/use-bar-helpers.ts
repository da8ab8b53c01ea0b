import { spriteLimits } from '@rxweb/contracts/shared/limits';
import { useEffect, useLayoutEffect } from 'react';
import type { ConversationPlaces } from './conversation-places.ts';

interface BarState {
  isOnline: boolean;
  /** Nothing is typed. */
  isEmpty: boolean;
  /** Somebody tries to send without a connection. */
  onOfflineAttempt(): void;
}

/** What the chat bar does beside taking a text, and does not need before somebody comes near it. */
export function useBarHelpers(
  { input, row }: ConversationPlaces,
  { isOnline, isEmpty, onOfflineAttempt }: BarState,
): void {
  useGrowing(input, isEmpty);
  useOfflineAttempts(row, !isOnline, onOfflineAttempt);
}

/** Grows the field by script where the browser cannot by itself. CSS holds the limit. */
function useGrowing(inputRef: ConversationPlaces['input'], isEmpty: boolean): void {
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input || CSS.supports('field-sizing', 'content')) return;
    if (isEmpty) {
      input.style.height = '';
      return;
    }
    const grow = () => {
      input.style.height = 'auto';
      input.style.height = `${input.scrollHeight}px`;
    };
    grow();
    input.addEventListener('input', grow);
    return () => input.removeEventListener('input', grow);
  }, [inputRef, isEmpty]);
}

/** Hears taps on the row while its controls are disabled and hear nothing themselves. */
function useOfflineAttempts(rowRef: ConversationPlaces['row'], isOffline: boolean, onAttempt: () => void): void {
  useEffect(() => {
    const row = rowRef.current;
    if (!row || !isOffline) return;
    const listener = ({ target }: Event) => {
      // The buttons that add files work offline, too.
      if (!(target instanceof Element && target.closest('button:enabled'))) onAttempt();
    };
    row.addEventListener('click', listener);
    return () => row.removeEventListener('click', listener);
  }, [rowRef, isOffline, onAttempt]);
}

/** Longer than the flight, for where movement is unwanted or its styles have not come. */
const launchMs = spriteLimits.durationMs + 100;

/** The arrow flies when a text has left. It flies to its end, however soon the answer comes, unless there is something to send again. */
export function launchArrow({ input, row }: ConversationPlaces): void {
  const button = row.current?.querySelector<HTMLElement>(':scope > :last-child');
  if (!button) return;
  const landed = new AbortController();
  const land = () => {
    button.removeAttribute('part');
    clearTimeout(timer);
    landed.abort();
  };
  const timer = setTimeout(land, launchMs);
  // No class: those are React's.
  button.setAttribute('part', 'launching');
  button.addEventListener('animationend', land, { signal: landed.signal });
  input.current?.addEventListener('input', land, { signal: landed.signal });
}
