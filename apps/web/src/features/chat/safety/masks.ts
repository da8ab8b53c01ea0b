import type { MaskedText } from '@rxweb/domain/privacy/mask-personal';
import { logFailure } from '../../../browser/log.ts';
import { maskBy, maskSync } from './mask-sync.ts';
import { waitMs } from './safety.ts';

let areLoaded = false;
let loading: Promise<void> | null = null;

/**
 * Loads the finders of personal numbers after the first paint. Their own chunk, so messages don't wait for the safety
 * check.
 */
export function loadMasks(): Promise<void> {
  loading ??= import('@rxweb/domain/privacy/mask-personal').then(
    ({ maskPersonalNumbers }) => {
      areLoaded = true;
      maskBy(maskPersonalNumbers);
      // Warm up: the first call is many times slower.
      setTimeout(() => maskPersonalNumbers('555 0100'), 0);
    },
    (error: unknown) => {
      loading = null;
      logFailure('The finders of personal numbers were not loaded', error);
    },
  );
  return loading;
}

/** Masks a text before sending. Waits briefly for the finders, then falls back to patterns. */
export async function maskForSending(text: string): Promise<MaskedText> {
  if (!/\d/.test(text)) return { text, isMasked: false };
  if (!areLoaded) await Promise.race([loadMasks(), new Promise((resolve) => setTimeout(resolve, waitMs))]);
  return maskSync(text);
}

export function areMasksLoaded(): boolean {
  return areLoaded;
}
