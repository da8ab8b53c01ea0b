import type { MaskedText } from '@rxweb/domain/mask-personal';
import { logFailure } from '../../../lib/log.ts';
import { maskRoughly } from './mask-roughly.ts';
import { waitMs } from './safety.ts';

type Masks = typeof import('@rxweb/domain/mask-personal');

let masks: Masks | null = null;
let loading: Promise<Masks | null> | null = null;

/** Loads the finders of personal numbers, which the first paint does not need: a small file of their own, so that no message waits for the check. */
export function loadMasks(): Promise<Masks | null> {
  loading ??= import('@rxweb/domain/mask-personal').then(
    (module) => {
      masks = module;
      // The first text takes many times as long as those that follow: it is none that somebody waits for.
      setTimeout(() => module.maskPersonalNumbers('555 0100'), 0);
      return module;
    },
    (error: unknown) => {
      loading = null;
      logFailure('The finders of personal numbers were not loaded', error);
      return null;
    },
  );
  return loading;
}

/** A text without numbers that tell who somebody is, as well as it can be done at this moment. */
export function maskNow(text: string): MaskedText {
  return masks ? masks.maskPersonalNumbers(text) : maskRoughly(text);
}

/** The same for a text that is about to leave: it waits a moment for the finders, and never leaves without either. */
export async function maskForSending(text: string): Promise<MaskedText> {
  if (!/\d/.test(text)) return { text, isMasked: false };
  if (!masks) await Promise.race([loadMasks(), new Promise((resolve) => setTimeout(resolve, waitMs))]);
  return maskNow(text);
}

/** Whether texts are masked by the finders already. */
export function areMasksLoaded(): boolean {
  return masks !== null;
}
