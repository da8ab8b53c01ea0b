import { randomUUID } from 'node:crypto';
import type { Sql } from '@rxweb/platform/sql/sql';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createStandings } from './standings.ts';

const password = 'correct horse battery';
/** What is noted shows within half a second, all else after five: between them, so that a busy machine passes. Journeys time the screen. */
const soonMs = 3_000;

describe('an open screen of staff', () => {
  let test: TestApp;
  let owner: Worker;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await hire('admin');
  });
  afterAll(() => test.close());

  interface Worker {
    id: string;
    token: string;
  }

  async function hire(role: 'employee' | 'pharmacist' | 'admin'): Promise<Worker> {
    const email = `${role}-${randomUUID()}@pharmacy.example`;
    const made = await test.context.supabase.auth.admin.createUser({ email, password, email_confirm: true });
    if (made.error) throw made.error;
    const { id } = made.data.user;
    await test.context.sql`insert into app.staff (user_id, role) values (${id}, ${role})`;
    const auth = { persistSession: false, autoRefreshToken: false };
    const client = createClient(`${test.url}/backend`, test.context.anonKey, { auth });
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return { id, token: data.session.access_token };
  }

  const call = (token: string, method: string, path: string, body?: object) =>
    fetch(test.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });

  /** What the server pushed so far, as `event {json}`. */
  async function open({ token }: Worker) {
    const response = await call(token, 'GET', '/api/session/events');
    expect(response.status).toBe(200);
    const events: string[] = [];
    let isOver = false;
    const read = async () => {
      let text = '';
      for await (const piece of response.body ?? []) {
        text += new TextDecoder().decode(piece);
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
          if (event) events.push(`${event} ${data}`);
        }
      }
    };
    void read().finally(() => {
      isOver = true;
    });
    await vi.waitFor(() => expect(events).toHaveLength(1), 5_000);
    return { events, isOver: () => isOver };
  }

  const patch = (change: object) => (worker: Worker) =>
    call(owner.token, 'PATCH', `/api/admin/users/${worker.id}`, { version: 1, ...change });

  it('hears of a promotion while its session goes on', async () => {
    const worker = await hire('employee');
    const screen = await open(worker);
    expect(screen.events[0]).toContain('"role":"employee"');
    expect((await patch({ role: 'pharmacist' })(worker)).status).toBe(200);
    await vi.waitFor(() => expect(screen.events[1]).toContain('"role":"pharmacist"'), soonMs);
    expect(screen.isOver()).toBe(false);
  });

  it.each<[string, object, (worker: Worker) => Promise<Response>]>([
    ['demoted', { code: 'session_ended', reason: 'role_changed', role: 'employee' }, patch({ role: 'employee' })],
    ['blocked', { code: 'account_blocked', reason: 'account_blocked' }, patch({ blocked: true })],
    [
      'deleted',
      { code: 'session_ended', reason: 'account_deleted', role: 'public' },
      ({ id }) => call(owner.token, 'DELETE', `/api/admin/users/${id}`),
    ],
    [
      'signed out by an administrator',
      { code: 'session_ended', reason: 'ended_by_administrator' },
      ({ id }) => call(owner.token, 'DELETE', `/api/admin/users/${id}/sessions`),
    ],
    [
      'given a new password',
      { code: 'session_ended', reason: 'password_reset' },
      ({ id }) => call(owner.token, 'POST', `/api/admin/users/${id}/password-reset`),
    ],
    [
      'signed out everywhere',
      { code: 'session_ended', reason: 'signed_out_everywhere' },
      ({ token }) => call(token, 'DELETE', '/api/session/sessions'),
    ],
  ])('A14 hears why when its user is %s, and so does each later call', async (_name, expected, act) => {
    const worker = await hire('pharmacist');
    const screen = await open(worker);
    expect((await act(worker)).status).toBe(200);
    await vi.waitFor(() => expect(screen.events[1]).toMatch(/^ended /), soonMs);
    expect(JSON.parse(screen.events[1]?.slice('ended '.length) ?? '')).toMatchObject(expected);
    await vi.waitFor(() => expect(screen.isOver()).toBe(true), soonMs);
    const later = await call(worker.token, 'GET', '/api/session');
    expect(later.status).toBe(401);
    expect(await later.json()).toMatchObject(expected);
    expect((await call(worker.token, 'GET', '/api/session/events')).status).toBe(401);
  });

  it('learns of a rule for second factors and of a factor added elsewhere', async () => {
    const { sql } = test.context;
    const worker = await hire('employee');
    const screen = await open(worker);
    const rule = (employee: string | null) =>
      call(owner.token, 'PUT', '/api/admin/second-factor-rules', { admin: null, pharmacist: null, employee });
    expect((await rule('2030-01-01T00:00:00Z')).status).toBe(200);
    await vi.waitFor(() => expect(screen.events[1]).toContain('"secondFactorDueAt":"2030-01-01'), soonMs);
    await rule(null);
    // As the auth service does: set up first, verified then.
    const id = randomUUID();
    await sql`
      insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (${id}, ${worker.id}, 'totp', 'unverified', now(), now())`;
    await sql`update auth.mfa_factors set status = 'verified' where id = ${id}`;
    await vi.waitFor(() => expect(screen.events.at(-1)).toContain('"owesSecondFactor":true'), soonMs);
  });

  it.each([
    [
      'is idle too long',
      (id: string) => test.context.sql`
        with quiet as (delete from app.session_activity where session_id in (select id from auth.sessions where user_id = ${id}))
        update auth.sessions set created_at = now() - interval '1 hour' where user_id = ${id}`,
      'ended {"code":"session_idle"}',
    ],
    [
      'belongs to someone whom the auth service bans',
      (id: string) => test.context.sql`update auth.users set banned_until = 'infinity' where id = ${id}`,
      'ended {"code":"account_blocked"',
    ],
  ] as const)(
    'learns within six seconds, without a row of the audit log, of a session that %s',
    async (_what, change, event) => {
      const worker = await hire('employee');
      const screen = await open(worker);
      await change(worker.id);
      await vi.waitFor(() => expect(screen.events.at(-1)).toContain(event), 6_000);
    },
  );

  it('asks for standings only when accounts or sessions have news, however much else is written', async () => {
    const worker = await hire('employee');
    const asked: string[] = [];
    const { sql } = test.context;
    const counting = Object.assign((text: TemplateStringsArray, ...parts: never[]) => {
      asked.push(text.join('').includes('app.session_limits') ? 'standings' : 'news');
      return sql(text, ...parts);
    }, sql) as unknown as Sql;
    const standings = createStandings(counting);
    const stop = new AbortController();
    const [session] = await sql<[{ id: string }]>`select id from auth.sessions where user_id = ${worker.id}`;
    const events: string[] = [];
    const following = standings.follow({ sessionId: session.id, userId: worker.id }, stop.signal, async ({ event }) => {
      events.push(event ?? '');
    });
    await vi.waitFor(() => expect(events).toEqual(['standing']));
    asked.length = 0;
    const began = performance.now();
    for (let row = 0; row < 5; row += 1) {
      await sql`select app.note_audit('file_read', 'ok', null, ${`bucket/${row}`})`;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const timesAsked = (what: string) => asked.filter((each) => each === what).length;
    const standingsAsked = timesAsked('standings');
    await vi.waitFor(() => expect(timesAsked('news')).toBeGreaterThanOrEqual(3), 10_000);
    // All are read every five seconds in any case.
    expect(standingsAsked).toBeLessThanOrEqual(1 + Math.floor((performance.now() - began) / 5_000));
    stop.abort();
    await following;
  });

  it('keeps why sessions ended from everyone else', async () => {
    const worker = await hire('employee');
    const { context } = test;
    const other = await call(worker.token, 'GET', '/backend/rest/v1/session_ends');
    expect(other.ok).toBe(false);
    await context.sql`delete from auth.sessions where user_id = ${worker.id}`;
    const [row] = await context.sql`select reason from app.session_ends where user_id = ${worker.id}`;
    expect(row).toEqual({ reason: 'signed out' });
  });
});
