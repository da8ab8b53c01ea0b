import type { AnySql } from '@rxweb/platform/sql/sql';
import {
  type AttemptLimit,
  attemptsSoFar,
  challengesOfUser,
  clearAllLanes,
  clearAttempts,
  codeChecksOfAccount,
  countAttempt,
  mailsOfAccount,
  type Subject,
  tooManyRequests,
  totpFailures,
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

/**
 * One account's checks. Each lane has its own counters, so that strangers can't keep the owner out: a device where the
 * account signed in before, and {@link currentPasswordLane}.
 */
export type CheckedAccount = Exclude<Subject, string>;

/** For a signed-in person who types the current password. */
export const currentPasswordLane = 'current password';

/** Counts a password check before it is made; 429 at the limit. Unknown addresses count too. */
export async function countPasswordCheck(sql: AnySql, account: CheckedAccount): Promise<void> {
  const failures = await attemptsSoFar(sql, failuresInARow, account);
  await countAttempt(sql, { ...checksInWindow, windowSeconds: windowAfter(failures) }, account);
  await countAttempt(sql, failuresInARow, account);
}

/** Takes back a check that was not made. */
export async function uncountPasswordCheck(sql: AnySql, account: CheckedAccount): Promise<void> {
  await Promise.all([uncountAttempt(sql, checksInWindow, account), uncountAttempt(sql, failuresInARow, account)]);
}

/** Resets the counters of this lane after a correct password. */
export async function clearPasswordChecks(sql: AnySql, account: CheckedAccount): Promise<void> {
  await Promise.all([clearAttempts(sql, checksInWindow, account), clearAttempts(sql, failuresInARow, account)]);
}

/** Resets the counters of all lanes, as after a new password. */
export async function forgetPasswordChecks(sql: AnySql, email: string): Promise<void> {
  await Promise.all([clearAllLanes(sql, checksInWindow, email), clearAllLanes(sql, failuresInARow, email)]);
}

/** Everything counted for an account at the sign-in: passwords, codes and mails. For an operator who lets its owner in. */
export async function forgetSignInTries(sql: AnySql, { id, email }: { id: string; email: string }): Promise<void> {
  await forgetPasswordChecks(sql, email);
  await clearAllLanes(sql, codeChecksOfAccount, email);
  for (const limit of [totpFailures, challengesOfUser, mailsOfAccount]) await clearAllLanes(sql, limit, id);
}

function windowAfter(failures: number): number {
  const doublings = Math.floor(failures / checksInWindow.max);
  return Math.min(maxWindowSeconds, checksInWindow.windowSeconds * 2 ** doublings);
}
