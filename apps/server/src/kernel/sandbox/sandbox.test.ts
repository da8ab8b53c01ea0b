import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escapes } from '../../../testing/escapes.ts';
import type { HostileTask } from '../../../testing/hostile-worker.ts';
import { networkless } from './isolation.ts';
import { createSandbox } from './sandbox.ts';

const MIB = 2 ** 20;
const outside = [
  ...['read a file', 'read a file at once', 'list a folder', 'connect by net', 'connect by http', 'connect by fetch'],
  ...['send a datagram', 'spawn a program', 'run a command', 'start a thread without a seal', 'end the server'],
];
const worker = new URL('../../../testing/hostile-worker.ts', import.meta.url);
const work = createSandbox<HostileTask, unknown>(worker, { maxMs: 60_000, maxGrowthBytes: 128 * MIB, idleMs: 1_000 });

it.each<HostileTask>(['fill the heap', 'fill buffers', 'crash'])(
  'S4 R17 a file that makes its reader %s ends only that reader',
  async (task) => {
    const before = process.memoryUsage.rss();
    await expect(work(task)).rejects.toThrow(task === 'crash' ? 'ended without an answer' : 'too much memory');
    expect(process.memoryUsage.rss() - before).toBeLessThan(64 * MIB);
    expect(await work('look around')).toEqual([]);
  },
);

it('S4 a compromised reader finds no secret, and writes no file', async () => {
  const path = join(tmpdir(), `rxweb-hostile-${process.pid}`);
  expect(await work('look around')).toEqual([]);
  await expect(work({ write: path })).rejects.toThrow('the work failed: Error');
  expect(existsSync(path)).toBe(false);
});

describe('S4 what a reader that a file has taken over can reach', () => {
  let server: Server;
  let home: string;
  beforeAll(async () => {
    server = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    home = await mkdtemp(join(tmpdir(), 'rxweb-home-'));
    await writeFile(join(home, 'keys.json'), '{"privateJwk":{}}');
  });
  afterAll(async () => {
    server.close();
    await rm(home, { recursive: true });
  });

  const target = (way: string): string => {
    if (/connect|datagram/.test(way)) return String(Object(server.address()).port);
    if (way === 'end the server') return String(process.pid);
    return way === 'list a folder' ? home : join(home, 'keys.json');
  };

  it('S4 it can’t read, list, write, connect, spawn or signal in any way, each of which works outside', async () => {
    const tried = Object.keys(escapes).map((way): [string, string] => [way, target(way)]);
    expect(tried.length).toBeGreaterThanOrEqual(35);
    expect(await work({ escapes: tried })).toEqual([]);
    for (const way of outside) await expect(escapes[way]?.(target(way)), way).resolves.not.toThrow();
  });

  it('S4 it can’t read the keys, the environment or the folders of this machine by any name', async () => {
    const root = fileURLToPath(new URL('../../../../../', import.meta.url));
    const files = [
      ...[join(root, '.env'), join(root, 'store.json'), join(root, 'data/keys.json'), '/etc/passwd'],
      ...['/proc/self/environ', `/proc/${process.pid}/environ`, '/proc/self/root/etc/passwd', '/proc/1/cmdline'],
      join(root, 'node_modules/../store.json'),
      pathToFileURL(join(home, 'keys.json')).href,
    ];
    const folders = [homedir(), root, '/', tmpdir(), '/proc', '/dev/fd', process.cwd()];
    const tried = [
      ...files.map((at): [string, string] => ['read a file', at]),
      ...folders.map((at): [string, string] => ['list a folder', at]),
    ];
    expect(await work({ escapes: tried })).toEqual([]);
  });

  it.runIf(process.platform === 'linux')(
    'S4 it has no network even below Node, where the system allows namespaces',
    () => {
      const [command, ...rest] = networkless();
      // Some hosts forbid namespaces; then only the seal keeps connections away.
      if (!command) return;
      const { stdout } = spawnSync(command, [...rest, 'cat', '/proc/net/dev'], { encoding: 'utf8' });
      expect(stdout.match(/^\s*\w+:/gm)?.map((line) => line.trim())).toEqual(['lo:']);
      expect(stdout).toMatch(/lo:\s+0\s/);
    },
  );
});

it('R17 no process is left, of work that hangs, of one that did its task, or of one that was idle', async () => {
  const hasty = createSandbox<HostileTask, unknown>(worker, { maxMs: 500, maxGrowthBytes: 128 * MIB, idleMs: 0 });
  await expect(hasty('hang')).rejects.toThrow('longer than 500 ms');
  // A busy machine may take longer than 500 ms to start a process.
  const single = createSandbox<HostileTask, unknown>(worker, { maxMs: 60_000, maxGrowthBytes: 128 * MIB, idleMs: 0 });
  expect(await single('look around')).toEqual([]);
  await work('look around');
  await expect.poll(children, { timeout: 3_000 }).toBe(0);
}, 120_000);

/** How many processes this one has started and not seen end. */
function children(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
}
