import { createServer } from 'node:http';
import { setImmediate as others } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What every server here says to all its streams now and then. */
export const pieceEveryMs = 5_000;

/** Tells on a port of its own what memory the process holds after its garbage is gone, and where its server is. */
export function tellMemory(port: number, url: string): void {
  setFlagsFromString('--expose-gc');
  const gc: (options: object) => void = runInNewContext('gc');
  // As when memory is short: pages that are half empty are put together.
  const collect = () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  createServer(async (_request, response) => {
    for (let time = 0; time < 3; time += 1) {
      collect();
      await others();
    }
    const { rss, heapUsed } = process.memoryUsage();
    response.end(JSON.stringify({ url, rss, heapUsed }));
  }).listen(port, '127.0.0.1');
}
