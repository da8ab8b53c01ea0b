import { once } from 'node:events';
import { join } from 'node:path';
import { startProduct } from '../systems/product.ts';
import { median } from '../tools/statistics.ts';

const firstStarts = 3;
const laterStarts = 7;
const crashes = 3;

export interface StartTimes {
  firstEverMs: number;
  existingDataMs: number;
  afterCrashMs: number;
}

/** From the start of the process to its first good answer, in ms (medians): on folders that are new, on one that has data, and after kill -9. */
export async function measureStarts(folder: string): Promise<StartTimes> {
  const first = [];
  for (let start = 0; start < firstStarts; start++) first.push(await startAndStop(join(folder, `new-${start}`)));
  const later = [];
  for (let start = 0; start < laterStarts; start++) later.push(await startAndStop(join(folder, 'new-0')));
  const crashed = [];
  for (let crash = 0; crash < crashes; crash++) crashed.push(await startAfterCrash(join(folder, 'new-0')));
  return { firstEverMs: median(first), existingDataMs: median(later), afterCrashMs: median(crashed) };
}

async function startAndStop(dataDir: string): Promise<number> {
  const product = await startProduct(dataDir);
  await product.stop();
  return product.started.readyMs;
}

/** The program is killed and leaves its database running: the next start has to stop that and replay its log. */
async function startAfterCrash(dataDir: string): Promise<number> {
  const { child } = (await startProduct(dataDir)).started;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  return startAndStop(dataDir);
}
