import { join } from 'node:path';
import { startProduct } from '../systems/product.ts';
import { median } from '../tools/statistics.ts';

const firstStarts = 3;
const laterStarts = 7;

export interface StartTimes {
  firstEverMs: number;
  existingDataMs: number;
}

/** From the start of the process to its first good answer, in ms (medians): on folders that are new, and on one that has data. */
export async function measureStarts(folder: string): Promise<StartTimes> {
  const first = [];
  for (let start = 0; start < firstStarts; start++) first.push(await startAndStop(join(folder, `new-${start}`)));
  const later = [];
  for (let start = 0; start < laterStarts; start++) later.push(await startAndStop(join(folder, 'new-0')));
  return { firstEverMs: median(first), existingDataMs: median(later) };
}

async function startAndStop(dataDir: string): Promise<number> {
  const product = await startProduct(dataDir);
  await product.stop();
  return product.started.readyMs;
}
