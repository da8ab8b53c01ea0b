import { z } from 'zod';
import { AuthError, validationFailed } from '../auth-error.ts';
import { metadata } from '../metadata.ts';

/** What an administrator may change of an account. Anything else, such as a phone number, is refused rather than ignored. */
export const userFields = z.strictObject({
  email: z.string().nullish(),
  password: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  user_metadata: metadata.nullish(),
  app_metadata: metadata.nullish(),
  role: z.string().nullish(),
  ban_duration: z.string().nullish(),
});
export type UserFields = z.output<typeof userFields>;

/** A new account may bring its id and its password's hash, so that a project can move here. */
export const newUserFields = z.strictObject({
  ...userFields.shape,
  id: z.string().optional(),
  password_hash: z.string().max(500).nullish(),
});
export type NewUserFields = z.output<typeof newUserFields>;

/** Lowercases and validates an address. */
export function readEmail(text: string): string {
  const email = z.email().max(254).safeParse(text.trim().toLowerCase());
  if (!email.success) throw validationFailed('Unable to validate email address: invalid format');
  return email.data;
}

/** Users act as `authenticated`; no account may have the rights of the service key. */
export function assertUserRole(role: string | null | undefined): void {
  if (role && role !== 'authenticated') throw validationFailed('A user has the role authenticated');
}

export function readUserId(text: string): string {
  const id = z.guid().safeParse(text);
  if (!id.success) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  return id.data.toLowerCase();
}

export const userNotFound = () => new AuthError(404, 'user_not_found', 'User not found');

const unitMs = { h: 3_600_000, m: 60_000, s: 1_000, ms: 1 } as const;
const isUnit = (text: string): text is keyof typeof unitMs => text in unitMs;

/** Reads Go's duration format ("24h", "1h30m") as milliseconds; "none" is null. */
export function readBanDuration(text: string): number | null {
  if (text === 'none') return null;
  if (!/^(?:\d+(?:\.\d+)?(?:h|ms|m|s))+$/.test(text))
    throw validationFailed(`invalid format for ban duration: ${text.slice(0, 40)}`);
  let total = 0;
  for (const [, amount, unit = ''] of text.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|s)/g)) {
    if (isUnit(unit)) total += Number(amount) * unitMs[unit];
  }
  return Math.min(total, maxBanMs);
}

/** About a thousand years: practically forever, and still a valid date. */
const maxBanMs = 1_000 * 365 * 86_400_000;
