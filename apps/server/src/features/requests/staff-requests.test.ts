import { randomUUID } from 'node:crypto';
import { requestPaths } from '@rxweb/contracts/requests/kinds';
import { stepsOf } from '@rxweb/domain/requests/steps';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SendingApp, startSendingApp } from '../../../testing/sms/start-sending-app.ts';
import { visitorCookie } from '../../../testing/visitor-cookie.ts';
import { eraseRequest, findRequestTargets, requestsErase } from './erase.ts';
import { eraseOldRequests } from './retention.ts';

let now = new Date('2026-11-18T18:00:00Z');
let app: SendingApp;
beforeAll(async () => {
  app = await startSendingApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-18T18:00:00Z');
  await app.context.sql`delete from app.requests`;
  await app.context.sql`delete from app.rate_limits`;
});

let number = 1_000;
function nextPhone() {
  number += 1;
  return `(415) 555-${number}`;
}
async function send(change: Record<string, unknown> = {}): Promise<{ id: string; reference: string }> {
  const form = {
    kind: 'refill',
    name: 'Ana Torres',
    phone: nextPhone(),
    birthDate: '1960-02-29',
    details: { rxNumbers: ['6021447'] },
    ...change,
  };
  const response = await fetch(`${app.url}/api/requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie: visitorCookie() },
    body: JSON.stringify(form),
  });
  expect(response.status).toBe(200);
  return response.json();
}
const find = async (body: object = {}) => (await app.call('POST', '/requests/search', body)).body;
const read = async (id: string) => (await app.call('GET', `/requests/${id}`)).body;
const change = async (id: string, change: object, version?: number) =>
  app.call('PATCH', `/requests/${id}`, { version: version ?? (await read(id)).version, change });

describe('the list of requests', () => {
  it('S28-11 has the earliest promise first and connects its pages', async () => {
    const { id } = await send();
    await app.context.sql`
      insert into app.requests (reference, kind, name, phone, language, details, due_at, visitor_hash, token_hash, created_at)
      select translate((100000 + n)::text, '015', 'CDF'), 'refill', 'Row ' || n, '+14155550142', 'en', '{}',
        case when n % 7 = 0 then null else now() + (n % 5) * interval '1 hour' end, sha256('v'), sha256(n::text::bytea), now() - n % 3 * interval '1 minute'
      from generate_series(1, 119) n`;
    const all: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await find(after === undefined ? {} : { after });
      all.push(...page.requests.map((row: { id: string }) => row.id));
      expect(page.counts.open).toBe(120);
      if (page.next === null) break;
      after = page.next;
    }
    const expected = await app.context.sql<{ id: string }[]>`
      select id from app.requests order by coalesce(due_at, 'infinity'), created_at, id`;
    expect(all).toEqual(expected.map((row) => row.id));
    expect(all).toContain(id);
  });

  it('S28-12 is filtered by state, kind, owner and lateness, and searched by name, phone and reference', async () => {
    const late = await send({ name: 'José Peña' });
    now = new Date('2026-11-19T18:00:00Z');
    const fresh = await send({
      name: 'Bea Lund',
      kind: 'delivery',
      birthDate: undefined,
      details: { address: '18 Linden Street' },
    });
    const ids = async (body: object) => (await find(body)).requests.map((row: { id: string }) => row.id);
    const ready = await send({ name: 'Ivo Blum' });
    await app.context
      .sql`update app.requests set state = 'ready', due_at = ${new Date('2026-11-18T01:00:00Z')} where id = ${ready.id}`;
    expect(await ids({ due: 'overdue' })).toEqual([late.id]);
    expect((await find()).counts.overdue).toBe(1);
    await app.context.sql`delete from app.requests where id = ${ready.id}`;
    expect(await ids({ kind: 'delivery' })).toEqual([fresh.id]);
    expect(await ids({ search: 'jose pena' })).toEqual([late.id]);
    expect(await ids({ search: fresh.reference.toLowerCase() })).toEqual([fresh.id]);
    expect(await ids({ search: (await read(late.id)).phone.slice(-4) })).toEqual([late.id]);
    await change(late.id, { change: 'owner', owner: app.ann.id });
    expect(await ids({ owner: app.ann.id })).toEqual([late.id]);
    expect(await ids({ owner: 'none' })).toEqual([fresh.id]);
    await change(late.id, { change: 'decline', reason: 'duplicate' });
    expect(await ids({ state: 'closed' })).toEqual([late.id]);
    expect((await find()).counts).toEqual({ open: 1, overdue: 0, needsYou: 0, ready: 0 });
    expect((await app.call('POST', '/requests/search', { after: 'forged' })).status).toBe(400);
  });

  it('S28-12 a search finds what is far down the list, page by page, and short words where a word begins', async () => {
    await app.context.sql`
      insert into app.requests (reference, kind, name, phone, language, details, due_at, visitor_hash, token_hash, created_at)
      select translate((100000 + n)::text, '015', 'CDF'), 'refill', case when n > 230 then 'Zoe Peña' else 'Row' end || ' ' || n, '+14155550142',
        'en', '{}', now() + n * interval '1 hour', sha256('v'), sha256(n::text::bytea), now()
      from generate_series(1, 300) n`;
    const names = async (search: string) => {
      const found: string[] = [];
      for (let after: string | undefined; ; ) {
        const page = await find({ search, ...(after !== undefined && { after }) });
        found.push(...page.requests.map((row: { name: string }) => row.name));
        if (page.next === null) return found;
        after = page.next;
      }
    };
    const range = (from: number, to: number, name: string) =>
      Array.from({ length: to - from + 1 }, (_, index) => `${name} ${from + index}`);
    expect(await names('row')).toEqual(range(1, 230, 'Row'));
    expect(await names('pena zoe')).toEqual(range(231, 300, 'Zoe Peña'));
    expect(await names('zoe 299')).toEqual(['Zoe Peña 299']);
    expect(await names('pe zo')).toHaveLength(70);
    expect(await names('oe')).toEqual([]);
  });
});

describe('a request in the hands of staff', () => {
  it.each(requestPaths.map((path) => [path]))('S28-13 of the path %s goes through its steps to done', async (path) => {
    const { id } = await send();
    const isDelivered = path === 'delivered_refill';
    await app.context.sql`
      update app.requests set kind = ${isDelivered ? 'refill' : path},
        details = details || jsonb_build_object('handover', ${isDelivered ? 'delivery' : 'pickup'}::text) where id = ${id}`;
    const [, ...steps] = stepsOf(path);
    for (const step of steps) expect((await change(id, { change: 'step', step })).body).toMatchObject({ step });
    const done = await read(id);
    expect(done).toMatchObject({ state: 'closed', outcome: 'done', closedAt: now.toISOString() });
    expect(done.events.map(({ step }: { step: string }) => step)).toEqual(stepsOf(path));
    const again = await change(id, { change: 'step', step: 'received' });
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
    expect((await change(id, { change: 'reopen' })).body).toMatchObject({ step: stepsOf(path).at(-2), outcome: null });
  });

  it('S28-14 refuses a step of another kind, a request that changed meanwhile, and an owner who is no staff', async () => {
    const { id } = await send();
    const { version } = await read(id);
    expect((await change(id, { change: 'step', step: 'packed' })).status).toBe(409);
    await change(id, { change: 'note', text: 'Called the office.' });
    const late = await change(id, { change: 'step', step: 'checking' }, version);
    expect([late.status, late.body.code, late.body.current.version]).toEqual([409, 'conflict', version + 1]);
    expect(late.body.current.events.at(-1)).toMatchObject({
      what: 'note',
      text: 'Called the office.',
      by: { id: app.ann.id },
    });
    expect((await change(id, { change: 'owner', owner: randomUUID() })).status).toBe(400);
    expect((await app.call('GET', `/requests/${randomUUID()}`)).status).toBe(404);
  });

  it('S28-15 shows the birth date one look at a time, each in the history and the audit log', async () => {
    const { id } = await send();
    expect(JSON.stringify(await read(id))).not.toContain('1960');
    expect((await app.call('POST', `/requests/${id}/birth-date`)).body).toEqual({ birthDate: '1960-02-29' });
    expect((await read(id)).events.at(-1)).toMatchObject({ what: 'birth_date_shown', by: { id: app.ann.id } });
    const [entry] = await app.context.sql`
      select actor_id, target from app.audit_log where action = 'request_birth_date_shown' order by seq desc limit 1`;
    expect(entry).toEqual({ actor_id: app.ann.id, target: id });
  });

  it('S28-16 sends the store’s text in the visitor’s language, once a key, only with consent and not after STOP', async () => {
    const without = await send();
    const text = (id: string, key = randomUUID(), template = 'ready') =>
      app.call('POST', `/requests/${id}/texts`, { template }, { 'idempotency-key': key });
    const refused = await text(without.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'no_text_consent']);

    const { id } = await send({ wantsTexts: true });
    const key = randomUUID();
    const [first, again] = [await text(id, key), await text(id, key)];
    expect([first.status, first.body.failure, again.status]).toEqual([200, null, 200]);
    const { phone, events } = await read(id);
    const [sent, ...others] = app.double.accepted(phone);
    expect(others).toEqual([]);
    expect(sent?.body).toMatch(
      /: Your order is ready\. Open today until 5:30 pm\. Questions: .* Reply STOP to opt out\.$/,
    );
    expect(sent?.body).not.toMatch(/Ana|6021447|refill/i);
    expect(events.filter(({ what }: { what: string }) => what === 'text')).toHaveLength(1);

    await app.double.text({ from: phone, body: 'STOP' });
    const after = await text(id, randomUUID(), 'working');
    expect([after.status, after.body.code]).toEqual([409, 'sms_opted_out']);
    expect((await read(id)).isOptedOut).toBe(true);
  });

  it('S28-17 at night holds the text until the morning, and says so', async () => {
    const { id } = await send({ wantsTexts: true });
    now = new Date('2026-11-19T06:00:00Z');
    const { body } = await app.call(
      'POST',
      `/requests/${id}/texts`,
      { template: 'received' },
      { 'idempotency-key': randomUUID() },
    );
    expect([body.failure, body.heldUntil]).toEqual([null, '2026-11-19T16:00:00.000Z']);
  });
});

describe('the rest of its life', () => {
  it('S28-18 counts on today: late ones, answered ones and the others', async () => {
    await send();
    const news = await send();
    await app.context.sql`update app.requests set has_news = true where id = ${news.id}`;
    const today = async () => (await app.call('GET', '/waiting')).body.items;
    const kinds = (items: { kind: string; count: number }[]) =>
      items.filter(({ kind }) => kind.startsWith('requests_')).map(({ kind, count }) => [kind, count]);
    expect(kinds(await today())).toEqual([
      ['requests_answered', 1],
      ['requests_open', 2],
    ]);
    now = new Date('2026-11-19T18:00:00Z');
    expect(kinds(await today())).toEqual([
      ['requests_overdue', 2],
      ['requests_answered', 1],
    ]);
  });

  it('S28-19 is erased by phone, found by its audit targets, and deleted a while after it was closed', async () => {
    const { id } = await send();
    const { phone } = await read(id);
    const { sql, supabase } = app.context;
    expect(await findRequestTargets(sql, { phone })).toEqual([id]);
    const found = await requestsErase.find(sql, { phone });
    expect(found?.count).toBe(1);
    await eraseRequest({ sql, supabase }, id);
    expect(await requestsErase.find(sql, { phone })).toBeNull();

    const [old, recent, open] = [await send(), await send(), await send()];
    for (const [request, days] of [
      [old, 40],
      [recent, 20],
    ] as const)
      await sql`update app.requests set state = 'closed', outcome = 'done', closed_at = now() - ${days} * interval '1 day' where id = ${request.id}`;
    await eraseOldRequests({ sql, supabase, keptDays: 30 }, new AbortController().signal);
    const left = await sql<{ id: string }[]>`select id from app.requests`;
    expect(left.map((row) => row.id).sort()).toEqual([recent.id, open.id].sort());
  });
});
