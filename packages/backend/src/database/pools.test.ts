import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openPool, type PoolUse, poolSizes } from '@rxweb/platform/sql/pools';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';
import { serverSettings } from './settings.ts';

/** A proxy before the database that counts connections and can refuse or cut them. */
interface Gate {
  url: string;
  visits: number;
  isClosed: boolean;
  /** Cuts connections that send this, as a network error would. */
  forbidden: string | null;
  cutAll(): void;
  close(): void;
}

let test: TestBackend;
beforeAll(async () => {
  test = await createTestBackend();
});
afterAll(() => test.close());

async function openGate(): Promise<Gate> {
  const url = new URL(test.backend.databaseUrl);
  const database = { host: url.hostname, port: Number(url.port) };
  const lines = new Set<Socket>();
  const server = createServer((socket) => {
    gate.visits++;
    if (gate.isClosed) return void socket.destroy();
    const line = connect(database);
    for (const end of [socket, line])
      lines.add(end.on('error', () => end.destroy()).on('close', () => lines.delete(end.destroy())));
    socket.on('data', (data) => {
      if (gate.forbidden && data.includes(gate.forbidden)) socket.resetAndDestroy();
    });
    socket.on('close', () => line.destroy());
    socket.pipe(line).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.port = String((server.address() as { port: number }).port);
  const gate: Gate = {
    url: url.href,
    visits: 0,
    isClosed: false,
    forbidden: null,
    cutAll: () => {
      for (const line of lines) line.destroy();
    },
    close: () => void server.close(),
  };
  return gate;
}

it('gives all uses together fewer connections than the database allows, and leaves some for its operator', () => {
  const settings = serverSettings(0).join('\n');
  const setting = (name: string) => Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(settings)?.[1]);
  const all = Object.values(poolSizes).reduce((sum, size) => sum + size, 0);
  const free = setting('max_connections') - setting('superuser_reserved_connections') - all;
  expect(free).toBeGreaterThanOrEqual(5);
});

it('lets the health check and the chat through while slow queries hold all other connections', async () => {
  const pools = new Map(
    Object.keys(poolSizes).map((use) => [use, openPool({ url: test.backend.databaseUrl, use: use as PoolUse })]),
  );
  const pool = (use: PoolUse) => pools.get(use) as Sql;
  const slow = Array.from({ length: 3 * poolSizes.requests }, () =>
    pool('requests')`select pg_sleep(30)`.catch(() => null),
  );
  const startedAt = performance.now();
  await Promise.all([pool('health')`select 1`, pool('chat')`select 1`, pool('background')`select 1`]);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  await test.sql`select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid()`;
  await Promise.all([...pools.values()].map((one) => one.end({ timeout: 0 })));
  await Promise.all(slow);
}, 40_000);

it('finds a database that was away again within two seconds, however many calls failed meanwhile', async () => {
  const gate = await openGate();
  const sql = openPool({ url: gate.url, use: 'requests' });
  await sql`select 1`;

  gate.isClosed = true;
  gate.cutAll();
  const awayUntil = performance.now() + 1_500;
  const failing: Promise<unknown>[] = [];
  while (performance.now() < awayUntil) {
    failing.push(sql`select 1`.catch(() => null));
    await wait(20);
  }
  gate.isClosed = false;
  const backAt = performance.now();
  // A waiting call may still fail: the first success counts.
  while ((await sql`select 1 as one`.catch(() => [])).length === 0) await wait(20);
  expect(performance.now() - backAt).toBeLessThan(2_000);
  await Promise.all(failing);
  await sql.end({ timeout: 1 });
  gate.close();
}, 30_000);

it('R4 loses a connection in the middle of a transaction as a failure of it, and asks again at once', async () => {
  const sql = openPool({ url: test.backend.databaseUrl, use: 'health' });
  for (let round = 0; round < 20; round++) {
    const lost = inTransaction(sql, async (tx) => {
      const [{ pid } = { pid: 0 }] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await test.sql`select pg_terminate_backend(${pid})`;
      // Before, during and after the driver notices the end of the connection.
      await wait(round % 4);
      await tx`select 1`;
    });
    await expect(lost).rejects.toThrow(/CONNECTION_CLOSED|terminating connection|EPIPE|ECONNRESET/);
    const askedAt = performance.now();
    await expect.poll(() => sql`select 1 as one`.catch(() => null)).toEqual([{ one: 1 }]);
    expect(performance.now() - askedAt).toBeLessThan(1_500);
  }
  await sql.end({ timeout: 1 });
}, 30_000);

it('R4 asks on after a connection that was cut between its error and its end', async () => {
  const gate = await openGate();
  const sql = openPool({ url: gate.url, use: 'health' });
  for (let round = 0; round < 20; round++) {
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    gate.forbidden = 'as cut';
    const asked = [sql`select 1 as cut`, sql`select 1 as behind`].map((query) => query.catch(() => 'lost'));
    // Every query sent meanwhile settles, either way.
    await Promise.race(asked).then(() => asked.push(sql`select 1 as late`.catch(() => 'lost')));
    gate.forbidden = null;
    await Promise.all(asked);
  }
  await sql.end({ timeout: 1 });
  gate.close();
}, 30_000);

it('R4 survives a connection that breaks while opening, and fails the waiting callers', async () => {
  const gate = await openGate();
  const sql = openPool({ url: gate.url, use: 'health' });
  for (const said of ['rxweb health', 'SCRAM-SHA-256']) {
    gate.forbidden = said;
    for (let round = 0; round < 5; round++) await expect(sql`select 1`).rejects.toThrow(/CONNECTION_CLOSED|ECONNRESET/);
  }
  gate.forbidden = null;
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  await sql.end({ timeout: 1 });
  gate.close();
});

it('pauses between its tries where connections are taken and closed without a word', async () => {
  const gate = await openGate();
  gate.isClosed = true;
  const sql = openPool({ url: gate.url, use: 'health' });
  const waiting = sql`select 1 as one`;
  waiting.catch(() => undefined);
  await wait(2_000);
  // 20 ms, doubled up to half a second.
  expect(gate.visits).toBeLessThan(15);
  gate.isClosed = false;
  expect(await waiting).toEqual([{ one: 1 }]);
  await sql.end({ timeout: 1 });
  gate.close();
});

it('R4 what was about to be sent when a connection went does not hold up the next one', async () => {
  const gate = await openGate();
  const sql = openPool({ url: gate.url, use: 'health' });
  const lives = async () => expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  for (let round = 0; round < 10; round++) {
    await lives();
    gate.cutAll();
    // A query in each turn, so that one is about to be sent when the end arrives.
    const asked: Promise<unknown>[] = [];
    while (asked.length < 300) {
      asked.push(sql`select 1`.catch(() => null));
      await new Promise(setImmediate);
    }
    const startedAt = performance.now();
    await Promise.all(asked);
    await lives();
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  }
  await sql.end({ timeout: 1 });
  gate.close();
}, 60_000);
