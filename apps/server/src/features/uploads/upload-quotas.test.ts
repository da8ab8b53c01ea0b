import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createTokenIssuer } from '../../../testing/issue-tokens.ts';
import { visitorCookie } from '../../../testing/visitor-cookie.ts';
import { createUploadBytes } from '../../kernel/limits/upload-quotas.ts';

const MIB = 2 ** 20;
const half = 'x'.repeat(MIB / 2);
let test: TestApp;
let today = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  test = await createTestApp(() => today, {
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: '127.0.0.1',
    UPLOAD_VISITOR_MB_PER_DAY: '1',
    UPLOAD_NETWORK_MB_PER_DAY: '3',
    UPLOAD_STORE_MB_PER_DAY: '10',
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.context.sql`delete from app.upload_bytes`;
  await test.context.sql`delete from app.rate_limits`;
});

interface Answer {
  status: number;
  message: string;
}

/** Through our server, from an address. */
async function send(from: string, cookie = visitorCookie(), text = half): Promise<Answer> {
  const answer = await fetch(`${test.url}/api/storage/upload-proxy`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'x-file-path': 'a.txt', 'x-forwarded-for': from, cookie },
    body: text,
  });
  const { error = '' } = await answer.json();
  return { status: answer.status, message: error };
}

let count = 0;
/** Straight to the storage service. */
async function sendDirectly(from: string): Promise<number> {
  const headers = { 'x-forwarded-for': from };
  const files = createClient(`${test.url}/backend`, test.context.anonKey, {
    auth: { persistSession: false },
    global: { headers },
  }).storage.from('chat-uploads');
  const path = `${Date.now()}-${String(count++).padStart(6, '0')}${'q'.repeat(20)}.txt`;
  const { error } = await files.upload(path, new Blob([half], { type: 'text/plain' }));
  return error ? Number('status' in error ? error.status : 0) : 200;
}

async function sendUntilFull(once: () => Promise<number>): Promise<number> {
  for (let sent = 0; sent < 60; sent += 1) if ((await once()) !== 200) return sent;
  throw new Error('never full');
}

const statusOf = async (answer: Promise<Answer>) => (await answer).status;

describe('F9 uploads in bytes', () => {
  it('stop for one visitor, with what to do instead, and go on for others at the same address', async () => {
    const cookie = visitorCookie();
    expect(await sendUntilFull(() => statusOf(send('203.0.113.1', cookie)))).toBe(2);
    const { status, message } = await send('203.0.113.1', cookie);
    expect([status, message]).toEqual([429, expect.stringMatching(/quota.*tomorrow, call us, or bring it/)]);
    expect(await statusOf(send('203.0.113.1'))).toBe(200);
  });

  it.each([
    ['one address', () => '203.0.113.2'],
    ['one /64', () => `2001:db8:1:2::${(count++).toString(16)}`],
  ])('stop for %s that fills the disk on any way, and go on for others', async (_who, from) => {
    const direct = await sendUntilFull(() => sendDirectly(from()));
    expect(direct).toBeGreaterThanOrEqual(5);
    expect(await statusOf(send(from()))).toBe(429);
    expect(await statusOf(send('198.51.100.7'))).toBe(200);
    expect(await sendDirectly('2001:db8:1:3::1')).toBe(200);
  });

  it('of 50 addresses at once leave room for others, for staff and for the database, and return the next day', async () => {
    const floods = Array.from({ length: 50 }, (_, n) => `203.0.113.${100 + n}`);
    const stored = await Promise.all(floods.map((from) => sendUntilFull(() => sendDirectly(from))));
    const bytes = stored.reduce((sum, files) => sum + files, 0) * half.length;
    expect(bytes).toBeGreaterThan(9 * MIB);
    expect(bytes).toBeLessThanOrEqual(20 * MIB);
    await test.context.sql`delete from app.rate_limits`;

    // Those who filled it wait, with the store's status; those who sent nothing today may.
    await test.context.sql`update app.upload_bytes set bytes = ${11 * MIB} where key = 'store:'`;
    const flooder = floods[stored.indexOf(Math.max(...stored))] ?? '';
    expect(await statusOf(send(flooder))).toBe(507);
    for (let n = 1; n <= 5; n += 1) expect(await statusOf(send(`198.51.100.${n}`))).toBe(200);

    const issuer = await createTokenIssuer(test);
    const token = await issuer.openSession(await issuer.hire('pharmacist'));
    const { error } = await test.context
      .supabaseAs(token)
      .storage.from('rxweb-uploads')
      .upload(`${Date.now()}-${'s'.repeat(26)}.txt`, new Blob([half], { type: 'text/plain' }));
    expect(error).toBeNull();
    const [row] = await test.context
      .sql`insert into app.rate_limits (key, points, expire) values ('f9', 1, 1) returning key`;
    expect(row).toEqual({ key: 'f9' });

    today = new Date(today.getTime() + 24 * 60 * 60_000);
    expect(await statusOf(send(flooder))).toBe(200);
  });

  it('stop for a network that sends a day’s worth in an hour, until the hour is over', async () => {
    const { sql } = test.context;
    const quotas = { visitorBytes: 100, networkBytes: 50, networkHourBytes: 20, storeBytes: 1_000 };
    let now = new Date('2026-11-20T10:59:00Z');
    const { take } = createUploadBytes({ sql, quotas, dataDir: null, now: () => now });
    const upload = (ip: string) => take({ ip, visitorKey: null, bytes: 10 });
    await upload('203.0.113.5');
    await upload('203.0.113.5');
    await expect(upload('203.0.113.5')).rejects.toMatchObject({ code: 'upload_quota', retryAfterSeconds: 60 });
    await upload('203.0.113.6');
    now = new Date('2026-11-20T11:00:00Z');
    await upload('203.0.113.5');
  });

  it('give back to the hour that counted them', async () => {
    const { sql } = test.context;
    const quotas = { visitorBytes: 100, networkBytes: 50, networkHourBytes: 20, storeBytes: 1_000 };
    let now = new Date('2026-11-20T23:59:00Z');
    const { take, giveBack } = createUploadBytes({ sql, quotas, dataDir: null, now: () => now });
    const upload = { ip: '203.0.113.5', visitorKey: null, bytes: 10 };
    const counted = await take(upload);
    now = new Date('2026-11-21T00:00:00Z');
    await take(upload);
    await giveBack(counted);
    const rows = await sql<{ day: string; bytes: number }[]>`
      select distinct day::text, bytes::int from app.upload_bytes order by day`;
    expect(rows).toEqual([
      { day: '2026-11-20', bytes: 0 },
      { day: '2026-11-21', bytes: 10 },
    ]);
  });

  it('that are refused or break off count nothing', async () => {
    const refused = await send('203.0.113.9', visitorCookie(), '<script>alert(1)</script>');
    expect(refused.status).toBe(415);
    const rows = await test.context.sql<{ bytes: string }[]>`select bytes from app.upload_bytes`;
    expect(rows.map(({ bytes }) => Number(bytes))).toEqual([0, 0, 0, 0]);
  });
});
