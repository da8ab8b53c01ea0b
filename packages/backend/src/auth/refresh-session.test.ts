import { connect } from 'node:net';
import type { Session } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserClient, call, makeUser, serviceClient, signIn } from '../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';

describe('the refresh grant', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend();
    await makeUser(test, 'ann@example.test');
  });
  afterAll(() => test.close());

  const refresh = (token: unknown) =>
    call(test, 'POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });
  const getUser = (session: Pick<Session, 'access_token'>) =>
    call(test, 'GET', '/auth/v1/user', { headers: { authorization: `Bearer ${session.access_token}` } });
  const listBuckets = async (session: Pick<Session, 'access_token'>) => {
    const headers = { authorization: `Bearer ${session.access_token}` };
    return (await call(test, 'GET', '/storage/v1/bucket', { headers })).status;
  };
  /** Moves the rotations this many seconds into the past. */
  const age = (seconds: number) =>
    test.sql`update auth.refresh_tokens set updated_at = updated_at - ${seconds} * interval '1 second'`;

  it('gives a new session and a new refresh token to the official client', async () => {
    const { client, session, user } = await signIn(test, 'ann@example.test');
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.user?.id).toBe(user.id);
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect((await client.auth.getUser()).error).toBeNull();
  });

  it('A12 answers twenty at once alike, with one rotation', async () => {
    const { session } = await signIn(test, 'ann@example.test');
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    const sessionId = await sessionIdOf(session);
    expect(await test.sql`select refresh_token_counter::int as n from auth.sessions where id = ${sessionId}`).toEqual([
      { n: 1 },
    ]);
    for (const { body } of answers.slice(0, 3)) expect((await getUser(body)).status).toBe(200);
  });

  it('A12 loses no session when the line is cut before the answer comes', async () => {
    const { session } = await signIn(test, 'ann@example.test');
    const sessionId = await sessionIdOf(session);
    const { host, pathname } = new URL(test.url);
    const body = JSON.stringify({ refresh_token: session.refresh_token });
    const line = connect(Number(host.split(':')[1]), '127.0.0.1');
    line.write(
      `POST ${pathname}/auth/v1/token?grant_type=refresh_token HTTP/1.1\r\nhost: ${host}\r\napikey: ${test.backend.anonKey}\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    const rotations = () => test.sql`select refresh_token_counter::int as n from auth.sessions where id = ${sessionId}`;
    await vi.waitFor(async () => expect(await rotations()).toEqual([{ n: 1 }]), 10_000);
    line.destroy();
    const again = await refresh(session.refresh_token);
    expect(again.status).toBe(200);
    expect(await rotations()).toEqual([{ n: 1 }]);
    expect((await refresh(again.body.refresh_token)).status).toBe(200);
  });

  it('A12 gives a lost answer again, however late, while its token was not used', async () => {
    const { session } = await signIn(test, 'ann@example.test');
    const lost = await refresh(session.refresh_token);
    await age(3_600);
    const again = await refresh(session.refresh_token);
    expect(again).toMatchObject({ status: 200, body: { refresh_token: lost.body.refresh_token } });
  });

  it('A12 answers a token with the active one for ten seconds after its rotation, several rotations on', async () => {
    const { session } = await signIn(test, 'ann@example.test');
    let newest = session.refresh_token;
    for (let i = 0; i < 3; i++) newest = (await refresh(newest)).body.refresh_token;
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 200, body: { refresh_token: newest } });
  });

  it('A11 ends the whole session, its access tokens too, when a token comes back later', async () => {
    const { session } = await signIn(test, 'ann@example.test');
    const sessions = [session];
    for (let i = 0; i < 3; i++) sessions.push((await refresh(sessions.at(-1)?.refresh_token)).body);
    await age(11);
    expect(await listBuckets(sessions.at(-1) ?? session)).toBe(200);
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_already_used', msg: 'Invalid Refresh Token: Already Used' },
    });
    for (const each of sessions) {
      expect(await getUser(each)).toMatchObject({ status: 403, body: { error_code: 'session_not_found' } });
      expect(await listBuckets(each)).not.toBe(200);
      expect(await refresh(each.refresh_token)).toMatchObject({
        status: 400,
        body: { error_code: 'refresh_token_not_found' },
      });
    }
  });

  it('keeps no token that could be used, only hashes', async () => {
    const { session } = await signIn(test, 'ann@example.test');
    const next = await refresh(session.refresh_token);
    const rows = JSON.stringify(
      await test.sql`select t.*, s.* from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id`,
    );
    expect(rows).not.toContain(session.refresh_token);
    expect(rows).not.toContain(next.body.refresh_token);
  });

  it('refuses foreign tokens, and tokens of banned accounts', async () => {
    expect(await refresh('')).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed', msg: 'Refresh token is not valid' },
    });
    expect(await refresh('a'.repeat(43))).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_not_found' },
    });
    expect(await refresh(7)).toMatchObject({ status: 400, body: { error_code: 'bad_json' } });
    const { session, user } = await signIn(test, 'ann@example.test');
    expect((await refresh(session.access_token)).status).toBe(400);
    const admin = serviceClient(test).auth.admin;
    await admin.updateUserById(user.id, { ban_duration: '1h' });
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 400, body: { error_code: 'user_banned' } });
    await admin.updateUserById(user.id, { ban_duration: 'none' });
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });

  it('makes the official client end a dead session', async () => {
    const { client, session } = await signIn(test, 'ann@example.test');
    await test.sql`delete from auth.sessions where id = ${await sessionIdOf(session)}`;
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const { error } = await browserClient(test).auth.refreshSession({ refresh_token: session.refresh_token });
    expect(error).toMatchObject({ name: 'AuthApiError', code: 'refresh_token_not_found' });
  });

  async function sessionIdOf(session: Session): Promise<string> {
    const { data } = await browserClient(test).auth.getClaims(session.access_token);
    return data?.claims.session_id ?? '';
  }
});
