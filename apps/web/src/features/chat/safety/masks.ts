import type { MaskedText } from '@rxweb/domain/privacy/mask-personal';
import { logFailure } from '../../../browser/log.ts';
import { maskBy, maskNow } from './mask-sync.ts';
import { waitMs } from './safety.ts';

let areLoaded = false;
let loading: Promise<void> | null = null;

/** Loads the finders of personal numbers, which the first paint does not need: a small file of their own, so that no message waits for the check. */
export function loadMasks(): Promise<void> {
  loading ??= import('@rxweb/domain/privacy/mask-personal').then(
    ({ maskPersonalNumbers }) => {
      areLoaded = true;
      maskBy(maskPersonalNumbers);
      // The first text takes many times as long as those that follow: it is none that somebody waits for.
      setTimeout(() => maskPersonalNumbers('555 0100'), 0);
    },
    (error: unknown) => {
      loading = null;
      logFailure('The finders of personal numbers were not loaded', error);
    },
  );
  return loading;
}

/** The same for a text that is about to leave: it waits a moment for the finders, and never leaves without either. */
export async function maskForSending(text: string): Promise<MaskedText> {
  if (!/\d/.test(text)) return { text, isMasked: false };
  if (!areLoaded) await Promise.race([loadMasks(), new Promise((resolve) => setTimeout(resolve, waitMs))]);
  return maskNow(text);
}

/** Whether texts are masked by the finders already. */
export function areMasksLoaded(): boolean {
  return areLoaded;
}
