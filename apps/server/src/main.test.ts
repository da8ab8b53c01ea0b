import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyTemplate } from '@rxweb/backend/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { migrationsDir } from '../testing/create-test-app.ts';
import { spawnServer } from '../testing/spawn-server.ts';

let dir: string;
const copies: string[] = [];
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rxweb-main-'));
});
afterAll(() => Promise.all([dir, ...copies].map((folder) => rm(folder, { recursive: true, force: true }))));

/** A data folder of an earlier start, where making one is not what a test is about. */
async function usedDataDir(): Promise<string> {
  const { dataDir } = await copyTemplate(migrationsDir);
  copies.push(dirname(dataDir));
  return dataDir;
}

// Each test starts the program once or more, and the first start of a fresh checkout builds the web.
vi.setConfig({ testTimeout: 120_000 });

it.each([
  ['a bad port', { PORT: 'abc' }, 'PORT'],
  ['a host that is none of ours', { HOST: '192.0.2.9' }, 'HOST'],
  ['a store file that is not there', { STORE_FILE: '/nowhere/store.json' }, 'STORE_FILE'],
])('ends with one line and code 78 on %s', async (_what, env, name) => {
  const failure = await spawnServer({ DATA_DIR: await usedDataDir(), ...env }).catch((error: Error) => error.message);
  expect(failure).toMatch(new RegExp(`ended with 78: RxWeb cannot start: .*${name}.*\\n$`));
});

it('refuses a store file with a time zone that does not exist, naming the field', async () => {
  const file = join(dir, 'store.json');
  await writeFile(
    file,
    JSON.stringify({ name: 'X', address: 'Y', phone: '+15555550100', timeZone: 'Mars/Base', hours: {} }),
  );
  const failure = await spawnServer({ DATA_DIR: join(dir, 'unused'), STORE_FILE: file }).catch(
    (error: Error) => error.message,
  );
  expect(failure).toContain('timeZone: an IANA time zone');
});

it('refuses a first password that is tried first, in one line', async () => {
  const env = {
    DATA_DIR: await usedDataDir(),
    ADMIN_EMAIL: 'owner@pharmacy.example',
    ADMIN_PASSWORD: 'passwordpassword',
  };
  const failure = await spawnServer(env).catch((error: Error) => error.message);
  expect(failure).toMatch(/ended with 78: RxWeb cannot start: ADMIN_PASSWORD [^\n]+\n$/);
});

// Most of this is waiting for the half request: the next test runs meanwhile.
it.concurrent('R7 shuts down cleanly within 10 s despite a half-sent request, and leaves no database behind', async ({
  expect,
}) => {
  const dataDir = await usedDataDir();
  const server = await spawnServer({ DATA_DIR: dataDir });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('POST /api/chat-stream HTTP/1.1\r\nHost: x\r\n');
  await once(socket, 'connect');
  expect(await server.kill('SIGTERM')).toBe(0);
  const again = await spawnServer({ DATA_DIR: dataDir });
  expect(again.output()).not.toContain('earlier start left running');
  await again.kill('SIGTERM');
});

it.concurrent('starts on an empty folder with a setup link, keeps the folder private, refuses a second instance, stops in order', async ({
  expect,
}) => {
  const dataDir = join(dir, 'data');
  const server = await spawnServer({ DATA_DIR: dataDir });
  await expect.poll(() => server.output()).toMatch(/\/setup\?token=[\w-]{32}/);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  for (const name of await readdir(dataDir)) expect((await stat(join(dataDir, name))).mode & 0o077, name).toBe(0);

  const second = await spawnServer({ DATA_DIR: dataDir }).catch((error: Error) => error.message);
  expect(second).toMatch(/ended with 78: RxWeb cannot start: [^\n]+\n$/);

  expect(await server.kill('SIGTERM')).toBe(0);
  const again = await spawnServer({ DATA_DIR: dataDir });
  expect(await again.kill('SIGINT')).toBe(0);
});
