import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeDisk, whyNoDisk } from '../powercut/disk.ts';
import { createRandom } from '../tools/random.ts';
import { bounded, type Figure, isQuick, none, say, told } from '../tools/result.ts';
import { type Carrier, hire, type Server, startServer } from '../tools/server.ts';
import { count, keepCalling, listed, noCalls, uploadTo } from './callers.ts';
import { startWriters } from './writers.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? (isQuick ? 1 : 20));
const megabytes = 400;
const fullMs = isQuick ? 1_000 : 3_000;

/** Security row R3: the disk that holds database, files and log fills up while people write, and has room again; no restart. */
export async function fullDisk(folder: string, carrier: Carrier, seed: number): Promise<Figure[]> {
  const reason = await whyNoDisk(folder);
  if (reason !== null) return [told('R3 disk full: skipped', reason)];
  const random = createRandom(seed);
  const disk = await makeDisk(folder, 'small', megabytes);
  const server = await startServer(join(disk.path, 'data'), carrier);
  const pids = new Set<number>();
  try {
    const token = await hire(server, 'admin');
    const calls = noCalls();
    const refusals = new Map<string, number>();
    let isOver = false;
    const called = keepCalling(server, token, random, calls, () => isOver);
    const writers = startWriters(server, carrier, token, random, 'disk');
    const backMs: number[] = [];
    let refused = 0;
    for (let round = 0; round < rounds && server.endedWith() === null; round++) {
      await wait(1_000 + random.below(1_000));
      await fill(disk.path);
      const until = performance.now() + fullMs;
      while (performance.now() < until) {
        const status = await uploadTo(server, random);
        if (status >= 400) refused += 1;
        if (status >= 400 && status !== 507 && status !== 503) count(refusals, String(status));
        await wait(50);
      }
      await rm(join(disk.path, 'filler'));
      backMs.push(await writesAgain(server, random));
      pids.add(server.pid);
      say(
        `${round + 1} of ${rounds}: ${refused} refused ${listed(refusals)}; back after ${Math.round(backMs.at(-1) ?? 0)} ms, ${writers.acknowledged()} acknowledged`,
      );
    }
    isOver = true;
    await called;
    if (server.endedWith() !== null) say(`${server.endedWith()}: ${server.log().slice(-3_000)}`);
    const acknowledged = writers.acknowledged();
    const { lost, torn, doubled } = await writers.check();
    say(
      `pages ${listed(calls.plainFailures)}; reads ${listed(calls.readFailures)}; lost ${lost.join()}; torn ${torn.join()}`,
    );
    return [
      bounded('R3 the disk was full', backMs.length, { atLeast: rounds }),
      bounded('uploads refused meanwhile', refused, { atLeast: 1 }),
      none('of these, answered otherwise than 507 or 503', sumOf(refusals)),
      none('pages and store not answered 200 meanwhile', sumOf(calls.plainFailures)),
      none(
        `of ${calls.reads} reads of staff, neither 200 nor 503 with Retry-After of 2 s (${calls.busy} of these)`,
        sumOf(calls.readFailures),
      ),
      bounded('uploads again after there is room, longest', Math.max(...backMs) / 1_000, { atMost: 5 }, 's'),
      none(`of ${acknowledged} acknowledged writes, lost, doubled or torn`, lost.length + doubled.length + torn.length),
      none('ends of the program', server.endedWith() === null ? 0 : 1),
    ];
  } finally {
    await server.stop();
    await disk.unmount();
  }
}

/** Leaves no byte. */
async function fill(path: string): Promise<void> {
  const file = await open(join(path, 'filler'), 'w');
  const piece = Buffer.alloc(2 ** 20, 'x');
  try {
    for (let size = piece.length; size >= 512; size /= 2)
      while (
        await file.write(piece, 0, size).then(
          ({ bytesWritten }) => bytesWritten === size,
          () => false,
        )
      );
    await file.sync().catch(() => undefined);
  } finally {
    await file.close().catch(() => undefined);
  }
  const { bavail, bsize } = await statfs(path);
  say(`${(bavail * bsize) / 1e6} MB are left`);
}

/** How long until an upload is taken, in ms, at most 20 s. */
async function writesAgain(server: Server, random: ReturnType<typeof createRandom>): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < 20_000 && (await uploadTo(server, random)) >= 300) await wait(100);
  return performance.now() - from;
}

const sumOf = (map: Map<string, number>) => [...map.values()].reduce((sum, times) => sum + times, 0);
