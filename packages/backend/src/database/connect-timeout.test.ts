import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openSql } from '@rxweb/platform/sql/open-sql';
import { expect, it, onTestFinished } from 'vitest';
import { createTestBackend } from '../../testing/create-test-backend.ts';

it.each([
  ['never speaks', 'disable', () => undefined],
  ['agrees to TLS and never speaks', 'require', (socket: Socket) => void socket.once('data', () => socket.write('S'))],
])('R4 gives up a database that takes a connection and %s', async (_, sslmode, answer) => {
  const silent = createServer(answer).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const sql = openSql(`postgres://app@127.0.0.1:${port}/app?sslmode=${sslmode}`, { max: 1, connectSeconds: 0.5 });
  onTestFinished(async () => {
    await sql.end({ timeout: 0 });
    silent.close();
  });
  const startedAt = performance.now();
  await expect(sql`select 1`).rejects.toMatchObject({ code: 'CONNECT_TIMEOUT' });
  expect(performance.now() - startedAt).toBeGreaterThan(450);
});

it('R4 connects although the process stalls for longer than the timeout', async () => {
  const test = await createTestBackend();
  const sql = openSql(test.backend.databaseUrl, { max: 1, connectSeconds: 1 });
  onTestFinished(async () => {
    await sql.end({ timeout: 1 });
    await test.close();
  });
  // A query runs once it is awaited.
  const answer = Promise.resolve(sql`select 1 as one`);
  await nextTurn();
  stall(1_500);
  expect(await answer).toEqual([{ one: 1 }]);
});

function stall(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
