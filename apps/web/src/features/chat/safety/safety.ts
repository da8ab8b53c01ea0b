import { logFailure } from '../../../lib/log.ts';

export type SafetyParts = typeof import('./safety-parts.ts');

/** How long a message, or a failed answer, waits for what reads it. */
export const waitMs = 1_500;

let loading: Promise<SafetyParts> | null = null;

/** Loads the safety check, which the first paint does not need. A failed load may be tried again. */
export function loadSafety(): Promise<SafetyParts> {
  loading ??= import('./safety-parts.ts').catch((error: unknown) => {
    loading = null;
    logFailure('The safety check was not loaded', error);
    throw error;
  });
  return loading;
}
