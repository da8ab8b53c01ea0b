import { createTestBackend, type TestBackend } from '@rxweb/backend/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, migrationsDir, type TestApp } from '../../testing/create-test-app.ts';
import { connect, hire, type StaffMember, tokenOf } from '../../testing/staff.ts';
import type { TwilioDouble } from '../../testing/twilio-double/double.ts';
import { startTwilioDouble } from '../../testing/twilio-double/twilio-double.ts';
import { visitorCookie } from '../../testing/visitor-cookie.ts';
import { verifyChain } from '../features/audit/verify-chain.ts';
import type { Answerer } from '../features/chat/answerer.ts';
import { createLeaderElection } from '../kernel/jobs/leader-election.ts';

/** Answers with the questions that came before. */
const answerer: Answerer = {
  async *answer({ history }) {
    const asked = history.filter(({ role }) => role === 'user').map(({ text }) => text);
    yield { type: 'chunk', text: `before: ${asked.join(' and ')}` };
  },
};

describe('two servers on one Supabase', () => {
  let remote: TestBackend;
  let one: TestApp;
  let other: TestApp;
  let owner: StaffMember;
  let carrier: TwilioDouble;
  beforeAll(async () => {
    remote = await createTestBackend({ migrationsDir, exposedTables: { messages: { maxRows: 200 } } });
    carrier = await startTwilioDouble();
    const env = {
      ...carrier.env,
      SUPABASE_URL: remote.url,
      SUPABASE_ANON_KEY: remote.backend.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: remote.backend.serviceRoleKey,
      DATABASE_URL: remote.backend.databaseUrl,
    };
    const start = () => createTestApp(undefined, env, undefined, answerer);
    [one, other] = await Promise.all([start(), start()]);
    owner = await hire(one, 'owner', 'admin');
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await remote.close();
    await carrier.close();
  });

  const post = ({ url }: TestApp, path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('S6 count what one caller does together', async () => {
    const form = { token: 'none', email: 'nobody@pharmacy.example', password: 'a long enough password' };
    const statuses: number[] = [];
    for (let call = 0; call < 12; call++)
      statuses.push((await post(call % 2 ? one : other, '/api/setup', form)).status);
    expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
  });

  it('R12 carry a form out once that reaches both at the same moment', async () => {
    const form = { email: 'noor@pharmacy.example', role: 'employee' };
    const headers = {
      'idempotency-key': crypto.randomUUID().replaceAll('-', ''),
      authorization: `Bearer ${await tokenOf(owner.client)}`,
    };
    const answers = await Promise.all(
      [one, other, one, other].map(async (server) => (await post(server, '/api/admin/users', form, headers)).json()),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await remote.sql`select 1 from auth.users where email = ${form.email}`).toHaveLength(1);
  });

  it('continue each other’s conversations', async () => {
    const headers = { cookie: visitorCookie(), 'x-chat-id': 'chat-1763460000001' };
    const said: string[] = [];
    for (const [server, text] of [
      [one, 'Do you sell canes?'],
      [other, 'And walkers?'],
      [one, 'Thanks'],
    ] as const)
      said.push(await (await post(server, '/api/chat-stream', { text, attachments: [] }, headers)).text());
    expect(said[1]).toContain('before: Do you sell canes?');
    expect(said[2]).toContain('before: Do you sell canes? and And walkers?');
  });

  it('O2 write one audit chain, without forks and gaps', async () => {
    const before = await verifyChain(remote.sql);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? one : other).context.audit.write({
          action: 'file_read',
          actorId: owner.id,
          target: `bucket/${index}`,
        }),
      ),
    );
    expect(await verifyChain(remote.sql)).toMatchObject({ rows: before.rows + 40, brokenAt: null });
  });

  it('S7-30 bring changes to pages of either', async () => {
    const listen = async (server: TestApp) => {
      const client = connect(server);
      await client.realtime.setAuth(await tokenOf(owner.client));
      const heard: string[] = [];
      const { promise: flowing, resolve } = Promise.withResolvers<void>();
      client
        .channel('messages-feed')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'messages' }, ({ new: row }) =>
          heard.push(Object(row).body),
        )
        .on('system', {}, ({ status }: { status: string }) => status === 'ok' && resolve())
        .subscribe();
      await flowing;
      return { heard, leave: () => client.removeAllChannels() };
    };
    const listeners = await Promise.all([one, other].map(listen));
    await one.context.sql`
      insert into public.messages (direction, from_phone, to_phone, body, status)
      values ('inbound', '+12065550101', '+12065550100', 'hello', 'delivered')`;
    await expect.poll(() => listeners.map(({ heard }) => heard), { timeout: 10_000 }).toEqual([['hello'], ['hello']]);
    await Promise.all(listeners.map(({ leave }) => leave()));
  });

  it('A13 both refuse a session at once that was ended at one', async () => {
    const person = await hire(one, 'leaver', 'employee');
    const headers = { authorization: `Bearer ${await tokenOf(person.client)}` };
    const statusAt = async ({ url }: TestApp) => (await fetch(`${url}/api/session`, { headers })).status;
    expect(await Promise.all([one, other].map(statusAt))).toEqual([200, 200]);
    await person.client.auth.signOut();
    expect(await Promise.all([one, other].map(statusAt))).toEqual([401, 401]);
  });

  it('leave shared jobs to one leader, and to the next when it is gone', async () => {
    const { databaseUrl } = remote.backend;
    // The carrier's list is read at a start, here by one for both.
    await expect.poll(() => carrier.asked.get('GET /Messages.json'), { timeout: 10_000 }).toBe(1);
    const [first, second] = [createLeaderElection(databaseUrl), createLeaderElection(databaseUrl)];
    const holders = () => remote.sql<{ pid: number }[]>`
      select pid from pg_locks where locktype = 'advisory' and granted and objid = (${7_219_384_502}::bigint % 4294967296)::oid`;
    expect(await holders()).toHaveLength(1);
    await Promise.all([one.context.leaderElection.close(), other.context.leaderElection.close()]);
    await expect.poll(async () => (await holders()).length).toBe(0);
    expect(await first.isLeader()).toBe(true);
    expect([await first.isLeader(), await second.isLeader()]).toEqual([true, false]);
    // As when the process is killed or the network breaks: nothing is given back in order.
    await remote.sql`select pg_terminate_backend(pid) from unnest(${(await holders()).map(({ pid }) => pid)}::int[]) pid`;
    await expect.poll(() => second.isLeader().catch(() => false)).toBe(true);
    await expect.poll(() => first.isLeader().catch(() => 'away')).toBe(false);
    await second.close();
    await expect.poll(() => first.isLeader().catch(() => false)).toBe(true);
    await first.close();
  });
});
