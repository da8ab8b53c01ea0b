const SECOND = 1000;

/** What the first screen needs once it comes alive; the other limits are in `limits.ts`, which names it too. */
export const themeLimits = { recheckMs: 60 * SECOND } as const;
