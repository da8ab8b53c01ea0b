import { setTimeout as wait } from 'node:timers/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';

const password = 'correct horse battery';
const file = 'note.txt';

interface Worker {
  id: string;
  client: SupabaseClient;
  token: string;
  refreshToken: string;
}

describe('a member of staff whose rights end', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await test.context.sql`
      insert into public.messages (direction, from_phone, to_phone, body, status)
      values ('inbound', '+15550100', '+15550101', 'hello', 'delivered')`;
    const stored = await test.context.supabase.storage
      .from('chat-uploads')
      .upload(file, 'a note', { contentType: 'text/plain' });
    if (stored.error) throw stored.error;
  });
  afterAll(() => test.close());

  const connect = () =>
    createClient(`${test.url}/backend`, test.context.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
  let number = 0;
  const hire = async (): Promise<Worker> => {
    const email = `admin${number++}@pharmacy.example`;
    const made = await test.context.supabase.auth.admin.createUser({ email, password, email_confirm: true });
    if (made.error) throw made.error;
    const { id } = made.data.user;
    await test.context.sql`insert into app.staff (user_id, role) values (${id}, 'admin')`;
    const client = connect();
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return { id, client, token: data.session.access_token, refreshToken: data.session.refresh_token };
  };

  let owner: Worker | undefined;
  const manage = async (method: string, path: string, body?: object) => {
    owner ??= await hire();
    const response = await fetch(`${test.url}/api/admin/users${path}`, {
      method,
      headers: { authorization: `Bearer ${owner.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(200);
  };

  /** What each surface lets them see with the token they hold: true when it gives something away. */
  const surfaces: Record<string, (worker: Worker) => Promise<boolean>> = {
    api: async ({ token }) =>
      (
        await fetch(`${test.url}/api/storage/download?bucket=chat-uploads&path=${file}`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).ok,
    user: async ({ token }) => (await get('/auth/v1/user', token)).ok,
    rows: async ({ token }) => givesItems(await get('/rest/v1/messages?select=id', token)),
    files: async ({ token }) => (await get(`/storage/v1/object/authenticated/chat-uploads/${file}`, token)).ok,
  };
  const get = (path: string, token: string) =>
    fetch(`${test.url}/backend${path}`, {
      headers: { apikey: test.context.anonKey, authorization: `Bearer ${token}` },
    });
  const givesItems = async (response: Response) => response.ok && (await response.json()).length > 0;

  /** Asks every surface each 50 ms, over and over, and says what any gave away after the end was answered. */
  async function poll(worker: Worker, end: () => Promise<unknown>, open = Object.keys(surfaces)) {
    for (const [name, asks] of Object.entries(surfaces)) {
      await vi.waitFor(async () => expect(await asks(worker), name).toBe(true), 10_000);
    }
    const leaks: string[] = [];
    let hasEnded = false;
    let isOver = false;
    const pollers = Object.entries(surfaces).map(async ([name, asks]) => {
      while (!isOver) {
        const askedAfterEnd = hasEnded;
        const gives = await asks(worker);
        if (askedAfterEnd && gives && open.includes(name)) leaks.push(name);
        await wait(50);
      }
    });
    await wait(150);
    await end();
    hasEnded = true;
    await wait(500);
    isOver = true;
    await Promise.all(pollers);
    return leaks;
  }
  const listen = async ({ client, token }: Worker) => {
    await client.realtime.setAuth(token);
    const events: string[] = [];
    const states: string[] = [];
    client
      .channel('inbox')
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'messages' },
        ({ eventType }) => void events.push(eventType),
      )
      .subscribe((state) => void states.push(state));
    await vi.waitFor(() => expect(states).toContain('SUBSCRIBED'), 15_000);
    return { events, states };
  };
  const newMessage = () => test.context.sql`
    insert into public.messages (direction, from_phone, to_phone, body, status)
    values ('inbound', '+15550100', '+15550101', 'later', 'delivered')`;

  it.each([
    ['banned', (id: string) => test.context.supabase.auth.admin.updateUserById(id, { ban_duration: '24h' })],
    ['deleted', (id: string) => test.context.supabase.auth.admin.deleteUser(id)],
    ['blocked in the user management', (id: string) => manage('PATCH', `/${id}`, { blocked: true, version: 1 })],
    ['demoted in the user management', (id: string) => manage('PATCH', `/${id}`, { role: 'employee', version: 1 })],
    ['signed out in the user management', (id: string) => manage('DELETE', `/${id}/sessions`)],
  ] as const)('A14 sees nothing more from the next request on when %s, and their socket closes', async (_, end) => {
    const worker = await hire();
    const feed = await listen(worker);
    await newMessage();
    await vi.waitFor(() => expect(feed.events).toHaveLength(1), 10_000);

    let endedAt = Infinity;
    const leaks = await poll(worker, async () => {
      await end(worker.id);
      endedAt = Date.now();
    });
    expect(leaks).toEqual([]);
    await vi.waitFor(() => expect(feed.states.at(-1)).toMatch(/CLOSED|CHANNEL_ERROR|TIMED_OUT/), 10_000);
    expect(Date.now() - endedAt).toBeLessThan(5_000);
    const refreshed = await connect().auth.refreshSession({ refresh_token: worker.refreshToken });
    expect(refreshed.error?.status).toBe(400);
    await newMessage();
    await wait(200);
    expect(feed.events).toHaveLength(1);
    await worker.client.realtime.disconnect();
  });

  it.each([
    [
      'blocked',
      (id: string) => test.context.sql`update app.staff set blocked = true where user_id = ${id}`,
      ['api', 'rows', 'files'],
    ],
    ['let go', (id: string) => test.context.sql`delete from app.staff where user_id = ${id}`, ['api', 'rows', 'files']],
    [
      'made an employee',
      (id: string) => test.context.sql`update app.staff set role = 'employee' where user_id = ${id}`,
      ['rows'],
    ],
  ] as const)('A14 sees nothing of the role from the next request on when %s', async (_, end, closed) => {
    const worker = await hire();
    const feed = await listen(worker);
    await newMessage();
    await vi.waitFor(() => expect(feed.events).toHaveLength(1), 10_000);
    expect(await poll(worker, () => end(worker.id), [...closed])).toEqual([]);
    await newMessage();
    await wait(500);
    expect(feed.events).toHaveLength(1);
    await worker.client.realtime.disconnect();
  });
});
