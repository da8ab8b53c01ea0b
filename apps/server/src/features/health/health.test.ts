import { createServer } from 'node:http';
import { createTestBackend } from '@rxweb/backend/testing';
import { healthParts } from '@rxweb/contracts/health';
import type { Role } from '@rxweb/contracts/shared/roles';
import { buckets, demoBuckets } from '@rxweb/contracts/uploads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, migrationsDir, type TestApp } from '../../../testing/create-test-app.ts';
import { createTokenIssuer, type TokenIssuer } from '../../../testing/issue-tokens.ts';
import { type SmtpDouble, startSilentServer, startSmtpDouble } from '../../../testing/smtp-double.ts';
import { createAppDeps } from '../../program/app-deps.ts';
import type { Context } from '../../program/context.ts';
import { createChecks } from './create-checks.ts';
import { createHealth } from './health.service.ts';

let test: TestApp;
let issuer: TokenIssuer;
let smtp: SmtpDouble;
let time = Date.now();
const webhook = createServer((_request, response) => response.writeHead(500).end());
beforeAll(async () => {
  smtp = await startSmtpDouble();
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
  const address = webhook.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  test = await createTestApp(() => new Date(time), {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'no-reply@pharmacy.example',
    PIPELINE_WEBHOOK_URL: `http://127.0.0.1:${address.port}/hidden-hook`,
    PIPELINE_WEBHOOK_SECRET: 'a secret of at least thirty-two characters',
  });
  issuer = await createTokenIssuer(test);
});
afterAll(async () => {
  await test.close();
  await smtp.close();
  webhook.close();
});

interface Part {
  part: string;
  state: string;
  text: string;
  nextStep: string | null;
}

async function askAs(role: Role): Promise<{ checkedAt: string; parts: Part[] }> {
  const token = await issuer.openSession(await issuer.hire(role));
  const answer = await fetch(`${test.url}/api/health`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Every feature's check on this context. */
function checksOf(context: Context, changed: Partial<Context> = {}) {
  const deps = createAppDeps({ ...context, ...changed }, { webDir: '' });
  return createChecks(deps.collected.health, deps);
}

/** Checks again, including results cached for five minutes. */
const lookAt = async (part: Part['part']) => {
  const { parts } = await createHealth(checksOf(test.context), {
    now: () => new Date(time),
  }).report('admin');
  return parts.find((each) => each.part === part);
};

describe('GET /api/health', () => {
  it('reports every part of the running program, in texts without addresses, paths or secrets', async () => {
    const { checkedAt, parts } = await askAs('admin');
    expect(checkedAt).toBe(new Date(time).toISOString());
    expect(parts.map(({ part }) => part)).toEqual([...healthParts]);
    const states = Object.fromEntries(parts.map(({ part, state }) => [part, state]));
    expect(states).toMatchObject({
      database: 'green',
      storage: 'green',
      mail: 'green',
      sms: 'amber',
      assistant: 'green',
      webhook: 'green',
    });
    expect(JSON.stringify(parts)).not.toMatch(/127\.0\.0\.1|localhost|hidden-hook|tmp|secret of|password/i);
  });

  it('leaves no test file behind', async () => {
    await askAs('employee');
    const left = await test.context.sql`select name from storage.objects where bucket_id = ${demoBuckets.private}`;
    expect(left).toEqual([]);
  });

  it('is only for staff', async () => {
    const token = await issuer.openSession(await issuer.hire(null));
    const ask = (headers: Record<string, string>) => fetch(`${test.url}/api/health`, { headers });
    expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(403);
    expect((await ask({})).status).toBe(401);
  });

  it('writes and reads a file at most once in five minutes, however often it is called', async () => {
    const textOf = async () => (await askAs('pharmacist')).parts.find(({ part }) => part === 'storage')?.text;
    const before = await textOf();
    time += 4 * 60_000;
    expect(await textOf()).toBe(before);
    time += 2 * 60_000;
    expect(await textOf()).not.toBe(before);
  });
});

describe('the parts', () => {
  it('say that the storage is down when a bucket of patients’ files is gone or open', async () => {
    const { sql } = test.context;
    await sql`update storage.buckets set public = true where id = ${buckets.general}`;
    expect(await lookAt('storage')).toMatchObject({ state: 'red', nextStep: expect.stringContaining('private') });
    await sql`update storage.buckets set public = false where id = ${buckets.general}`;
    await sql`delete from storage.buckets where id = ${buckets.chat}`;
    expect(await lookAt('storage')).toMatchObject({
      state: 'red',
      text: 'The storage bucket chat-uploads doesn’t exist.',
    });
    await sql`insert into storage.buckets (id, name) values (${buckets.chat}, ${buckets.chat})`;
    expect(await lookAt('storage')).toMatchObject({ state: 'green' });
  });

  it('say that messages are not accepted at the other end, and which ones were', async () => {
    const { sql } = test.context;
    const [chat] = await sql<[{ id: string }]>`
      insert into app.conversations (visitor_hash, chat_id) values (${Buffer.alloc(32)}, 'chat-1700000000000') returning id`;
    await sql`insert into app.pipeline_outbox (conversation_id, text, delivered_at) values (${chat.id}, 'a', now())`;
    expect(await lookAt('webhook')).toMatchObject({
      state: 'green',
      text: expect.stringMatching(/^Last delivery: .*\./),
    });
    await sql`insert into app.pipeline_outbox (conversation_id, text, attempts) values (${chat.id}, 'b', 3)`;
    expect(await lookAt('webhook')).toMatchObject({ state: 'amber', text: expect.stringContaining('1 message') });
    await sql`
      update app.pipeline_outbox set created_at = now() - interval '2 hours' where delivered_at is null`;
    expect(await lookAt('webhook')).toMatchObject({ state: 'red' });
  });
});

describe('mail', () => {
  it('that does not answer delays no one, and is reported as down', async () => {
    const silent = await startSilentServer();
    const carrier = { ...test.context.config.mail };
    const { pingSmtpServer } = await import('../../adapters/mail/ping-smtp-server.ts');
    const { server, from } = carrier;
    if (!server || !from) throw new Error('mail is configured');
    const ping = () => pingSmtpServer({ server: { ...server, port: silent.port }, from });
    const health = createHealth(checksOf(test.context, { mailCarrier: { kind: 'smtp', ping } }), {
      now: () => new Date(time),
    });
    const startedAt = performance.now();
    const { parts } = await health.report('admin');
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    expect(parts.find(({ part }) => part === 'mail')).toMatchObject({ state: 'red' });
    expect(parts.find(({ part }) => part === 'database')).toMatchObject({ state: 'green' });
    await silent.close();
  });
});

it('also reports a Supabase elsewhere: its database, its files, who sends email, and the local disk', async () => {
  const elsewhere = await createTestBackend({ migrationsDir });
  const front = await createTestApp(undefined, {
    SUPABASE_URL: elsewhere.url,
    SUPABASE_ANON_KEY: elsewhere.backend.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: elsewhere.backend.serviceRoleKey,
    DATABASE_URL: elsewhere.backend.databaseUrl,
  });
  const look = async () => {
    const { parts } = await createHealth(checksOf(front.context), {
      now: () => new Date(),
    }).report('admin');
    return Object.fromEntries(parts.map(({ part, state }) => [part, state]));
  };
  expect(await look()).toMatchObject({ database: 'green', storage: 'green', mail: 'amber' });
  expect((await look()).disk).toMatch(/green|amber/);
  await front.close();
  await elsewhere.close();
});
