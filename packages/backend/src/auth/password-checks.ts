import type { AnySql } from '@rxweb/platform/sql/sql';
import {
  type AttemptLimit,
  attemptsSoFar,
  clearAttempts,
  countAttempt,
  tooManyRequests,
  uncountAttempt,
} from './attempt-limits.ts';

/** Security row A1: ten checks per window, which grows from 15 minutes to an hour while all fail. */
const checksInWindow: AttemptLimit = { name: 'password-account', max: 10, windowSeconds: 15 * 60 };
const maxWindowSeconds = 60 * 60;

/** After this many failures in a row, only a new password unlocks the account (NIST SP 800-63B). */
const failuresInARow: AttemptLimit = {
  name: 'password-failures',
  max: 100,
  windowSeconds: 365 * 24 * 60 * 60,
  refusal: () => tooManyRequests(maxWindowSeconds),
};

/** Counts a password check before it is made; 429 at the limit. Unknown addresses count too. */
export async function countPasswordCheck(sql: AnySql, email: string): Promise<void> {
  const failures = await attemptsSoFar(sql, failuresInARow, email);
  await countAttempt(sql, { ...checksInWindow, windowSeconds: windowAfter(failures) }, email);
  await countAttempt(sql, failuresInARow, email);
}

/** Takes back a check that was not made. */
export async function uncountPasswordCheck(sql: AnySql, email: string): Promise<void> {
  await Promise.all([uncountAttempt(sql, checksInWindow, email), uncountAttempt(sql, failuresInARow, email)]);
}

/** Resets the counters after a correct or new password. */
export async function clearPasswordChecks(sql: AnySql, email: string): Promise<void> {
  await Promise.all([clearAttempts(sql, checksInWindow, email), clearAttempts(sql, failuresInARow, email)]);
}

function windowAfter(failures: number): number {
  const doublings = Math.floor(failures / checksInWindow.max);
  return Math.min(maxWindowSeconds, checksInWindow.windowSeconds * 2 ** doublings);
}
