import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyTemplate } from '@rxweb/backend/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsDir } from '../../testing/create-test-app.ts';
import { spawnServer } from '../../testing/spawn-server.ts';

let dataDir: string;
let faults: string;
beforeAll(async () => {
  ({ dataDir } = await copyTemplate(migrationsDir));
  faults = join(await mkdtemp(join(dirname(dataDir), 'faults-')), 'faults.mjs');
  // Faults in the program's own process, when a signal asks for them.
  await writeFile(
    faults,
    `process.on('SIGUSR2', () => void Promise.reject(new Error('left alone')));
process.on('SIGHUP', () => { throw new Error('thrown by nobody'); });`,
  );
});
afterAll(() => rm(dirname(dataDir), { recursive: true, force: true }));

it('R17 survives an unhandled rejection, and exits with a line and code 70 after an uncaught error', async () => {
  const server = await spawnServer({ DATA_DIR: dataDir, NODE_OPTIONS: `--import=${pathToFileURL(faults)}` }, 120_000);
  server.child.kill('SIGUSR2');
  await expect.poll(() => server.output(), { timeout: 10_000 }).toContain('unhandled promise rejection');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  const ended = once(server.child, 'exit');
  server.child.kill('SIGHUP');
  expect(await ended).toEqual([70, null]);
  const lines = server.output().trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: 60, err: { message: 'thrown by nobody' } });

  // As its supervisor does.
  const again = await spawnServer({ DATA_DIR: dataDir });
  expect(await again.kill('SIGTERM')).toBe(0);
}, 150_000);

it.skipIf(process.platform !== 'linux')(
  'R4 makes no one wait for a stalled database, and queries nothing it can know by itself',
  async () => {
    const server = await spawnServer({ DATA_DIR: dataDir });
    const ask = async (path: string, body?: object) => {
      const from = performance.now();
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(server.url + path, {
        ...(body && { method: 'POST', headers, body: JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
      const { status } = answer;
      return { status, retryAfter: answer.headers.get('retry-after'), inMs: performance.now() - from };
    };
    const message = () => ask('/api/chat/pipeline/outbound', { chatId: `chat-${Date.now()}`, text: 'hello' });
    expect(await message()).toMatchObject({ status: 200 });

    const database = await databaseProcesses();
    for (const pid of database) process.kill(pid, 'SIGSTOP');
    try {
      const [refused, page, store] = await Promise.all([message(), ask('/'), ask('/api/store')]);
      expect(refused).toMatchObject({ status: 503, retryAfter: '2' });
      expect(refused.inMs).toBeLessThan(6_000);
      for (const own of [page, store]) expect(own).toMatchObject({ status: 200 });
    } finally {
      for (const pid of database) process.kill(pid, 'SIGCONT');
    }
    await expect.poll(async () => (await message()).status, { timeout: 5_000 }).toBe(200);
    expect(await server.kill('SIGTERM')).toBe(0);
  },
  60_000,
);

/** The first of PostgreSQL's processes, and those it started. */
async function databaseProcesses(): Promise<number[]> {
  const [first = ''] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const children = await readFile(`/proc/${first}/task/${first}/children`, 'utf8');
  return [first, ...children.trim().split(' ')].map(Number);
}
