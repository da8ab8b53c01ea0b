import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { dirname } from 'node:path';
import { copyTemplate, createTestBackend } from '@rxweb/backend/testing';
import { describe, expect, inject, it } from 'vitest';
import { createTestApp, migrationsDir } from '../../../../testing/create-test-app.ts';
import { noNotices } from '../../../../testing/no-notices.ts';
import { startTwilioDouble } from '../../../../testing/twilio-double/twilio-double.ts';
import { catchUp } from './catch-up.ts';

const signedAs = 'https://pharmacy.example';
const settings = { PUBLIC_URL: signedAs, SMS_AFTER_HOURS_REPLY: 'off', LOG_LEVEL: 'fatal' };

/** After a cut the driver waits ever longer before it connects again, which takes its time. */
const outage = inject('isFullSize') ? 'cut' : 'hold';

describe('T7 an outage', () => {
  it('T7 of the server loses none of 20 texts: they are there soon after it has started', async () => {
    const double = await startTwilioDouble();
    const { dataDir } = await copyTemplate(migrationsDir);
    const env = { ...double.env, ...settings, DATA_DIR: dataDir };
    const before = await createTestApp(undefined, env);
    double.connect(before.url, signedAs);
    expect((await double.text({ from: '+15555550142', body: 'Before' })).status).toBe(200);
    await before.close();

    for (let n = 0; n < 20; n++) {
      await expect(double.text({ from: `+1555555${2_000 + n}`, body: `Text ${n}` })).rejects.toThrow('fetch failed');
    }
    const after = await createTestApp(undefined, env);
    const bodies = async () => {
      const rows = await after.context.sql<{ body: string }[]>`select body from public.messages`;
      return rows.map(({ body }) => body).sort();
    };
    const wanted = ['Before', ...Array.from({ length: 20 }, (_, n) => `Text ${n}`)].sort();
    await expect.poll(bodies, { timeout: 10_000 }).toEqual(wanted);
    await after.close();
    await double.close();
    await rm(dirname(dataDir), { recursive: true, force: true });
  });

  it('T7 of the database is answered 503 in time for the carrier, and the texts are caught up with after it', async () => {
    const double = await startTwilioDouble();
    const remote = await createTestBackend({ migrationsDir, exposedTables: { messages: { maxRows: 200 } } });
    const cable = await startCable(remote.backend.databaseUrl);
    const test = await createTestApp(undefined, {
      ...double.env,
      ...settings,
      SUPABASE_URL: remote.url,
      SUPABASE_ANON_KEY: remote.backend.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: remote.backend.serviceRoleKey,
      DATABASE_URL: cable.databaseUrl,
    });
    double.connect(test.url, signedAs);
    expect((await double.text({ from: '+15555550142', body: 'Before' })).status).toBe(200);

    await cable[outage]();
    const startedAt = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => double.text({ from: `+1555555${3_000 + n}`, body: `Text ${n}` })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(await remote.sql`select from public.messages`).toHaveLength(1);
    await cable.mend();

    await catchUp({ ...test.context, config: test.context.config.sms, conversations: null, notices: noNotices });
    const rows = await remote.sql`select from public.messages`;
    expect(rows).toHaveLength(21);
    await test.close();
    await cable.cut();
    await remote.close();
    await double.close();
  });
});

/** A connection to the database that can be cut and restored. */
async function startCable(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isHeld = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
      if (isHeld) from.pause();
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const near = new URL(databaseUrl);
  near.host = `127.0.0.1:${address.port}`;
  return {
    databaseUrl: near.href,
    async cut() {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await new Promise((resolve) => server.close(resolve));
    },
    /** Nothing gets through, without an error. */
    async hold() {
      isHeld = true;
      for (const socket of sockets) socket.pause();
    },
    async mend() {
      isHeld = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(address.port);
    },
  };
}
