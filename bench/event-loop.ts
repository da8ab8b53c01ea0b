import { join } from 'node:path';
import { callsOf, make, type Place } from './event-loop/calls.ts';
import type { Watch } from './event-loop/watch-loop.ts';
import { root } from './systems/product.ts';
import { freePort, startProcess } from './tools/processes.ts';
import { printTable } from './tools/report.ts';
import { tellRows } from './tools/rows.ts';
import { median } from './tools/statistics.ts';

/**
 * What each route costs the server's thread, and its longest turn, with a usual and with the largest request: in the thread's own processor
 * time, with the clock's beside it. Collections fall into some rounds only, so of the rounds' longest the shortest counts.
 */
const isQuick = process.env.BENCH_QUICK === '1';
const rounds = isQuick ? 2 : 5;
const callsARound = isQuick ? 2 : 8;
const [auditRows, shoeCases] = isQuick ? [1_000, 60] : [20_000, 2_000];

const probePort = await freePort();
const probeUrl = `http://127.0.0.1:${probePort}/`;
const server = await startProcess({
  args: [join(root, 'bench/event-loop/product-process.ts'), ...[probePort, auditRows, shoeCases].map(String)],
  cwd: root,
  env: {},
  readyUrl: `${probeUrl}ready`,
});
const read = async <T>(path: string): Promise<T> => JSON.parse(await (await fetch(probeUrl + path)).text());

try {
  const place = await read<Place>('');
  let number = 0;
  const results: { name: string; longestWorkMs: number; longestMs: number; cpuMs: number }[] = [];
  for (const call of callsOf(place)) {
    const times = Math.min(callsARound, call.times ?? callsARound);
    for (let time = 0; time < 2; time += 1) await make(place, call, ++number);
    const watches: Watch[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await read('watch');
      for (let time = 0; time < times; time += 1) await make(place, call, ++number);
      watches.push(await read<Watch>('watch'));
    }
    results.push({
      name: call.name,
      longestWorkMs: Math.min(...watches.map(({ longestWorkMs }) => longestWorkMs)),
      longestMs: Math.min(...watches.map(({ longestMs }) => longestMs)),
      cpuMs: median(watches.map(({ cpuMs }) => cpuMs / times)),
    });
  }
  printTable(
    'routes, in the server’s thread',
    ['route', 'cpu ms a call', 'longest work ms', 'on the clock'],
    results.map(({ name, cpuMs, longestWorkMs, longestMs }) => [name, cpuMs, longestWorkMs, longestMs]),
  );
  const worst = results.toSorted((a, b) => b.longestWorkMs - a.longestWorkMs)[0];
  const waited = results.toSorted((a, b) => b.longestMs - a.longestMs)[0];
  if (!worst || !waited) throw new Error('no route was measured');
  await tellRows([
    {
      id: 'event-loop-block',
      measure: `the longest work on the event loop by any of ${results.length} kinds of calls: ${worst.name}`,
      unit: 'ms',
      ours: worst.longestWorkMs,
      goal: { atMost: 20 },
    },
    {
      id: 'event-loop-clock',
      measure: `the longest between two turns of it, on the clock, other threads and programs included: ${waited.name}`,
      unit: 'ms',
      ours: waited.longestMs,
      goal: null,
    },
  ]);
} finally {
  await server.stop();
}
