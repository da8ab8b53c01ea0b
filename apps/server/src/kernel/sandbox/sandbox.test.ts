import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { HostileTask } from '../../../testing/hostile-worker.ts';
import { createSandbox } from './sandbox.ts';

const MIB = 2 ** 20;
const worker = new URL('../../../testing/hostile-worker.ts', import.meta.url);
const work = createSandbox<HostileTask, unknown>(worker, { maxMs: 20_000, maxGrowthBytes: 128 * MIB, idleMs: 1_000 });

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

it('R17 no process is left, of work that hangs, of one that did its task, or of one that was idle', async () => {
  const hasty = createSandbox<HostileTask, unknown>(worker, { maxMs: 500, maxGrowthBytes: 128 * MIB, idleMs: 0 });
  await expect(hasty('hang')).rejects.toThrow('longer than 500 ms');
  // A busy machine may take longer than 500 ms to start a process.
  const single = createSandbox<HostileTask, unknown>(worker, { maxMs: 20_000, maxGrowthBytes: 128 * MIB, idleMs: 0 });
  expect(await single('look around')).toEqual([]);
  await work('look around');
  await expect.poll(children, { timeout: 3_000 }).toBe(0);
});

/** How many processes this one has started and not seen end. */
function children(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
}
