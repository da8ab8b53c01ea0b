import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Confirms what it has not flushed: runs that don't catch it would catch no one. */
export interface CarelessWriter {
  acknowledged(): number;
  stop(): Promise<void>;
}

const name = 'careless.txt';

export async function startCarelessWriter(folder: string): Promise<CarelessWriter> {
  const file = await open(join(folder, name), 'a');
  let acknowledged = 0;
  let isOver = false;
  const work = (async () => {
    for (; !isOver; acknowledged++) {
      await file.write(`${acknowledged}\n`);
      await wait(20);
    }
    await file.close();
  })();
  return {
    acknowledged: () => acknowledged,
    async stop() {
      isOver = true;
      await work;
    },
  };
}

/** How many of its lines are there. */
export async function countCarelessLines(folder: string): Promise<number> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => '');
  return text.split('\n').filter((line) => /^\d+$/.test(line)).length;
}
