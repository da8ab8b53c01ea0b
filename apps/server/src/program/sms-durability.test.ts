import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyTemplate, readDatabaseUrl } from '@rxweb/backend/testing';
import { openSql } from '@rxweb/platform/sql/open-sql';
import type { Sql } from '@rxweb/platform/sql/sql';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrationsDir } from '../../testing/create-test-app.ts';
import { type ServerProcess, spawnServer } from '../../testing/spawn-server.ts';
import type { Fault, TwilioDouble } from '../../testing/twilio-double/double.ts';
import { startTwilioDouble } from '../../testing/twilio-double/twilio-double.ts';

/** Where a send is when the server is killed, what the carrier does with it, and what then has to come of it. */
const cases: { point: Point; fault?: Fault; copies?: 0 | 1 }[] = [
  { point: 'the carrier is asked', fault: { kind: 'hang', accepts: false }, copies: 0 },
  { point: 'the carrier has it', fault: { kind: 'hang', accepts: true }, copies: 1 },
  { point: 'the row is there' },
  { point: 'the carrier has it', copies: 1 },
  { point: 'some moment' },
];
type Point = 'the row is there' | 'the carrier is asked' | 'the carrier has it' | 'some moment';
const kills = inject('isFullSize') ? 28 : 2;
const admin = { email: 'owner@pharmacy.example', password: 'correct horse battery' };

let dataDir: string;
let double: TwilioDouble;
let server: ServerProcess | undefined;
beforeAll(async () => {
  dataDir = dirname((await copyTemplate(migrationsDir)).dataDir);
  double = await startTwilioDouble();
});
afterAll(async () => {
  await server?.kill('SIGTERM');
  await double.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Row {
  id: string;
  body: string;
  handOver: string;
  status: string;
}

it('G14 T6 leaves one text at the carrier, or none and says so, wherever the server is killed while it sends', async () => {
  server = await start();
  const PORT = new URL(server.url).port;
  const token = await signIn(server.url);
  const acknowledged = new Set<string>();
  let written = '';
  for (let n = 0; n < kills; n++) {
    const { point, fault } = caseOf(n);
    if (fault) double.fail(fault);
    const asked = timesAsked();
    const sending = send(server.url, token, textOf(n), acknowledged);
    await reach(point, textOf(n), asked);
    if (n >= cases.length) await wait(Math.random() * 20);
    await server.kill('SIGKILL');
    written += server.output();
    await sending;
    server = await start({ PORT });
    // What was certainly not dispatched goes out at once.
    await withDatabase((sql) =>
      expect.poll(() => sql`select from public.messages where hand_over = 'waiting'`, patience).toHaveLength(0),
    );
  }
  await withDatabase(async (sql) => {
    const rows = () => sql<Row[]>`select id, body, hand_over as "handOver", status from public.messages`;
    // What may have been is looked up; first while the carrier may still be at it, then for the last time.
    for (const age of ['20 seconds', '3 minutes']) {
      await sql`
        update public.messages set handed_at = now() - ${age}::interval, next_try_at = now() where hand_over = 'unknown'`;
      const atCarrier = async () =>
        (await rows()).filter(
          ({ handOver, body }) => handOver === 'unknown' && (age === '3 minutes' || copies(body) > 0),
        );
      await expect.poll(atCarrier, patience).toEqual([]);
    }
    const ended = await rows();
    for (const { body, handOver, status } of ended) {
      expect([body, handOver, status, copies(body)]).toEqual(
        handOver === 'taken' ? [body, 'taken', 'queued', 1] : [body, 'refused', 'failed', 0],
      );
    }
    const bodies = new Set(ended.map(({ body }) => body));
    expect(double.accepted().filter(({ body }) => !bodies.has(body))).toEqual([]);
    expect([...acknowledged].filter((text) => copies(text) !== 1)).toEqual([]);
    for (let n = 0; n < kills; n++) expect([n, copies(textOf(n))]).toEqual([n, caseOf(n).copies ?? copies(textOf(n))]);
    // Only what was killed at some moment may have left no row.
    const isSure = (n: number) => caseOf(n).point !== 'some moment';
    const sure = Array.from({ length: kills }, (_, n) => n)
      .filter(isSure)
      .map(textOf);
    expect(sure.filter((text) => !bodies.has(text))).toEqual([]);
  });
  expect(written + server.output()).not.toMatch(/is ready|5550142/);
}, 480_000);

it('S29-401 S29-402 sends a held text once after a kill, and never one that was taken back or canceled', async () => {
  await server?.kill('SIGKILL');
  server = await start();
  const PORT = new URL(server.url).port;
  const token = await signIn(server.url);
  const post = async (path: string, body?: object, headers: object = {}) => {
    const response = await fetch(`${server?.url}/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.json();
  };
  const undoable = (body: string) => post('/twilio/send', { to: '5555550143', body }, { 'undo-seconds': '5' });
  const scheduled = (body: string) =>
    post('/twilio/send', { to: '5555550143', body, at: new Date(Date.now() + 86_400_000).toISOString() });
  const taken = await undoable('taken back');
  await undoable('held for seconds');
  const dropped = await scheduled('canceled before');
  await scheduled('for later');
  expect(await post(`/sms/messages/${taken.message.id}/undo`)).toEqual({ success: true });
  await post(`/sms/messages/${dropped.message.id}/cancel`);
  await server.kill('SIGKILL');
  server = await start({ PORT });
  await expect.poll(() => copies('held for seconds'), patience).toBe(1);
  double.fail({ kind: 'hang', accepts: true });
  await withDatabase(async (sql) => {
    await sql`
      update public.messages set not_before = now(), send_until = now() + interval '1 hour'
      where body in ('for later', 'canceled before')`;
  });
  // The carrier has it, and the server dies before it knows.
  await expect.poll(() => copies('for later'), patience).toBe(1);
  await server.kill('SIGKILL');
  server = await start({ PORT });
  await withDatabase(async (sql) => {
    await sql`
      update public.messages set handed_at = now() - interval '20 seconds', next_try_at = now() where hand_over = 'unknown'`;
    const open = () => sql`select from public.messages where hand_over in ('waiting', 'unknown')`;
    await expect.poll(open, patience).toHaveLength(0);
  });
  const all = ['taken back', 'held for seconds', 'canceled before', 'for later'].map(copies);
  expect(all).toEqual([0, 1, 0, 1]);
}, 240_000);

const signedAs = 'https://pharmacy.example';
/** When the server is killed. Without a webhook, the carrier's list brings the text at startup. */
const inboundPoints = [
  'the carrier refuses the reply for now',
  'the carrier has the reply',
  'nobody was called',
  'some moment',
] as const;
const inboundKills = inject('isFullSize') ? 24 : inboundPoints.length;

it('J1 T6 replies to a dangerous text once, and raises one alarm, wherever the server is killed between them', async () => {
  await server?.kill('SIGKILL');
  server = await start({ TWILIO_WEBHOOK_URL: signedAs });
  const PORT = new URL(server.url).port;
  for (let n = 0; n < inboundKills; n++) {
    const point = inboundPoints[n % inboundPoints.length];
    double.connect(server.url, signedAs);
    const message = double.receive({ from: senderOf(n), body: 'i want to kill myself' });
    const reply = () => double.accepted(senderOf(n));
    const call = () => double.post(double.inboundCall(message)).catch(() => null);
    if (point === 'the carrier refuses the reply for now') {
      double.fail({ kind: 'status', status: 503 });
      const asked = timesAsked();
      await call();
      await expect.poll(timesAsked, { timeout: 20_000, interval: 1 }).toBeGreaterThan(asked);
    }
    if (point === 'the carrier has the reply') {
      double.fail({ kind: 'hang', accepts: true });
      await call();
      await expect.poll(reply, { timeout: 20_000, interval: 1 }).toHaveLength(1);
    }
    if (point === 'some moment') {
      void call();
      await wait(Math.random() * 150);
    }
    await server.kill('SIGKILL');
    server = await start({ PORT, TWILIO_WEBHOOK_URL: signedAs });
    double.connect(server.url, signedAs);
    // The carrier's list has it too, and the carrier may call again.
    await call();
  }
  await withDatabase(async (sql) => {
    // What was killed on its way to the carrier is looked up, is not there, and goes out again.
    await sql`update public.messages set handed_at = now() - interval '1 minute', next_try_at = now() where hand_over = 'unknown'`;
    const open = () => sql`select from public.messages where hand_over in ('waiting', 'unknown') and sent_by is null`;
    await expect.poll(open, { timeout: 60_000, interval: 100 }).toHaveLength(0);
    for (let n = 0; n < inboundKills; n++) {
      const alarms = await sql`
        select from app.sms_alarms a join public.sms_people p on p.id = a.person_id
        where p.phone = ${senderOf(n)} and a.reply_id is not null`;
      expect([n, alarms.length, double.accepted(senderOf(n)).length]).toEqual([n, 1, 1]);
    }
  });
}, 480_000);

const senderOf = (n: number) => `+1555554${String(n).padStart(4, '0')}`;

const caseOf = (n: number) => cases[n % cases.length] ?? { point: 'some moment' };
const textOf = (n: number) => `your order ${n} is ready`;
const copies = (text: string) => double.accepted().filter(({ body }) => body === text).length;
const timesAsked = () => double.asked.get('POST /Messages.json') ?? 0;

async function reach(point: Point, text: string, asked: number): Promise<void> {
  const soon = { timeout: 20_000, interval: 1 };
  if (point === 'some moment') return wait(Math.random() * 700);
  if (point === 'the carrier is asked') return expect.poll(timesAsked, soon).toBeGreaterThan(asked);
  if (point === 'the carrier has it') return expect.poll(() => copies(text), soon).toBe(1);
  return withDatabase((sql) =>
    expect.poll(() => sql`select from public.messages where body = ${text}`, soon).toHaveLength(1),
  );
}

async function withDatabase(work: (sql: Sql) => Promise<void>): Promise<void> {
  const sql = openSql(await readDatabaseUrl(join(dataDir, 'data')), { max: 1 });
  try {
    await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

const patience = { timeout: 20_000, interval: 50 };

const start = (env: Record<string, string> = {}) =>
  spawnServer({
    DATA_DIR: join(dataDir, 'data'),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...double.env,
    LOG_LEVEL: 'trace',
    ...env,
  });

async function signIn(url: string): Promise<string> {
  const boot = JSON.parse(
    (await (await fetch(`${url}/app`)).text()).match(/id="rx-boot">(.*?)<\/script>/)?.[1] ?? '{}',
  );
  const client = createClient(`${url}/backend`, boot.backend.anonKey, { auth: { persistSession: false } });
  const { data } = await client.auth.signInWithPassword(admin);
  return data.session?.access_token ?? '';
}

async function send(url: string, token: string, body: string, acknowledged: Set<string>): Promise<void> {
  const response = await fetch(`${url}/api/twilio/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ to: '5555550142', body }),
  }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as { success?: boolean } | null;
  if (answer?.success) acknowledged.add(body);
}
