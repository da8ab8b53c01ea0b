import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { SignJWT } from 'jose';
import { z } from 'zod';
import type { Core } from '../core/core.ts';
import { validationFailed } from './auth-error.ts';
import { revokeTokens } from './links/one-time-tokens.ts';
import { firstRefreshToken, hashToken, newTokenKey } from './refresh-tokens.ts';
import { lockUser, presentOneUser, type UserRow } from './users.ts';

export interface SignedIn {
  userId: string;
  sessionId: string;
}

export interface Client {
  address: string;
  /** What limits count: the address, or its IPv6 network. */
  network: string;
  userAgent: string;
  /** The device's name if the account signed in there before. Limits count it apart from strangers. */
  deviceOf(email: string): string | null;
}

export interface SessionRow {
  id: string;
  user_id: string;
  aal: string;
  not_after: Date | null;
  refresh_token_hmac_key: string;
}

const accessTokenSeconds = 3_600;

/**
 * Opens a session after authentication by the method (RFC 8176's names where it has one). With a factor that was shown
 * it counts as two-factor from the start.
 */
export async function openSession(
  tx: TransactionSql,
  userId: string,
  method: string,
  client: Client,
  factorId: string | null = null,
) {
  const refreshToken = firstRefreshToken();
  const [session] = await tx<[SessionRow]>`
    insert into auth.sessions (id, user_id, created_at, updated_at, aal, factor_id, user_agent, ip, refresh_token_hmac_key, refresh_token_counter)
    values (${randomUUID()}, ${userId}, now(), now(), ${factorId === null ? 'aal1' : 'aal2'}, ${factorId}, ${client.userAgent}, ${toInet(client.address)}, ${newTokenKey()}, 0)
    returning *`;
  await Promise.all([
    tx`
      insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
      values (${session.id}, now(), now(), ${method})`,
    insertRefreshToken(tx, session, refreshToken, null),
  ]);
  return { session, refreshToken };
}

export async function insertRefreshToken(
  tx: TransactionSql,
  session: SessionRow,
  token: string,
  parentHash: string | null,
): Promise<void> {
  await tx`
    insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, parent, session_id)
    values (${hashToken(token)}, ${session.user_id}, false, now(), now(), ${parentHash}, ${session.id})`;
}

/** Gives a session a new refresh token after a stronger proof. Using the previous one ends the session. */
export async function restartRefreshTokens(tx: TransactionSql, session: SessionRow): Promise<string> {
  const refreshToken = firstRefreshToken();
  await tx`
    update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp()
    where session_id = ${session.id} and not revoked`;
  await insertRefreshToken(tx, session, refreshToken, null);
  return refreshToken;
}

/** With a fresh access token. */
export async function presentSession(core: Core, user: UserRow, session: SessionRow, refreshToken: string) {
  const [accessToken, presentedUser] = await Promise.all([
    signAccessToken(core, user, session),
    presentOneUser(core.sql, user),
  ]);
  return {
    access_token: accessToken.token,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: accessToken.expiresAt,
    refresh_token: refreshToken,
    user: presentedUser,
  };
}

async function signAccessToken({ sql, keys, publicUrl }: Core, user: UserRow, session: SessionRow) {
  const methods = await sql<{ method: string; timestamp: number }[]>`
    select authentication_method as method, extract(epoch from updated_at)::int as timestamp
    from auth.mfa_amr_claims where session_id = ${session.id} order by updated_at desc`;
  const issuedAt = Math.floor(Date.now() / 1_000);
  const expiresAt = issuedAt + accessTokenSeconds;
  const token = await new SignJWT({
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: 'authenticated',
    aal: session.aal,
    amr: methods.map(({ method, timestamp }) => ({ method, timestamp })),
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
    .setProtectedHeader({ alg: 'ES256', kid: keys.kid, typ: 'JWT' })
    .setIssuer(`${publicUrl}/auth/v1`)
    .setSubject(user.id)
    .setAudience('authenticated')
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(keys.privateKey);
  return { token, expiresAt };
}

/** An address for the inet type, without an IPv6 zone; null if invalid. */
export function toInet(address: string): string | null {
  const [bare = ''] = address.split('%', 1);
  return isIP(bare) ? bare : null;
}

/** For the audit of what the transaction changes: where its caller is. */
export async function sayFromWhere(tx: TransactionSql, { address }: Client): Promise<void> {
  await tx`select set_config('auth.address', ${toInet(address) ?? ''}, true)`;
}

/** For the audit of ended sessions, until the transaction ends. What someone said before goes first. */
export async function sayWhySessionsEnd(tx: TransactionSql, reason: string): Promise<void> {
  await tx`
    select set_config('auth.session_end', coalesce(nullif(current_setting('auth.session_end', true), ''), ${reason}), true)`;
}

const signOutScope = z.enum(['global', 'local', 'others']);

/**
 * Ends the caller's sessions: all (the default), this one, or all others. Their access tokens end too, and, unless it is
 * this session only, the account's open links and codes.
 */
export async function signOut(
  { sql }: Core,
  caller: SignedIn,
  scope: string | undefined,
  client: Client,
): Promise<void> {
  const parsed = signOutScope.safeParse(scope || 'global');
  if (!parsed.success) throw validationFailed(`Unsupported logout scope "${scope}"`);
  const { userId, sessionId } = caller;
  if (parsed.data === 'local') {
    await inTransaction(sql, async (tx) => {
      await sayFromWhere(tx, client);
      await sayWhySessionsEnd(tx, 'signed out');
      await tx`delete from auth.sessions where id = ${sessionId}`;
    });
    return;
  }
  const kept = parsed.data === 'others' ? sessionId : null;
  await inTransaction(sql, async (tx) => {
    const end = () => tx`delete from auth.sessions where user_id = ${userId} and id is distinct from ${kept}`;
    await sayFromWhere(tx, client);
    await sayWhySessionsEnd(tx, 'signed out everywhere');
    await end();
    await lockUser(tx, userId);
    await revokeTokens(tx, userId);
    // A link being opened may have added one until the account was locked.
    await end();
  });
}
