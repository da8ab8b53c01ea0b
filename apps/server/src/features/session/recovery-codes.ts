import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { recoveryLimits } from '@rxweb/contracts/shared/limits';
import type { AnySql, Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Principal } from '../../kernel/http/authenticate.ts';

/** 32 letters and digits that nobody takes for one another: ten of them are 50 random bits. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const groupChars = 5;
const hashBytes = 32;
const saltBytes = 16;
const maxTries = 5;
const windowSeconds = 15 * 60;

/** How many codes a person has left. */
export async function countCodes(sql: AnySql, userId: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from app.recovery_codes where user_id = ${userId} and used_at is null`;
  return row.count;
}

/**
 * Makes a person's codes anew, as shown: `ABCDE-FGHJK`. Throws `insufficient_aal` for who owes the second factor, and `conflict` for who has
 * none.
 */
export async function makeCodes(sql: Sql, principal: Principal, address: string): Promise<string[]> {
  const { userId, owesSecondFactor } = principal;
  if (owesSecondFactor) throw new AppError('insufficient_aal');
  const codes = Array.from({ length: recoveryLimits.codes }, randomCode);
  const salt = randomBytes(saltBytes);
  const hashes: Buffer[] = [];
  // One at a time: the process has four threads for this, and opening a connection to the database needs one of them.
  for (const code of codes) hashes.push(await hashOf(code, salt));
  await inTransaction(sql, async (tx) => {
    // Held, so that codes are not made for a factor that goes at the same moment.
    const factors = await tx`
      select 1 from auth.mfa_factors where user_id = ${userId} and status = 'verified' for key share`;
    if (factors.count === 0)
      throw new AppError('conflict', {
        message: 'Set up a second factor first. The codes are for when you lose it.',
      });
    await tx`delete from app.recovery_codes where user_id = ${userId}`;
    await tx`insert into app.recovery_codes ${tx(hashes.map((hash) => ({ user_id: userId, code_hash: hash, salt })))}`;
    await tx`select app.note_audit('recovery_codes_made', 'ok', ${userId}, ${userId}, null, ${address})`;
  });
  return codes.map((code) => `${code.slice(0, groupChars)}-${code.slice(groupChars)}`);
}

/**
 * Takes a code in place of the second factor: the person's factors are removed and the code is used up, together with the notes of both.
 * Returns how many codes are left. Throws `recovery_code_invalid`, or `too_many_requests` after five tries of an account in a quarter of an
 * hour, right ones included.
 */
export async function useCode(sql: Sql, principal: Principal, text: string, address: string): Promise<number> {
  const { userId } = principal;
  await countTry(sql, userId);
  const hash = principal.owesSecondFactor ? await findCode(sql, userId, text) : null;
  const isUsed = hash !== null && (await removeFactors(sql, userId, hash, address));
  if (!isUsed) {
    await sql`select app.note_audit('recovery_code_used', 'refused', ${userId}, ${userId}, null, ${address})`;
    throw new AppError('recovery_code_invalid');
  }
  return countCodes(sql, userId);
}

/** As a person may have written it down: groups, spaces and case do not count. */
export function normalizeCode(text: string): string {
  return text.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
}

/** Counted before the code is looked at, so that tries at once are not more tries. */
async function countTry(sql: Sql, userId: string): Promise<void> {
  const [row] = await sql<{ tries: number; secondsLeft: number }[]>`
    insert into app.recovery_tries as t (user_id, tries, started_at) values (${userId}, 1, now())
    on conflict (user_id) do update set
      tries = case when t.started_at <= now() - ${windowSeconds} * interval '1 second' then 1 else t.tries + 1 end,
      started_at = case when t.started_at <= now() - ${windowSeconds} * interval '1 second' then now() else t.started_at end
    returning tries, extract(epoch from started_at - now())::float8 + ${windowSeconds} as "secondsLeft"`;
  if (row && row.tries > maxTries) throw new AppError('too_many_requests', { retryAfterSeconds: row.secondsLeft });
}

/** The hash of an unused code of this person, when the text is one. */
async function findCode(sql: Sql, userId: string, text: string): Promise<Buffer | null> {
  const rows = await sql<{ hash: Buffer; salt: Buffer }[]>`
    select code_hash as hash, salt from app.recovery_codes where user_id = ${userId} and used_at is null`;
  const [first] = rows;
  if (!first) return null;
  const wanted = await hashOf(normalizeCode(text), first.salt);
  return rows.find(({ hash }) => timingSafeEqual(hash, wanted))?.hash ?? null;
}

/** False when somebody else used the code meanwhile. */
async function removeFactors(sql: Sql, userId: string, hash: Buffer, address: string): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    await tx`
      select set_config('app.actor', ${userId}, true), set_config('app.address', ${address}, true),
        set_config('app.recovering', 'yes', true)`;
    const used = await tx`
      update app.recovery_codes set used_at = now()
      where user_id = ${userId} and code_hash = ${hash} and used_at is null`;
    if (used.count === 0) return false;
    // What stood on the lost factor must not stand in for the next one.
    await tx`update auth.sessions set aal = 'aal1', factor_id = null where user_id = ${userId} and factor_id is not null`;
    await tx`delete from auth.mfa_factors where user_id = ${userId}`;
    await tx`delete from app.recovery_tries where user_id = ${userId}`;
    await tx`select app.note_audit('recovery_code_used', 'ok', ${userId}, ${userId}, null, ${address})`;
    return true;
  });
}

const randomCode = () =>
  Array.from(randomBytes(recoveryLimits.codeChars), (byte) => alphabet[byte % alphabet.length]).join('');

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const hashOf = (code: string, salt: Buffer) => derive(code, salt, hashBytes);
