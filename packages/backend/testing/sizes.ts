import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by `npm run test:full`. */
    isFullSize: boolean;
  }
}

/** How many cases a property test runs: few in `npm test`, the asked number in `npm run test:full`. */
export function casesOf(usual: number, full: number): number {
  return inject('isFullSize') ? full : usual;
}

/** The time limit, in ms, of a test whose full size takes minutes. */
export const propertyTimeoutMs = 30 * 60_000;
