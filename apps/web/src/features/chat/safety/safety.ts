import type { MaskedText } from '@rxweb/domain/mask-personal';
import { logFailure } from '../../../lib/log.ts';
import { maskRoughly } from './mask-roughly.ts';

export type SafetyParts = typeof import('./safety-parts.ts');

/** How long a message waits for the finders of personal numbers before it is masked roughly. */
export const waitMs = 1_500;

let parts: SafetyParts | null = null;
let loading: Promise<SafetyParts> | null = null;

/** Loads the safety check and the finders of personal numbers, which the first paint does not need. A failed load may be tried again. */
export function loadSafety(): Promise<SafetyParts> {
  loading ??= import('./safety-parts.ts').then(
    (module) => {
      parts = module;
      return module;
    },
    (error: unknown) => {
      loading = null;
      logFailure('The safety check was not loaded', error);
      throw error;
    },
  );
  return loading;
}

/** The same for whoever can wait no longer than that: null then, and when it cannot be loaded. */
function safetyWithin(ms: number): Promise<SafetyParts | null> {
  if (parts) return Promise.resolve(parts);
  const late = new Promise<null>((resolve) => setTimeout(resolve, ms, null));
  return Promise.race([loadSafety().catch(() => null), late]);
}

/** A text without numbers that tell who somebody is, as well as it can be done at this moment. */
export function maskNow(text: string): MaskedText {
  return parts ? parts.maskPersonalNumbers(text) : maskRoughly(text);
}

/** The same for a text that is about to leave: it waits a moment for the finders, and never leaves without either. */
export async function maskForSending(text: string): Promise<MaskedText> {
  if (!/\d/.test(text)) return { text, isMasked: false };
  await safetyWithin(waitMs);
  return maskNow(text);
}

/** Whether texts are masked by the finders already. */
export function isSafetyLoaded(): boolean {
  return parts !== null;
}
