import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { recoveryLimits } from '@rxweb/contracts/shared/limits';
import type { AnySql, Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Principal } from '../../kernel/http/authenticate.ts';
import { hasFreshProof } from '../../kernel/http/fresh-proof.ts';

/** 32 unambiguous characters: ten give 50 random bits. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const groupChars = 5;
const hashBytes = 32;
const saltBytes = 16;
const maxTries = 5;
const windowSeconds = 15 * 60;

export async function countCodes(sql: AnySql, userId: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from app.recovery_codes where user_id = ${userId} and used_at is null`;
  return row.count;
}

/**
 * Replaces the user's codes, formatted as `ABCDE-FGHJK`. Throws `insufficient_aal` without the verified second factor, `conflict` if there
 * is none, `reauthentication_needed` without a fresh proof.
 */
export async function makeCodes(sql: Sql, principal: Principal, address: string): Promise<string[]> {
  const { userId, owesSecondFactor } = principal;
  if (owesSecondFactor) throw new AppError('insufficient_aal');
  if (!(await hasFreshProof(sql, principal.sessionId))) throw new AppError('reauthentication_needed');
  const codes = Array.from({ length: recoveryLimits.codes }, randomCode);
  const salt = randomBytes(saltBytes);
  const hashes: Buffer[] = [];
  // Hashing uses the process's four threads, and opening a database connection needs one.
  for (const code of codes) hashes.push(await hashOf(code, salt));
  await inTransaction(sql, async (tx) => {
    // Locked, so no codes are created for a factor being removed.
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
 * Accepts a code once in place of the second factor, which stays: this session counts as verified. Returns the codes left. Throws `recovery_code_invalid`, or
 * `too_many_requests` after five attempts in 15 minutes.
 */
export async function useCode(sql: Sql, principal: Principal, text: string, address: string): Promise<number> {
  const { userId } = principal;
  await countTry(sql, userId);
  const hash = principal.owesSecondFactor ? await findCode(sql, userId, text) : null;
  const isUsed = hash !== null && (await verifySession(sql, principal, hash, address));
  if (!isUsed) {
    await sql`select app.note_audit('recovery_code_used', 'refused', ${userId}, ${userId}, null, ${address})`;
    throw new AppError('recovery_code_invalid');
  }
  return countCodes(sql, userId);
}

export function normalizeCode(text: string): string {
  return text.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
}

/** Count before the check, so parallel attempts gain nothing. */
async function countTry(sql: Sql, userId: string): Promise<void> {
  const [row] = await sql<{ tries: number; secondsLeft: number }[]>`
    insert into app.recovery_tries as t (user_id, tries, started_at) values (${userId}, 1, now())
    on conflict (user_id) do update set
      tries = case when t.started_at <= now() - ${windowSeconds} * interval '1 second' then 1 else t.tries + 1 end,
      started_at = case when t.started_at <= now() - ${windowSeconds} * interval '1 second' then now() else t.started_at end
    returning tries, extract(epoch from started_at - now())::float8 + ${windowSeconds} as "secondsLeft"`;
  if (row && row.tries > maxTries) throw new AppError('too_many_requests', { retryAfterSeconds: row.secondsLeft });
}

async function findCode(sql: Sql, userId: string, text: string): Promise<Buffer | null> {
  const rows = await sql<{ hash: Buffer; salt: Buffer }[]>`
    select code_hash as hash, salt from app.recovery_codes where user_id = ${userId} and used_at is null`;
  const [first] = rows;
  if (!first) return null;
  const wanted = await hashOf(normalizeCode(text), first.salt);
  return rows.find(({ hash }) => timingSafeEqual(hash, wanted))?.hash ?? null;
}

/** False if the code was used meanwhile. */
async function verifySession(
  sql: Sql,
  { userId, sessionId }: Principal,
  hash: Buffer,
  address: string,
): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    await tx`select set_config('app.actor', ${userId}, true), set_config('app.address', ${address}, true)`;
    const used = await tx`
      update app.recovery_codes set used_at = now()
      where user_id = ${userId} and code_hash = ${hash} and used_at is null`;
    if (used.count === 0) return false;
    // Named after a factor, so that the session is lowered when that factor is removed.
    const raised = await tx`
      update auth.sessions x set aal = 'aal2', factor_id = f.id, updated_at = now()
      from (select id from auth.mfa_factors where user_id = ${userId} and status = 'verified' order by created_at limit 1) f
      where x.id = ${sessionId} and x.user_id = ${userId}`;
    if (raised.count === 0) throw new AppError('session_ended');
    // A hosted Supabase derives the next token's level from these methods, and knows none of ours.
    await tx`
      insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
      values (gen_random_uuid(), ${sessionId}, now(), now(), 'totp')
      on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`;
    await tx`delete from app.recovery_tries where user_id = ${userId}`;
    await tx`select app.note_audit('recovery_code_used', 'ok', ${userId}, ${userId}, null, ${address})`;
    return true;
  });
}

const randomCode = () =>
  Array.from(randomBytes(recoveryLimits.codeChars), (byte) => alphabet[byte % alphabet.length]).join('');

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const hashOf = (code: string, salt: Buffer) => derive(code, salt, hashBytes);
