import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyTemplate } from '@rxweb/backend/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsDir } from './testing/create-test-app.ts';
import { spawnServer } from './testing/spawn-server.ts';

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

it('R17 lives on after a failure that nobody waits for, and ends with a line and code 70 after an error that nothing catches', async () => {
  const server = await spawnServer({ DATA_DIR: dataDir, NODE_OPTIONS: `--import=${pathToFileURL(faults)}` }, 120_000);
  server.child.kill('SIGUSR2');
  await expect.poll(() => server.output(), { timeout: 10_000 }).toContain('a failure was waited for by nobody');
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
