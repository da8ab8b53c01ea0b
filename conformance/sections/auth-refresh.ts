import { setTimeout } from 'node:timers/promises';
import type { AuthChangeEvent } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { decodeJwtPayload } from '../decode-jwt.ts';
import { expectAuthBody, expectAuthError, expectAuthRefusal, expectRefusedCall } from '../refusals.ts';
import { like, sessionShape, userShape } from '../shapes.ts';
import { lazily, type Suite } from '../suite.ts';
import { isEmbedded } from '../target.ts';

const grant = '/auth/v1/token?grant_type=refresh_token';
const reuseSeconds = 10;

const refused = (code: string, reason: string) => ({
  status: 400,
  code,
  message: `Invalid Refresh Token: ${reason}`,
});

/** Section 1.4: POST /token?grant_type=refresh_token. */
export function authRefresh(suite: Suite): void {
  const somebody = lazily(() => suite.person());
  const refresh = (token: string) => suite.call('POST', grant, { body: { refresh_token: token } });
  const refreshed = async (token: string): Promise<string> => Object((await refresh(token)).body).refresh_token;

  /** Waits until the reuse window is over; in our own database, sets the rows back. */
  const passReuseWindow = async (userId: string) => {
    if (!isEmbedded) return setTimeout((reuseSeconds + 1) * 1_000);
    const { sql } = suite.target;
    await sql`update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds' where user_id = ${userId}`;
  };

  it('S4-12 a refresh token gives a new session and a new refresh token, and the app gets TOKEN_REFRESHED', async () => {
    const { client, session, person, last } = await suite.signIn(await somebody());
    const events: AuthChangeEvent[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    const { data, error } = await client.auth.refreshSession();
    const { path, status, body, requestBody } = last();
    expect({ path, status, error }).toEqual({ path: grant, status: 200, error: null });
    expect(JSON.parse(String(requestBody))).toEqual({ refresh_token: session.refresh_token });
    expect(body).toEqual(sessionShape(userShape(person, { last_sign_in_at: like.time })));
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(events).toContain('TOKEN_REFRESHED');
    const [before, after] = [session.access_token, data.session?.access_token ?? ''].map(decodeJwtPayload);
    expect(after?.session_id).toBe(before?.session_id);
  });

  it('A12 an answer that was lost is given again: the parent of the active token gets the same one', async () => {
    const { session, person } = await suite.signIn(await somebody());
    const active = await refreshed(session.refresh_token);
    await passReuseWindow(person.id);
    const again = await refresh(session.refresh_token);
    expect(again).toMatchObject({ status: 200, body: { refresh_token: active } });
  });

  it('A12 twenty refreshes at once all succeed, with one token', async () => {
    const { session } = await suite.signIn(await somebody());
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => Object(body).refresh_token)).size).toBe(1);
  });

  it('within the reuse interval an older token still gives the active one', async () => {
    const { session } = await suite.signIn(await somebody());
    const active = await refreshed(await refreshed(session.refresh_token));
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 200, body: { refresh_token: active } });
  });

  it('A11 an older token after that ends the session, and its access tokens', async () => {
    const { session, person } = await suite.signIn(await somebody());
    const second = await refreshed(session.refresh_token);
    const third = await refreshed(second);
    await passReuseWindow(person.id);
    const connection = suite.visitor();
    const { error } = await connection.client.auth.refreshSession(session);
    const refusal = refused('refresh_token_already_used', 'Already Used');
    expectAuthBody(connection.last(), refusal);
    expectAuthError(suite.library, error, refusal);
    expect((await refresh(third)).status).toBe(400);
    expect((await suite.call('GET', '/auth/v1/user', { token: session.access_token })).status).toBe(403);
  });

  it.each([
    ['that is nobody’s', 'abcdefghijkl', refused('refresh_token_not_found', 'Refresh Token Not Found')],
    [
      'that cannot be one',
      'no token at all',
      { status: 400, code: 'validation_failed', message: /^Refresh token is not valid/ },
    ],
  ])('a token %s is refused', async (_, token, refusal) => {
    await expectRefusedCall(suite, 'POST', grant, { body: { refresh_token: token } }, refusal);
  });

  it('A14 a banned user gets no new one', async () => {
    const person = await suite.person();
    const { session } = await suite.signIn(person);
    await suite.service().client.auth.admin.updateUserById(person.id, { ban_duration: '1h' });
    const connection = suite.visitor();
    const { error } = await connection.client.auth.refreshSession(session);
    await expectAuthRefusal(suite, connection, error, refused('user_banned', 'User Banned'));
  });

  it('a session whose time is over does not begin again', async () => {
    const person = await suite.person();
    const { session } = await suite.signIn(person);
    await suite.target
      .sql`update auth.sessions set not_after = now() - interval '1 second' where user_id = ${person.id}`;
    const connection = suite.visitor();
    const { error } = await connection.client.auth.refreshSession(session);
    await expectAuthRefusal(suite, connection, error, refused('session_expired', 'Session Expired'));
  });

  it('without a session the client says so and makes no call', async () => {
    const { client, answers } = suite.visitor();
    const { error } = await client.auth.refreshSession();
    expect(error).toBeInstanceOf(suite.library.authErrors.AuthSessionMissingError);
    expect(answers).toEqual([]);
  });
}
