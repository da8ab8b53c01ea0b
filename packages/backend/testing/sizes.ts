import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by `npm run test:full`. */
    isFullSize: boolean;
  }
}

/** Cases of a property test: few in `npm test`, all in `npm run test:full`. */
export function casesOf(usual: number, full: number): number {
  return inject('isFullSize') ? full : usual;
}

/** The time limit, in ms, of a long full-size test. */
export const propertyTimeoutMs = 30 * 60_000;
