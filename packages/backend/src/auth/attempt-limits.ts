import { createHash } from 'node:crypto';
import type { AnySql } from '@rxweb/platform/sql/sql';
import { AuthError } from './auth-error.ts';

export interface AttemptLimit {
  name: string;
  max: number;
  windowSeconds: number;
  /** The error at the limit. Default: 429 `over_request_rate_limit`. */
  refusal?: (seconds: number) => AuthError;
}

/** Security row A2. */
export const failedPasswordsOfAddress: AttemptLimit = { name: 'password-address', max: 20, windowSeconds: 5 * 60 };

/** Mailed links and codes: Supabase's defaults, and five guesses at an eight-digit code. */
export const linkRequestsOfAddress: AttemptLimit = { name: 'link-address', max: 30, windowSeconds: 5 * 60 };
export const verificationsOfAddress: AttemptLimit = { name: 'verify-address', max: 30, windowSeconds: 5 * 60 };
export const codeChecksOfAccount: AttemptLimit = { name: 'code-account', max: 5, windowSeconds: 15 * 60 };
export const mailsOfAccount: AttemptLimit = { name: 'mail-account', max: 6, windowSeconds: 60 * 60 };

/** Security row A16: five wrong codes, and each code works once. */
export const totpFailures: AttemptLimit = { name: 'totp-failures', max: 5, windowSeconds: 15 * 60 };
export const totpCodeUses: AttemptLimit = { name: 'totp-code', max: 1, windowSeconds: 5 * 60 };
export const challengesOfUser: AttemptLimit = { name: 'mfa-challenge', max: 30, windowSeconds: 60 };

export const mailInterval: AttemptLimit = {
  name: 'mail-interval',
  max: 1,
  windowSeconds: 60,
  refusal: (seconds) =>
    new AuthError(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${seconds} seconds.`,
      { retryAfterSeconds: seconds },
    ),
};

/**
 * What is counted. Attempts in a lane of the subject, such as one of a known device, have their own counter, which others
 * can't use up.
 */
export type Subject = string | { of: string; lane: string | null };

/**
 * Counts an attempt before it is made, so parallel ones can't slip through; 429 at the limit. Counters are rows; the
 * subject is hashed.
 */
export async function countAttempt(sql: AnySql, limit: AttemptLimit, subject: Subject): Promise<void> {
  const key = keyOf(limit, subject);
  const granted = await sql`
    with forgotten as (
      delete from auth.rate_limits where key in (
        select key from auth.rate_limits where resets_at < now() - interval '1 day' and key <> ${key}
        limit 20 for update skip locked))
    insert into auth.rate_limits as l (key, count, resets_at)
    values (${key}, 1, now() + ${limit.windowSeconds} * interval '1 second')
    on conflict (key) do update set
      count = case when l.resets_at <= now() then 1 else l.count + 1 end,
      resets_at = case when l.resets_at <= now() then excluded.resets_at else l.resets_at end
    where l.resets_at <= now() or l.count < ${limit.max}
    returning key`;
  if (granted.length > 0) return;

  const [row] = await sql<{ seconds: number }[]>`
    select ceil(extract(epoch from resets_at - now()))::int as seconds from auth.rate_limits where key = ${key}`;
  const { refusal = tooManyRequests } = limit;
  throw refusal(Math.max(1, row?.seconds ?? 1));
}

/** Attempts in the current window. */
export async function attemptsSoFar(sql: AnySql, limit: AttemptLimit, subject: Subject): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count from auth.rate_limits where key = ${keyOf(limit, subject)} and resets_at > now()`;
  return row?.count ?? 0;
}

/** Takes back one attempt that should not count. */
export async function uncountAttempt(sql: AnySql, limit: AttemptLimit, subject: Subject): Promise<void> {
  await sql`update auth.rate_limits set count = count - 1 where key = ${keyOf(limit, subject)} and count > 0`;
}

/** Resets the counter, as after a success. */
export async function clearAttempts(sql: AnySql, limit: AttemptLimit, subject: Subject): Promise<void> {
  await sql`delete from auth.rate_limits where key = ${keyOf(limit, subject)}`;
}

/** Resets the counters of all lanes too. */
export async function clearAllLanes(sql: AnySql, limit: AttemptLimit, subject: string): Promise<void> {
  await sql`delete from auth.rate_limits where starts_with(key, ${keyOf(limit, subject)})`;
}

export const tooManyRequests = (seconds: number) =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds: seconds });

/** All lanes of a subject begin alike: hashes have one length. */
function keyOf(limit: AttemptLimit, subject: Subject): string {
  const { of, lane } = typeof subject === 'string' ? { of: subject, lane: null } : subject;
  return [limit.name, hashOf(of), ...(lane === null ? [] : [hashOf(lane)])].join(':');
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
