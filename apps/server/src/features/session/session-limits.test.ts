import { setTimeout as wait } from 'node:timers/promises';
import type { OpenedSession, SessionInfo } from '@rxweb/contracts/session';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { connect, hire, type StaffMember, sessionIdOf, signIn, tokenOf } from '../../../testing/staff.ts';
import { endOverdueSessions } from './session-limits.ts';

const idleMinutes = 10;
const maxHours = 2;
const file = '1700000000000-aaaaaaaaaaaaaaaaaaaaaaaa.txt';

let test: TestApp;
let admin: StaffMember;
beforeAll(async () => {
  test = await createTestApp(undefined, { SESSION_IDLE_MINUTES: `${idleMinutes}`, SESSION_MAX_HOURS: `${maxHours}` });
  const { sql, supabase } = test.context;
  await sql`
    insert into public.messages (direction, from_phone, to_phone, body, status)
    values ('inbound', '+15550100', '+15550101', 'hello', 'delivered')`;
  const stored = await supabase.storage.from('chat-uploads').upload(file, 'a note', { contentType: 'text/plain' });
  if (stored.error) throw stored.error;
  admin = await hire(test, 'owner', 'admin');
});
afterAll(() => test.close());

/** A staff member at the counter: the token and refresh token of one session. */
async function open() {
  const person = await signIn(test, admin.email);
  const token = await tokenOf(person.client);
  const { data } = await person.client.auth.getSession();
  return { ...person, token, sessionId: sessionIdOf(token), refreshToken: data.session?.refresh_token ?? '' };
}
type Opened = Awaited<ReturnType<typeof open>>;

const get = (path: string, token: string, headers: Record<string, string> = {}) =>
  fetch(`${test.url}${path}`, {
    headers: { authorization: `Bearer ${token}`, apikey: test.context.anonKey, ...headers },
  });
/** What each surface answers: the status or code where it refuses, the rows where it gives. */
async function ask({ token }: Pick<Opened, 'token'>) {
  const api = await get(`/api/storage/download?bucket=chat-uploads&path=${file}`, token);
  const rows = await get('/backend/rest/v1/messages?select=body', token);
  const bytes = await get(`/backend/storage/v1/object/authenticated/chat-uploads/${file}`, token);
  return {
    api: api.ok ? 200 : ((await api.json()) as { code: string }).code,
    rows: rows.ok ? ((await rows.json()) as unknown[]).length : rows.status,
    file: bytes.ok,
  };
}
const isOpen = { api: 200, rows: 1, file: true };
const age = ({ sessionId }: Pick<Opened, 'sessionId'>, minutes: number, beganMinutesAgo = minutes) =>
  test.context.sql`
    with began as (
      update auth.sessions set created_at = now() - ${beganMinutesAgo} * interval '1 minute' where id = ${sessionId})
    insert into app.session_activity (session_id, last_active_at)
    values (${sessionId}, now() - ${minutes} * interval '1 minute')
    on conflict (session_id) do update set last_active_at = excluded.last_active_at`;
const standing = async ({ token }: Opened) => (await (await get('/api/session', token)).json()) as SessionInfo;
const refresh = (refresh_token: string) => connect(test).auth.refreshSession({ refresh_token });

describe('a session on a shared machine', () => {
  it('A15 loses the server, the tables and the files after the configured idle time', async () => {
    const session = await open();
    expect(await ask(session)).toEqual(isOpen);
    await age(session, idleMinutes - 0.1);
    // The first call counts as activity, so the next round starts fresh.
    expect(await ask(session)).toEqual(isOpen);
    await age(session, idleMinutes + 0.1);
    expect(await ask(session)).toEqual({ api: 'session_idle', rows: 0, file: false });
    await endOverdueSessions(test.context.sql);
    expect(await ask(session)).toEqual({ api: 'session_ended', rows: 401, file: false });
    expect((await refresh(session.refreshToken)).error?.status).toBe(400);
  });

  it('A15 is over after the configured hours, however busy it was', async () => {
    const session = await open();
    await age(session, 0, maxHours * 60 - 1);
    expect(await ask(session)).toEqual(isOpen);
    const { idleEndsAt, endsAt } = await standing(session);
    expect(Date.parse(endsAt)).toBeLessThan(Date.parse(idleEndsAt));
    await age(session, 0, maxHours * 60 + 0.1);
    expect(await ask(session)).toEqual({ api: 'session_ended', rows: 0, file: false });
    await endOverdueSessions(test.context.sql);
    expect((await refresh(session.refreshToken)).error?.status).toBe(400);
  });

  it('A15 is kept open by what a person does, not by background requests or refreshed tokens', async () => {
    const session = await open();
    const idleMinutesLeft = async () =>
      Math.round((Date.parse((await standing(session)).idleEndsAt) - Date.now()) / 60_000);
    const background = { 'x-rx-activity': 'background' };
    await age(session, 5);
    expect((await get('/api/session', session.token)).status).toBe(200);
    expect((await get('/api/session/sessions', session.token, background)).status).toBe(200);
    expect((await get('/backend/rest/v1/messages?select=body', session.token)).status).toBe(200);
    const renewed = await refresh(session.refreshToken);
    expect(renewed.error).toBeNull();
    expect(await idleMinutesLeft()).toBe(idleMinutes - 5);

    expect((await get('/api/session/sessions', session.token)).status).toBe(200);
    expect(await idleMinutesLeft()).toBe(idleMinutes);
    await age(session, 5);
    const reported = await session.call('POST', '/api/session/activity', undefined, background);
    expect(Date.parse(((await reported.json()) as SessionInfo).idleEndsAt)).toBeGreaterThan(
      Date.now() + (idleMinutes - 1) * 60_000,
    );
    await age(session, idleMinutes + 1);
    expect((await session.call('POST', '/api/session/activity')).status).toBe(401);
  });

  it('A15 writes its activity once in twenty seconds, and each time it is reported', async () => {
    const session = await open();
    const lastActive = async () => {
      const [row] = await test.context.sql<[{ at: string }]>`
        select last_active_at::text as at from app.session_activity where session_id = ${session.sessionId}`;
      return row.at;
    };
    await get('/api/session/sessions', session.token);
    const first = await lastActive();
    await get('/api/session/sessions', session.token);
    expect(await lastActive()).toBe(first);
    await session.call('POST', '/api/session/activity');
    expect(await lastActive()).not.toBe(first);
  });

  it('A15 closes its socket soon after its limit', async () => {
    const session = await open();
    await session.client.realtime.setAuth(session.token);
    const states: string[] = [];
    session.client
      .channel('inbox')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'messages' }, () => {})
      .subscribe((state) => void states.push(state));
    await vi.waitFor(() => expect(states).toContain('SUBSCRIBED'), 15_000);
    await age(session, idleMinutes + 1);
    await endOverdueSessions(test.context.sql);
    await vi.waitFor(() => expect(states.at(-1)).toMatch(/CLOSED|CHANNEL_ERROR|TIMED_OUT/), 5_000);
    await session.client.realtime.disconnect();
  });

  it('A13 opens nothing a second after the log-out: no route, table, file or account, and no new token', async () => {
    for (const logOut of [
      ({ client }: Opened) => client.auth.signOut({ scope: 'local' }),
      ({ call, sessionId }: Opened) => call('DELETE', `/api/session/sessions/${sessionId}`),
      ({ call }: Opened) => call('DELETE', '/api/session/sessions'),
    ]) {
      const session = await open();
      expect(await ask(session)).toEqual(isOpen);
      await logOut(session);
      await wait(100);
      expect(await ask(session)).toEqual({ api: 'session_ended', rows: 401, file: false });
      expect((await get('/backend/auth/v1/user', session.token)).status).toBe(403);
      expect((await refresh(session.refreshToken)).error?.status).toBe(400);
    }
  });

  it('A13 shows where a user is signed in, and ends one or all of their sessions, and no one else’s', async () => {
    const other = await hire(test, 'clerk', 'employee');
    const [first, second, third] = [await open(), await open(), await open()];
    const list = async ({ call }: Opened) =>
      ((await (await call('GET', '/api/session/sessions')).json()) as { sessions: OpenedSession[] }).sessions;
    const seen = await list(first);
    expect(seen.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([first.sessionId]);
    expect(seen.map(({ id }) => id)).toContain(second.sessionId);
    expect(seen[0]).toMatchObject({ address: '127.0.0.1', userAgent: expect.any(String) });

    const foreign = sessionIdOf(await tokenOf(other.client));
    expect((await first.call('DELETE', `/api/session/sessions/${foreign}`)).status).toBe(404);
    expect((await other.call('GET', '/api/session')).status).toBe(200);
    const ended = await first.call('DELETE', `/api/session/sessions/${second.sessionId}`);
    expect([ended.status, await ended.json(), ended.headers.get('clear-site-data')]).toEqual([200, { ended: 1 }, null]);
    expect((await ask(second)).api).toBe('session_ended');
    expect(await ask(first)).toEqual(isOpen);
    const all = await first.call('DELETE', '/api/session/sessions');
    expect(await all.json()).toEqual({ ended: 2 });
    for (const session of [first, third]) expect((await ask(session)).api).toBe('session_ended');
    expect((await other.call('GET', '/api/session')).status).toBe(200);
  });

  it('says of a good token why it opens nothing: blocked, banned, gone; and nothing of any other', async () => {
    const { sql, supabase } = test.context;
    const clerk = await hire(test, 'seller', 'employee');
    const token = await tokenOf(clerk.client);
    const code = async () => ((await (await get('/api/session', token)).json()) as { code?: string }).code;
    expect(await code()).toBeUndefined();
    await sql`update app.staff set blocked = true where user_id = ${clerk.id}`;
    expect(await code()).toBe('account_blocked');
    await sql`delete from auth.sessions where user_id = ${clerk.id}`;
    expect(await code()).toBe('account_blocked');
    await sql`update app.staff set blocked = false where user_id = ${clerk.id}`;
    expect(await code()).toBe('session_ended');
    await supabase.auth.admin.updateUserById(clerk.id, { ban_duration: '1h' });
    expect(await code()).toBe('account_blocked');
    await supabase.auth.admin.deleteUser(clerk.id);
    expect(await code()).toBe('session_ended');
  });

  it('W7 leaves no answer with the browser, and has it forget pages at the log-out, but nothing of the visitor’s', async () => {
    const session = await open();
    for (const path of [
      '/api/session',
      '/api/session/sessions',
      '/api/admin/audit',
      '/api/admin/audit.csv',
      '/api/admin/users',
      '/api/nowhere',
      `/api/storage/download?bucket=chat-uploads&path=${file}`,
      '/api/store/status',
      '/backend/auth/v1/user',
      '/backend/rest/v1/messages?select=body',
      '/backend/rest/v1/messages?select=none',
      '/backend/storage/v1/bucket',
      `/backend/storage/v1/object/info/chat-uploads/${file}`,
      `/backend/storage/v1/object/authenticated/chat-uploads/${file}`,
      '/backend/storage/v1/object/authenticated/chat-uploads/none.txt',
    ]) {
      const answer = await get(path, session.token);
      expect(answer.headers.get('cache-control'), path).toContain('no-store');
    }
    const loggedOut = [
      await fetch(`${test.url}/backend/auth/v1/logout`, {
        method: 'POST',
        headers: { authorization: `Bearer ${session.token}`, apikey: test.context.anonKey },
      }),
      await (await open()).call('DELETE', '/api/session/sessions'),
    ];
    for (const answer of loggedOut) {
      expect(answer.ok).toBe(true);
      expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    }
  });
});
