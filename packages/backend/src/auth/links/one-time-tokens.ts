import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import type { AnySql } from '@rxweb/platform/sql/sql';
import type { TokenType } from './link-types.ts';

export interface OneTimeToken {
  /** 256 random bits for the link, behind the prefix of its kind. */
  token: string;
  /** Eight digits that mean the same, for typing; guesses are limited. */
  code: string;
}

const lifeHours = 24;
/** The columns of one_time_tokens have no zone. */
const utcNow = (sql: AnySql) => sql`(now() at time zone 'utc')`;

/**
 * Makes the one token of its kind that the account has; an earlier one is void from here on. Only hashes are kept, the code's with
 * a key that is not in the database: eight digits are soon tried.
 */
export async function issueToken(
  tx: AnySql,
  codeKey: Buffer,
  user: { id: string; email: string },
  type: TokenType,
  prefix: '' | 'pkce_',
): Promise<OneTimeToken> {
  const token = `${prefix}${randomBytes(32).toString('hex')}`;
  const code = String(randomInt(10 ** 8)).padStart(8, '0');
  await tx`
    insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to, created_at, updated_at)
    values (${user.id}, ${type}, ${hashOf(token)}, ${hashOfCode(codeKey, user.email, code)}, ${utcNow(tx)}, ${utcNow(tx)})
    on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
      created_at = excluded.created_at, updated_at = excluded.updated_at`;
  return { token, code };
}

/** The shape of tokens in links; those of PKCE lead back with a code. */
export const tokenShape = /^(?:pkce_)?[0-9a-f]{64}$/;
export const leadsToCode = (token: string) => token.startsWith('pkce_');

/**
 * Uses a link's token up; of parallel uses one gets the account's id, all others null. The account is locked before its token, as whoever
 * voids tokens does it: in the other order each could wait for the other.
 */
export async function useToken(tx: AnySql, token: string, types: TokenType[]): Promise<string | null> {
  await tx`
    select from auth.users where id = (select user_id from auth.one_time_tokens where token_hash = ${hashOf(token)})
    for update`;
  const [used] = await tx<{ user_id: string }[]>`
    delete from auth.one_time_tokens
    where token_hash = ${hashOf(token)} and token_type = any(${types}::auth.one_time_token_type[])
      and created_at > ${utcNow(tx)} - ${lifeHours} * interval '1 hour'
    returning user_id`;
  return used?.user_id ?? null;
}

/** Uses up the token whose code somebody typed for their address; null when it is not theirs, or too old. Locks like {@link useToken}. */
export async function useCode(
  tx: AnySql,
  codeKey: Buffer,
  email: string,
  code: string,
  types: TokenType[],
): Promise<string | null> {
  const hash = hashOfCode(codeKey, email, code);
  await tx`
    select from auth.users where id in (
      select user_id from auth.one_time_tokens where relates_to = ${hash} and token_type = any(${types}::auth.one_time_token_type[]))
    order by id for update`;
  const [used] = await tx<{ user_id: string }[]>`
    delete from auth.one_time_tokens t using auth.users u
    where u.id = t.user_id and u.deleted_at is null
      and case t.token_type when 'email_change_token_new' then u.email_change else u.email end = ${email}
      and t.relates_to = ${hash} and t.token_type = any(${types}::auth.one_time_token_type[])
      and t.created_at > ${utcNow(tx)} - ${lifeHours} * interval '1 hour'
    returning t.user_id`;
  return used?.user_id ?? null;
}

/** Voids all links and codes of an account and what waits for them, as when it is blocked or its password was set. */
export async function voidTokens(tx: AnySql, userId: string): Promise<void> {
  await voidLinks(tx, userId);
  await tx`delete from auth.flow_state where user_id = ${userId}`;
}

/** Voids all links that were not used yet. */
export async function voidLinks(tx: AnySql, userId: string): Promise<void> {
  await tx`delete from auth.one_time_tokens where user_id = ${userId}`;
  await tx`
    update auth.users set email_change = '', email_change_confirm_status = 0
    where id = ${userId} and email_change <> ''`;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const hashOfCode = (key: Buffer, email: string, code: string) =>
  createHmac('sha256', key).update(`${email}\n${code}`).digest('hex');
