import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import type { AnySql } from '@rxweb/platform/sql/sql';
import type { TokenType } from './link-types.ts';

export interface OneTimeToken {
  /** 256 random bits for the link, after the prefix of its kind. */
  token: string;
  /** The same as eight digits to type; guesses are limited. */
  code: string;
}

const lifeHours = 24;
/** The columns of one_time_tokens have no time zone. */
const utcNow = (sql: AnySql) => sql`(now() at time zone 'utc')`;

/** A newer link of the kind was made after this one was requested. */
export class LinkSuperseded extends Error {
  override name = 'LinkSuperseded';
}

/** The database's time, for work that is done later. */
export async function timeOfAsking(sql: AnySql): Promise<string> {
  const [row] = await sql<{ at: string }[]>`select clock_timestamp()::text as at`;
  return row?.at ?? '';
}

/**
 * Creates the account's one token of its kind. Stores only hashes; the code's needs a key outside the database, since eight digits are
 * quickly tried. Throws `LinkSuperseded` for a link made since `askedAt` ({@link timeOfAsking}).
 */
export async function issueToken(
  tx: AnySql,
  codeKey: Buffer,
  user: { id: string; email: string },
  type: TokenType,
  { prefix = '', askedAt }: { prefix?: '' | 'pkce_'; askedAt?: string | undefined } = {},
): Promise<OneTimeToken> {
  const token = `${prefix}${randomBytes(32).toString('hex')}`;
  const code = String(randomInt(10 ** 8)).padStart(8, '0');
  const createdAt = askedAt === undefined ? utcNow(tx) : tx`${askedAt}::timestamptz at time zone 'utc'`;
  const kept = await tx`
    insert into auth.one_time_tokens as held (user_id, token_type, token_hash, relates_to, created_at, updated_at)
    values (${user.id}, ${type}, ${hashOf(token)}, ${hashOfCode(codeKey, user.email, code)}, ${createdAt}, ${createdAt})
    on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
      created_at = excluded.created_at, updated_at = excluded.updated_at
    where ${askedAt === undefined} or held.created_at <= excluded.created_at
    returning id`;
  if (kept.length === 0) throw new LinkSuperseded();
  return { token, code };
}

/** The format of link tokens; PKCE tokens return a code. */
export const tokenShape = /^(?:pkce_)?[0-9a-f]{64}$/;
export const leadsToCode = (token: string) => token.startsWith('pkce_');

/**
 * Uses up a link's token and returns the account's id; null if already used. Locks the account first, as revoking does, to avoid a
 * deadlock.
 */
export async function useToken(tx: AnySql, token: string, types: TokenType[]): Promise<string | null> {
  await tx`
    select from auth.users where id = (select user_id from auth.one_time_tokens where token_hash = ${hashOf(token)})
    for update`;
  const [used] = await sayingUsed(
    tx,
    () => tx<{ user_id: string }[]>`
    delete from auth.one_time_tokens
    where token_hash = ${hashOf(token)} and token_type = any(${types}::auth.one_time_token_type[])
      and created_at > ${utcNow(tx)} - ${lifeHours} * interval '1 hour'
    returning user_id`,
  );
  return used?.user_id ?? null;
}

/** Uses up the token of a typed code; null if wrong or expired. Locks like {@link useToken}. */
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
  const [used] = await sayingUsed(
    tx,
    () => tx<{ user_id: string }[]>`
    delete from auth.one_time_tokens t using auth.users u
    where u.id = t.user_id and u.deleted_at is null
      and case t.token_type when 'email_change_token_new' then u.email_change else u.email end = ${email}
      and t.relates_to = ${hash} and t.token_type = any(${types}::auth.one_time_token_type[])
      and t.created_at > ${utcNow(tx)} - ${lifeHours} * interval '1 hour'
    returning t.user_id`,
  );
  return used?.user_id ?? null;
}

/** For the note that the database keeps of spent links. */
async function sayingUsed<T>(tx: AnySql, act: () => Promise<T>): Promise<T> {
  await tx`select set_config('auth.link_end', 'used', true)`;
  const result = await act();
  await tx`select set_config('auth.link_end', '', true)`;
  return result;
}

export type LinkEnd = 'used' | 'expired' | 'replaced';

/** Why a link no longer works; null while it does. Unknown links, and those of 30 days ago, count as replaced. */
export async function endOfLink(sql: AnySql, token: string, types: TokenType[]): Promise<LinkEnd | null> {
  const [open] = await sql<{ lives: boolean }[]>`
    select created_at > ${utcNow(sql)} - ${lifeHours} * interval '1 hour' as lives from auth.one_time_tokens
    where token_hash = ${hashOf(token)} and token_type = any(${types}::auth.one_time_token_type[])`;
  if (open) return open.lives ? null : 'expired';
  const [spent] = await sql<{ how: LinkEnd }[]>`select how from auth.spent_links where token_hash = ${hashOf(token)}`;
  return spent?.how ?? 'replaced';
}

/** Revokes all links, codes and pending changes of an account. */
export async function revokeTokens(tx: AnySql, userId: string): Promise<void> {
  await voidLinks(tx, userId);
  await tx`delete from auth.flow_state where user_id = ${userId}`;
}

export async function voidLinks(tx: AnySql, userId: string): Promise<void> {
  await tx`delete from auth.one_time_tokens where user_id = ${userId}`;
  await tx`
    update auth.users set email_change = '', email_change_confirm_status = 0
    where id = ${userId} and email_change <> ''`;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const hashOfCode = (key: Buffer, email: string, code: string) =>
  createHmac('sha256', key).update(`${email}\n${code}`).digest('hex');
