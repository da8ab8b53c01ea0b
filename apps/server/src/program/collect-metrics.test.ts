import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { copyTemplate } from '@rxweb/backend/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsDir } from '../../testing/create-test-app.ts';
import { type ServerProcess, spawnServer } from '../../testing/spawn-server.ts';

const canary = '5415550142';
let dataDir: string;
let server: ServerProcess;
let port: number;
beforeAll(async () => {
  ({ dataDir } = await copyTemplate(migrationsDir));
  port = await freePort();
  server = await spawnServer({ DATA_DIR: dataDir, METRICS_PORT: String(port) });
}, 120_000);
afterAll(async () => {
  await server.kill('SIGTERM');
  await rm(dirname(dataDir), { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
  });
  return promise;
}

/** All numbers, by name and labels as printed. */
async function readMetrics(): Promise<Map<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = (await answer.text()).trimEnd().split('\n');
  const numbers = lines.filter((line) => !line.startsWith('# '));
  // A name, labels in quotes that nothing breaks out of, one number.
  for (const line of numbers)
    expect(line).toMatch(/^[a-z_0-9]+(\{[a-z]+="(?:[^"\\\n]|\\.)*"(,[a-z]+="(?:[^"\\\n]|\\.)*")*\})? -?[\d.e+-]+$/);
  return new Map(
    numbers.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

/** Which requests are counted separately. Database connections come and go meanwhile. */
const requestsIn = (numbers: Map<string, number>) =>
  [...numbers.keys()].filter((name) => name.startsWith('rxweb_request'));

describe('/metrics', () => {
  it('counts requests by route and status, and reports memory, descriptors, the event loop, connections and texts', async () => {
    const status = async (path: string) => (await fetch(server.url + path)).status;
    expect([await status('/api/store'), await status('/api/store'), await status('/api/waiting')]).toEqual([
      200, 200, 401,
    ]);
    const numbers = await readMetrics();
    expect(numbers.get('rxweb_requests_total{method="GET",route="/api/store",status="200"}')).toBe(2);
    expect(numbers.get('rxweb_requests_total{method="GET",route="/api/waiting",status="401"}')).toBe(1);
    expect(numbers.get('rxweb_request_duration_seconds_count{route="/api/store"}')).toBe(2);
    expect(numbers.get('rxweb_request_duration_seconds_bucket{route="/api/store",le="+Inf"}')).toBe(2);
    for (const name of ['process_resident_memory_bytes', 'process_open_fds', 'nodejs_eventloop_lag_p99_seconds'])
      expect(numbers.get(name)).toBeGreaterThan(0);
    expect(numbers.get('rxweb_sms_queue{state="waiting"}')).toBe(0);
    const uses = [...numbers.keys()].filter((name) => name.startsWith('rxweb_database_connections{use="health"'));
    expect(uses).toHaveLength(1);
  });

  it('O1 O3 holds nothing of what people asked for, and as many numbers after a thousand addresses as after one', async () => {
    const ask = (n: number) =>
      fetch(`${server.url}/api/conversations/${canary}${n}?phone=${canary}`, { headers: { 'x-chat-id': canary } });
    await ask(0);
    await fetch(`${server.url}/backend/storage/v1/object/public/${canary}/${canary}`);
    await fetch(`${server.url}/${canary}"\\`);
    const before = await readMetrics();
    for (let n = 1; n <= 50; n += 1) await ask(n);
    const after = await readMetrics();
    expect([...after.keys()].filter((name) => name.includes(canary))).toEqual([]);
    expect(requestsIn(after)).toEqual(requestsIn(before));
  });

  it('W6 is not on the port that visitors reach, and nothing else is on its own', async () => {
    expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('rxweb_requests_total');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  });
});
