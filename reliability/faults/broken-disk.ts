import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '@rxweb/platform/random/seeded-random';
import { bounded, type Figure, none, say } from '../tools/result.ts';
import { type Carrier, hire, type Server } from '../tools/server.ts';
import { count, keepCalling, listed, noCalls, readsAgain, timesIn, uploadTo } from './callers.ts';
import { startWriters } from './writers.ts';

interface BrokenDisk {
  /** What happened to it, for the first figure. */
  what: string;
  /** Distinguishes its writes from those of others at the same carrier. */
  name: string;
  rounds: number;
  /** For so long each time. */
  brokenMs: number;
  breakDown(): Promise<void>;
  mend(): Promise<void>;
}

const patienceMs = 20_000;

/** Breaks and restores the program's disk repeatedly, while people write, read and upload. */
export async function breakDisk(server: Server, carrier: Carrier, seed: number, disk: BrokenDisk): Promise<Figure[]> {
  const random = createRandom(seed);
  const token = await hire(server, 'admin');
  const calls = noCalls();
  const refusals = new Map<string, number>();
  let isOver = false;
  let refused = 0;
  let backMs = 0;
  let done = 0;
  const called = keepCalling(server, token, random, calls, () => isOver);
  const writers = startWriters(server, carrier, token, random, disk.name);
  for (; done < disk.rounds && server.endedWith() === null; done++) {
    await wait(500 + random.below(1_000));
    await disk.breakDown();
    const until = performance.now() + disk.brokenMs;
    while (performance.now() < until) {
      const status = await uploadTo(server, random);
      if (status >= 400) refused += 1;
      if (status >= 400 && status !== 507 && status !== 503) count(refusals, String(status));
      await wait(50);
    }
    await disk.mend();
    const from = performance.now();
    while ((await uploadTo(server, random)) >= 300 && performance.now() - from < patienceMs) await wait(100);
    await readsAgain(server, token, random);
    backMs = Math.max(backMs, performance.now() - from);
    say(
      `${done + 1} of ${disk.rounds}: ${refused} refused ${listed(refusals)}; ${writers.acknowledged()} acknowledged`,
    );
  }
  isOver = true;
  await called;
  if (server.endedWith() !== null) {
    say(`${server.endedWith()}: ${server.log().slice(-3_000)}`);
    return [none('ends of the program', 1)];
  }
  const acknowledged = writers.acknowledged();
  const { lost, torn, doubled } = await writers.check();
  say(
    `pages ${listed(calls.plainFailures)}; reads ${listed(calls.readFailures)}; lost ${lost.join()}; doubled ${doubled.join()}; torn ${torn.join()}`,
  );
  return [
    bounded(disk.what, done, { atLeast: disk.rounds }),
    bounded('uploads refused meanwhile', refused, { atLeast: 1 }),
    none('of these, answered otherwise than 507 or 503', timesIn(refusals)),
    none('pages and store not answered 200 meanwhile', timesIn(calls.plainFailures)),
    none(
      `of ${calls.reads} reads of staff, neither 200 nor 503 with Retry-After of 2 s (${calls.busy} of these)`,
      timesIn(calls.readFailures),
    ),
    bounded('uploads and reads again afterwards, longest', backMs / 1_000, { atMost: 5 }, 's'),
    none(`of ${acknowledged} acknowledged writes, lost, doubled or torn`, lost.length + doubled.length + torn.length),
    none('ends of the program', 0),
  ];
}
