import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { loadKeys } from '../src/core/keys.ts';
import type { TestBackend } from './create-test-backend.ts';

interface TokenOptions {
  userId?: string;
  /** Seconds from now; negative for an expired token. */
  expiresIn?: number;
}

/** A user with an open session and its token, without the cost of a password. */
export async function makeAccessToken(
  test: TestBackend,
  { userId = randomUUID(), expiresIn = 3_600 }: TokenOptions = {},
) {
  const { sql, dataDir, url } = test;
  const sessionId = randomUUID();
  await sql`
    insert into auth.users (id, aud, role) values (${userId}, 'authenticated', 'authenticated') on conflict do nothing`;
  await sql`insert into auth.sessions (id, user_id) values (${sessionId}, ${userId})`;
  const { privateKey, kid } = await loadKeys(dataDir);
  const token = await new SignJWT({ role: 'authenticated', session_id: sessionId })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setSubject(userId)
    .setIssuer(`${url}/auth/v1`)
    .setAudience('authenticated')
    .setExpirationTime(Math.floor(Date.now() / 1_000) + expiresIn)
    .sign(privateKey);
  return { userId, sessionId, token };
}
