import { spriteLimits } from '@rxweb/contracts/shared/limits';
import { useEffect, useLayoutEffect } from 'react';
import type { ConversationPlaces } from './conversation-places.ts';

interface BarState {
  isOnline: boolean;
  isEmpty: boolean;
  /** The visitor tried to send offline. */
  onOfflineAttempt(): void;
}

/** Behavior of the chat bar that is not needed before a visitor nears it. */
export function useBarHelpers(
  { input, row }: ConversationPlaces,
  { isOnline, isEmpty, onOfflineAttempt }: BarState,
): void {
  useGrowing(input, isEmpty);
  useOfflineAttempts(row, !isOnline, onOfflineAttempt);
}

/** Auto-grow for browsers without `field-sizing`. CSS sets the limit. */
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

/** Catches taps on the row, since disabled controls get no events. */
function useOfflineAttempts(rowRef: ConversationPlaces['row'], isOffline: boolean, onAttempt: () => void): void {
  useEffect(() => {
    const row = rowRef.current;
    if (!row || !isOffline) return;
    const listener = ({ target }: Event) => {
      // The file buttons work offline, too.
      if (!(target instanceof Element && target.closest('button:enabled'))) onAttempt();
    };
    row.addEventListener('click', listener);
    return () => row.removeEventListener('click', listener);
  }, [rowRef, isOffline, onAttempt]);
}

/** Longer than the animation, which may be missing or, on a busy device, begin late. */
const launchMs = spriteLimits.durationMs + 1_000;

/** Animates the send arrow to the end, however soon the answer comes, unless there is more to send. */
export function launchArrow({ input, row }: ConversationPlaces): void {
  const button = row.current?.querySelector<HTMLElement>(':scope > :last-child');
  if (!button || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const landed = new AbortController();
  const land = () => {
    button.removeAttribute('part');
    clearTimeout(timer);
    landed.abort();
  };
  const timer = setTimeout(land, launchMs);
  // React owns the class names.
  button.setAttribute('part', 'launching');
  button.addEventListener('animationend', land, { signal: landed.signal });
  input.current?.addEventListener('input', land, { signal: landed.signal });
}
