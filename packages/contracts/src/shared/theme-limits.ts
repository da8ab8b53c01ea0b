const SECOND = 1000;

/** Limits the first screen needs early; `limits.ts` names them too. */
export const themeLimits = { recheckMs: 60 * SECOND } as const;
