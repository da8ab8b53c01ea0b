import { spriteLimits } from '@rxweb/contracts/shared/limits';
import { useLayoutEffect } from 'react';
import type { ConversationPlaces } from '../conversation-places.ts';

/** Auto-grow for browsers without `field-sizing`. CSS sets the limit. */
export function useGrowing(inputRef: ConversationPlaces['input'], isEmpty: boolean): void {
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
