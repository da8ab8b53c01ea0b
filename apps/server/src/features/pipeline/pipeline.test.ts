import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createTokenIssuer } from '../../../testing/issue-tokens.ts';
import { visitorCookie } from '../../../testing/visitor-cookie.ts';
import { startWebhookDouble, type WebhookDouble } from '../../../testing/webhook-double.ts';
import { deliver } from './deliver.ts';
import { createPipeline, type Pipeline } from './pipeline.service.ts';

const secret = 'a secret of at least thirty-two characters';
const chatId = 'chat-1763460000001';

let hook: WebhookDouble;
let test: TestApp;
beforeAll(async () => {
  hook = await startWebhookDouble();
  test = await createTestApp(undefined, { PIPELINE_WEBHOOK_URL: hook.url, PIPELINE_WEBHOOK_SECRET: secret });
});
afterAll(async () => {
  await test.close();
  await hook.close();
});
beforeEach(async () => {
  await test.context.sql`delete from app.conversations`;
  await test.context.sql`delete from app.rate_limits`;
  for (const list of [hook.modes, hook.calls, hook.accepted]) list.splice(0);
});

const call = (path: string, body: unknown, cookie: string, headers: Record<string, string> = {}) =>
  fetch(test.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: JSON.stringify(body),
  });
const ask = async (cookie: string, text: string) =>
  (await call('/api/chat-stream', { text }, cookie, { 'x-chat-id': chatId })).text();
const post = (cookie: string, text: string) => call('/api/chat/pipeline/outbound', { chatId, text }, cookie);
const rows = () => test.context.sql`select * from app.pipeline_outbox order by created_at`;
const delivered = async () => (await rows()).filter(({ delivered_at: at }) => at !== null).length;
const nextTry = () =>
  test.context.sql`update app.pipeline_outbox set next_attempt_at = now() where delivered_at is null`;

describe('a visitor’s message', () => {
  it('S7-16 is kept and delivered once, however often and however closely the page says it', async () => {
    const cookie = visitorCookie();
    await ask(cookie, 'Are you open?');
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => post(cookie, 'Are you open?')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await post(cookie, 'Are you open?');
    await expect.poll(delivered).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(hook.accepted).toHaveLength(1);
    const [turn] = await test.context.sql`select id from app.chat_turns`;
    expect((await rows())[0]?.turn_id).toBe(turn?.id);
  });

  it('asked again is another message', async () => {
    const cookie = visitorCookie();
    for (const _time of [1, 2]) {
      await ask(cookie, 'Are you open?');
      await post(cookie, 'Are you open?');
    }
    await expect.poll(delivered).toBe(2);
  });

  it('whose stream never came is kept once in ten minutes, and is the turn’s when that comes after all', async () => {
    const cookie = visitorCookie();
    await Promise.all([post(cookie, 'lost'), post(cookie, 'lost')]);
    expect(await rows()).toMatchObject([{ turn_id: null }]);
    await ask(cookie, 'lost');
    await post(cookie, 'lost');
    expect((await rows()).map(({ turn_id: turn }) => turn !== null)).toEqual([true]);
    await test.context.sql`update app.pipeline_outbox set turn_id = null, created_at = now() - interval '11 minutes'`;
    await test.context.sql`delete from app.chat_turns`;
    await post(cookie, 'lost');
    expect(await rows()).toHaveLength(2);
  });
});

describe('delivery', () => {
  it('retries through refusals, broken connections and redirects, and stops at the first success', async () => {
    const cookie = visitorCookie();
    hook.modes.push('refuse', 'reset', 'redirect', 'accept');
    const began = performance.now();
    await post(cookie, 'persistent');
    expect(performance.now() - began).toBeLessThan(3_000);
    for (let tries = 1; tries < 4; tries += 1) {
      await expect.poll(() => hook.calls.length).toBe(tries);
      expect(await delivered()).toBe(0);
      const [row] = await test.context.sql`
        select extract(epoch from next_attempt_at - now())::float8 as "waits" from app.pipeline_outbox`;
      const least = 0.8 * 20 * 2 ** (tries - 1);
      expect(row?.waits).toBeGreaterThan(least - 10);
      expect(row?.waits).toBeLessThanOrEqual(1.5 * least);
      await nextTry();
      await post(cookie, 'persistent');
    }
    await expect.poll(delivered).toBe(1);
    await post(cookie, 'persistent');
    expect([hook.calls.length, hook.accepted.length]).toEqual([4, 1]);
    expect(new Set(hook.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('that hangs delays no answer and no shutdown, and is delivered once after the next start', async () => {
    const cookie = visitorCookie();
    hook.modes.push('hang');
    const { sql, log } = test.context;
    const start = (): Pipeline => createPipeline({ sql, log, target: { url: hook.url, secret } });
    await sql`update app.pipeline_outbox set delivered_at = now()`;
    const [{ id }] = await sql<[{ id: string }]>`
      insert into app.conversations (visitor_hash, chat_id) values (${Buffer.alloc(32, 1)}, ${chatId}) returning id`;
    await sql`insert into app.pipeline_outbox (conversation_id, text) values (${id}, 'stopped')`;
    const first = start();
    const delivery = first.deliverDue();
    await expect.poll(() => hook.calls.length).toBe(1);
    const began = performance.now();
    expect((await call('/api/chat-stream', { text: 'hello' }, cookie)).status).toBe(200);
    await first.close();
    await delivery;
    expect(performance.now() - began).toBeLessThan(3_000);
    await nextTry();
    const second = start();
    await Promise.all([second.deliverDue(), second.deliverDue()]);
    await Promise.all([start().deliverDue(), start().deliverDue()]);
    expect(hook.accepted.map(({ body }) => JSON.parse(body).text)).toEqual(['stopped']);
    await second.close();
  });

  it('ends after sixty tries, and the health page says so', async () => {
    hook.modes.push('refuse', 'refuse');
    const cookie = visitorCookie();
    await post(cookie, 'never');
    await expect.poll(() => hook.calls.length).toBe(1);
    await test.context.sql`update app.pipeline_outbox set attempts = 59, next_attempt_at = now()`;
    await post(cookie, 'never');
    await expect.poll(() => hook.calls.length).toBe(2);
    await nextTry();
    await post(cookie, 'never');
    await ask(cookie, 'another');
    await post(cookie, 'another');
    await expect.poll(() => hook.accepted.length).toBe(1);
    expect(hook.calls.map(({ body }) => JSON.parse(body).text)).toEqual(['never', 'never', 'another']);
    const issuer = await createTokenIssuer(test);
    const token = await issuer.openSession(await issuer.hire('admin'));
    const health = await fetch(`${test.url}/api/health`, { headers: { authorization: `Bearer ${token}` } });
    expect((await health.json()).parts).toContainEqual(
      expect.objectContaining({
        part: 'webhook',
        state: 'red',
        text: expect.stringMatching(/^1 message was not delivered/),
      }),
    );
  });

  it('is shared by two servers without either message going twice', async () => {
    const { sql, log } = test.context;
    const [{ id }] = await sql<[{ id: string }]>`
      insert into app.conversations (visitor_hash, chat_id) values (${Buffer.alloc(32, 1)}, ${chatId}) returning id`;
    await sql`
      insert into app.pipeline_outbox (conversation_id, text) select ${id}, 'm' || n from generate_series(1, 60) n`;
    const start = () => createPipeline({ sql, log, target: { url: hook.url, secret } });
    await Promise.all([start().deliverDue(), start().deliverDue(), start().deliverDue()]);
    expect(new Set(hook.accepted.map(({ body }) => JSON.parse(body).text)).size).toBe(60);
    expect(hook.accepted).toHaveLength(60);
  });
});

describe('the signature', () => {
  const row = { id: 'row-1', chatId, text: 'niño 😀', createdAt: new Date('2026-11-20T10:00:00Z') };

  it('is what the manual shows how to check: no other body, secret or time passes', async () => {
    const manual = await readFile(new URL('../../../../../docs/operating.md', import.meta.url), 'utf8');
    const example = manual.match(/```js\n([\s\S]*?isFromRxWeb[\s\S]*?)```/)?.[1] ?? '';
    const { isFromRxWeb } = await import(`data:text/javascript,${encodeURIComponent(example)}`);
    const sent = new Date();
    await deliver({ url: hook.url, secret }, row, sent, new AbortController().signal);
    const [{ headers, body } = { headers: {}, body: '' }] = hook.accepted;
    expect(JSON.parse(body)).toEqual({ ...row, createdAt: '2026-11-20T10:00:00.000Z' });
    expect(isFromRxWeb(headers, body, secret)).toBe(true);
    expect(isFromRxWeb(headers, `${body} `, secret)).toBe(false);
    expect(isFromRxWeb(headers, body, `${secret}.`)).toBe(false);
    const later = String(Number(headers['x-rx-timestamp']) + 1);
    expect(isFromRxWeb({ ...headers, 'x-rx-timestamp': later }, body, secret)).toBe(false);
    expect(isFromRxWeb({ ...headers, 'x-rx-signature': 'sha256=00' }, body, secret)).toBe(false);
    expect(isFromRxWeb({}, body, secret)).toBe(false);
    await deliver({ url: hook.url, secret }, row, new Date(sent.getTime() - 301_000), new AbortController().signal);
    expect(isFromRxWeb(hook.accepted[1]?.headers, hook.accepted[1]?.body, secret)).toBe(false);
  });
});
