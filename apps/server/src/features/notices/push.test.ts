import { createECDH } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IssuedStaff } from '../../../testing/issue-tokens.ts';
import { type NoticesApp, startNoticesApp } from '../../../testing/push/start-notices-app.ts';
import { assessReach, readReach } from './check-notices.ts';
import { createDeliverer } from './deliver.ts';
import { readEndpoint } from './push/endpoint.ts';
import { loadServerKey } from './push/push-keys.ts';
import { sendPush } from './push/send-push.ts';

const morning = new Date('2026-11-18T18:00:00Z');

let app: NoticesApp;
let admin: IssuedStaff;
beforeAll(async () => {
  app = await startNoticesApp(morning);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  admin = await app.issuer.hire('admin');
});

const raise = (subject: string) => app.sql`
  insert into app.staff_notices (kind, subject, roles, raised_at, next_at)
  values ('urgent_text', ${subject}, '{admin}', ${app.clock.now}, ${app.clock.now})`;
const deliveries = () => app.sql`
  select state, attempts, outcome from app.notice_deliveries where channel = 'push' order by id`;
const devices = async () => (await app.call(admin, 'GET', '/api/staff-notices/choices')).body.devices;

describe('a push message', () => {
  it('S29-47 is encrypted for one browser and signed with this server’s key, which browsers subscribe with', async () => {
    const { body } = await app.call(admin, 'GET', '/api/staff-notices/choices');
    const { id } = (await app.subscribe(admin, undefined, 'es')).body;
    expect((await app.call(admin, 'POST', `/api/staff-notices/devices/${id}/test`)).body).toEqual({ outcome: 'sent' });
    const [message] = app.service.received;
    expect(JSON.parse(message?.text ?? '')).toEqual({ kind: 'test', count: 1, path: '/app/account', language: 'es' });
    expect(message).toMatchObject({
      serverKey: body.pushKey,
      claims: { aud: app.service.url, exp: expect.any(Number), sub: 'mailto:no-reply@pharmacy.example' },
      headers: { 'content-encoding': 'aes128gcm', urgency: 'high', topic: expect.stringMatching(/^[\w-]{32}$/) },
    });
    const lifeSeconds = (message?.claims.exp ?? 0) - morning.getTime() / 1_000;
    expect([lifeSeconds > 0, lifeSeconds <= 24 * 3_600]).toEqual([true, true]);
  });

  it('S29-48 that the service refuses for now is tried again, not before it says; one that is gone takes its device along', async () => {
    await app.subscribe(admin);
    app.service.answers.push({ status: 429, retryAfter: '90' }, 503, 201);
    await raise('one');
    await app.settled();
    expect(await deliveries()).toEqual([{ state: 'waiting', attempts: 1, outcome: 'status 429' }]);
    app.pass(89);
    await app.settled();
    expect(app.service.calls).toBe(2);
    app.pass(1);
    await app.settled();
    app.pass(30);
    await app.settled();
    expect(await deliveries()).toEqual([{ state: 'sent', attempts: 3, outcome: 'status 201' }]);

    app.service.answers.push(410);
    await raise('two');
    await app.settled();
    expect((await deliveries())[1]).toEqual({ state: 'failed', attempts: 1, outcome: 'status 410' });
    expect(await devices()).toEqual([]);
  });

  it('S29-49 that was handed over without an answer is not sent again', async () => {
    await app.subscribe(admin);
    await raise('one');
    await app.settled();
    await app.sql`update app.notice_deliveries set state = 'sending', next_at = ${app.clock.now} where channel = 'push'`;
    app.pass(60);
    await app.settled();
    expect(await deliveries()).toEqual([{ state: 'unknown', attempts: 1, outcome: 'the server stopped' }]);
    expect(app.service.received).toHaveLength(1);
  });

  it('S29-50 goes out once, whatever number of servers send', async () => {
    const { context } = app.test;
    for (let n = 0; n < 8; n += 1) await app.subscribe(admin);
    const key = await loadServerKey({ sql: app.sql, config: context.config });
    const push = { key, hosts: 'loopback' as const, contact: 'mailto:a@b.example', now: context.now };
    const servers = [1, 2, 3].map(() => createDeliverer({ ...context, push }, 'push', 5));
    await Promise.all(Array.from({ length: 6 }, (_, n) => raise(`subject ${n}`)));
    for (let round = 0; round < 12; round += 1) await Promise.all(servers.map((server) => server.start()));
    await app.settled();
    await Promise.all(servers.map((server) => server.settle()));
    expect(app.service.received).toHaveLength(48);
    expect(await app.sql`select from app.notice_deliveries where channel = 'push' and attempts <> 1`).toEqual([]);
  });
});

describe('the address that a browser names', () => {
  it.each([
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://10.0.0.8/a',
    'https://0x7f000001/a',
    'https://localhost/a',
    'https://printer.local/a',
    'https://metadata.google.internal/a',
    'https://intranet/a',
    'https://user:secret@push.example/a',
    'https://push.example:8443/a',
    'https://push.example/a#b',
    'ftp://push.example/a',
    'not an address',
  ])('P2 %s is refused', (address) => {
    expect(readEndpoint(address, 'public')).toBeNull();
  });

  it('P2 of a push service is taken, and not called when its name leads into a private network', async () => {
    const address = 'https://localtest.example/send/abc';
    expect(readEndpoint(address, 'public')?.href).toBe(address);
    const key = await loadServerKey({ sql: app.sql, config: app.test.context.config });
    const keys = createECDH('prime256v1');
    const target = { endpoint: `${app.service.url}/push/x`, p256dh: keys.generateKeys(), auth: Buffer.alloc(16) };
    const sender = { key, hosts: 'public' as const, contact: 'mailto:a@b.example', now: () => morning };
    const message = { kind: 'test', count: 1, path: '/app/account', language: 'en' } as const;
    const calls = app.service.calls;
    expect(await sendPush(sender, target, message)).toMatchObject({ is: 'gone' });
    const lookup: LookupFunction = (_name, _options, found) => found(null, '127.0.0.1', 4);
    const named = { ...target, endpoint: address };
    expect(await sendPush({ ...sender, lookup }, named, message)).toMatchObject({ is: 'later', said: 'not reached' });
    expect(app.service.calls).toBe(calls);
  });

  it('P2 is refused by the endpoint, as are keys that no browser makes', async () => {
    const good = app.service.subscribe();
    const status = async (change: object) =>
      (
        await app.call(admin, 'PUT', '/api/staff-notices/devices', {
          ...good,
          language: 'en',
          isRenewal: false,
          ...change,
        })
      ).status;
    expect(await status({ endpoint: 'https://10.1.2.3/x' })).toBe(400);
    expect(await status({ p256dh: 'A'.repeat(87) })).toBe(400);
    expect(await status({ p256dh: `BA${'A'.repeat(85)}` })).toBe(400);
    expect(await status({ auth: 'A'.repeat(30) })).toBe(400);
    expect(await status({})).toBe(200);
  });
});

describe('a device', () => {
  it('S29-51 ends with sign-out, block, lower role and account, and not with a limit', async () => {
    const { sql } = app;
    const count = async () => (await devicesOf(admin.id)).length;
    await app.subscribe(admin);
    await sql`update auth.sessions set created_at = now() - interval '20 minutes' where user_id = ${admin.id}`;
    await sql`update app.session_activity set last_active_at = now() - interval '16 minutes'`;
    await sql`delete from auth.sessions where user_id = ${admin.id}`;
    expect(await count()).toBe(1);
    app.leave(admin);
    await app.subscribe(admin);
    await sql`delete from auth.sessions where user_id = ${admin.id}`;
    expect(await count()).toBe(1);

    await app.subscribe(admin);
    await sql`update app.staff set blocked = true where user_id = ${admin.id}`;
    expect(await count()).toBe(0);
    await sql`update app.staff set blocked = false where user_id = ${admin.id}`;
    app.leave(admin);
    await app.subscribe(admin);
    await sql`update app.staff set role = 'employee' where user_id = ${admin.id}`;
    expect(await count()).toBe(0);
    app.leave(admin);
    await app.subscribe(admin);
    await sql`delete from auth.users where id = ${admin.id}`;
    expect(await count()).toBe(0);
  });

  it('S29-52 is of the account that was last there, and only its owner switches it off', async () => {
    const other = await app.issuer.hire('pharmacist');
    const browser = app.service.subscribe();
    const { id } = (await app.subscribe(admin, browser)).body;
    await app.call(other, 'DELETE', `/api/staff-notices/devices/${id}`);
    expect((await app.call(other, 'POST', `/api/staff-notices/devices/${id}/test`)).status).toBe(404);
    expect(await devices()).toMatchObject([{ id, isFailing: false }]);
    await app.subscribe(other, browser);
    expect([await devices(), (await devicesOf(other.id)).length]).toEqual([[], 1]);
  });
});

const devicesOf = (userId: string) => app.sql`select from app.push_subscriptions where user_id = ${userId}`;

it('S29-53 Health says what reached no one, and for how long devices fail', async () => {
  const look = async (canMail: boolean) =>
    assessReach(await readReach(app.sql), canMail, (at) => at.toISOString().slice(11, 16));
  expect(await look(false)).toMatchObject({ state: 'amber', text: expect.stringContaining('on screens only') });
  expect(await look(true)).toMatchObject({ state: 'green', text: 'Notices go to screens, email. Nothing sent yet.' });
  app.service.answers.push(403);
  await app.subscribe(admin);
  await raise('one');
  await app.settled();
  expect(await look(true)).toMatchObject({ state: 'amber', text: 'Notifications to 1 device fail since 18:00.' });
  await app.sql`update app.staff_notices set next_at = null`;
  expect(await look(true)).toMatchObject({
    state: 'red',
    text: '1 notice reached no one since 18:00: 1 urgent text.',
  });
  const [notice] = (await app.call(admin, 'GET', '/api/staff-notices')).body.notices;
  await app.call(admin, 'POST', '/api/staff-notices/read', { ids: [notice.id] });
  expect((await look(true)).state).toBe('amber');
});

it('A6 the server’s key is random, kept, and readable by its owner only', async () => {
  const { config } = app.test.context;
  const path = join(config.dataDir, 'push-key.json');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const secret = JSON.parse(await readFile(path, 'utf8')).privateKey;
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const hosted = { sql: app.sql, config: { ...config, supabase: {} } };
  const keys = await Promise.all([loadServerKey(hosted), loadServerKey(hosted), loadServerKey(hosted)]);
  expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
  expect(keys[0]?.publicKey).not.toBe((await loadServerKey({ sql: app.sql, config })).publicKey);
});
