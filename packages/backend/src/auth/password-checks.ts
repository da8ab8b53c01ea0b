import type { AnySql } from '@rxweb/platform/sql/sql';
import {
  type AttemptLimit,
  attemptsSoFar,
  clearAttempts,
  countAttempt,
  tooManyRequests,
  uncountAttempt,
} from './attempt-limits.ts';

/** Security row A1: ten checks in a window that starts with 15 minutes and doubles, for as long as all of them fail, up to an hour. */
const checksInWindow: AttemptLimit = { name: 'password-account', max: 10, windowSeconds: 15 * 60 };
const maxWindowSeconds = 60 * 60;

/** After so many failures in a row only a new password, set through a link or by an administrator, opens the account again (NIST SP 800-63B). */
const failuresInARow: AttemptLimit = {
  name: 'password-failures',
  max: 100,
  windowSeconds: 365 * 24 * 60 * 60,
  refusal: () => tooManyRequests(maxWindowSeconds),
};

/** Counts a check of an account's password before it is made; 429 when there were too many. Unknown addresses count like known ones. */
export async function countPasswordCheck(sql: AnySql, email: string): Promise<void> {
  const failures = await attemptsSoFar(sql, failuresInARow, email);
  await countAttempt(sql, { ...checksInWindow, windowSeconds: windowAfter(failures) }, email);
  await countAttempt(sql, failuresInARow, email);
}

/** Takes a check back that was not made. */
export async function uncountPasswordCheck(sql: AnySql, email: string): Promise<void> {
  await Promise.all([uncountAttempt(sql, checksInWindow, email), uncountAttempt(sql, failuresInARow, email)]);
}

/** Starts afresh: somebody knew the password, or it is a new one. */
export async function clearPasswordChecks(sql: AnySql, email: string): Promise<void> {
  await Promise.all([clearAttempts(sql, checksInWindow, email), clearAttempts(sql, failuresInARow, email)]);
}

function windowAfter(failures: number): number {
  const doublings = Math.floor(failures / checksInWindow.max);
  return Math.min(maxWindowSeconds, checksInWindow.windowSeconds * 2 ** doublings);
}
