import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../testing/create-test-backend.ts';
import { openPool, type PoolUse, poolSizes } from './pools.ts';
import { serverSettings } from './settings.ts';

let test: TestBackend;
beforeAll(async () => {
  test = await createTestBackend();
});
afterAll(() => test.close());

it('gives all uses together fewer connections than the database takes, and leaves some for whoever looks after it', () => {
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
  const pool = (use: PoolUse) => pools.get(use) as postgres.Sql;
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
  const { hostname, port, pathname, username, password } = new URL(test.backend.databaseUrl);
  const sockets = new Set<Socket>();
  let isAway = false;
  const gate = createServer((socket) => {
    if (isAway) return void socket.destroy();
    const line = connect(Number(port), hostname);
    for (const end of [socket, line])
      sockets.add(end.on('error', () => end.destroy()).on('close', () => sockets.delete(end)));
    socket.pipe(line).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const address = gate.address();
  const gatePort = typeof address === 'object' ? address?.port : 0;
  const sql = openPool({ url: `postgres://${username}:${password}@127.0.0.1:${gatePort}${pathname}`, use: 'requests' });
  await sql`select 1`;

  isAway = true;
  for (const socket of sockets) socket.destroy();
  const awayUntil = performance.now() + 1_500;
  const failing: Promise<unknown>[] = [];
  while (performance.now() < awayUntil) {
    failing.push(sql`select 1`.catch(() => null));
    await wait(20);
  }
  isAway = false;
  const backAt = performance.now();
  // A call that was waiting may still fail: what counts is the first that succeeds.
  while ((await sql`select 1 as one`.catch(() => [])).length === 0) await wait(20);
  expect(performance.now() - backAt).toBeLessThan(2_000);
  await Promise.all(failing);
  await sql.end({ timeout: 1 });
  gate.close();
}, 30_000);

it('R4 what was about to be sent when a connection went does not hold up the next one', async () => {
  const sockets = new Set<Socket>();
  const url = new URL(test.backend.databaseUrl);
  const database = { host: url.hostname, port: Number(url.port) };
  const gate = createServer((socket) => {
    const line = connect(database);
    sockets.add(socket);
    for (const end of [socket, line])
      end.on('error', () => end.destroy()).on('close', () => [socket, line].map((other) => other.destroy()));
    socket.pipe(line).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  url.port = String((gate.address() as { port: number }).port);
  const sql = openPool({ url: url.href, use: 'health' });
  const lives = async () => expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  for (let round = 0; round < 10; round++) {
    await lives();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    // Asked all the time, so that some question is about to be sent when the end is heard of.
    const until = performance.now() + 20;
    const asked: Promise<unknown>[] = [];
    while (performance.now() < until) {
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
