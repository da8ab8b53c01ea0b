import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createRandom } from '../tools/random.ts';
import { bounded, type Figure, isQuick, none, say, told } from '../tools/result.ts';
import { type Carrier, hire, startServer } from '../tools/server.ts';
import { count, keepCalling, listed, noCalls, readsAgain, uploadTo } from './callers.ts';
import { startWriters } from './writers.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? (isQuick ? 2 : 20));
const failingMs = isQuick ? 1_000 : 2_000;

/** Security row R3: the program's files cannot be written out, EIO from fsync(2) and fdatasync(2); those of the database can. */
export async function failingDisk(folder: string, carrier: Carrier, seed: number): Promise<Figure[]> {
  const reason = await promisify(execFile)('strace', ['--version']).then(
    () => null,
    () => 'strace(1) is not here',
  );
  if (reason !== null) return [told('R3 a disk that fails: skipped', reason)];
  const random = createRandom(seed);
  const server = await startServer(join(folder, 'failing'), carrier);
  try {
    const token = await hire(server, 'admin');
    const calls = noCalls();
    const refusals = new Map<string, number>();
    let isOver = false;
    let refused = 0;
    let backMs = 0;
    const called = keepCalling(server, token, random, calls, () => isOver);
    const writers = startWriters(server, carrier, token, random, 'failing');
    for (let round = 0; round < rounds && server.endedWith() === null; round++) {
      await wait(500 + random.below(500));
      const failing = await failFor(server.pid);
      const until = performance.now() + failingMs;
      while (performance.now() < until) {
        const status = await uploadTo(server, random);
        if (status >= 400) refused += 1;
        if (status >= 400 && status !== 503 && status !== 507) count(refusals, String(status));
        await wait(50);
      }
      await mend(failing);
      const from = performance.now();
      while ((await uploadTo(server, random)) >= 300 && performance.now() - from < 20_000) await wait(100);
      await readsAgain(server, token, random);
      backMs = Math.max(backMs, performance.now() - from);
      say(`${round + 1} of ${rounds}: ${refused} refused ${listed(refusals)}; ${writers.acknowledged()} acknowledged`);
    }
    isOver = true;
    await called;
    if (server.endedWith() !== null) {
      say(`${server.endedWith()}: ${server.log().slice(-3_000)}`);
      return [none('ends of the program', 1)];
    }
    const acknowledged = writers.acknowledged();
    const { lost, torn, doubled } = await writers.check();
    say(`reads ${listed(calls.readFailures)}; lost ${lost.join()}; doubled ${doubled.join()}; torn ${torn.join()}`);
    return [
      bounded('R3 fsync of the program’s files failed with EIO', rounds, { atLeast: rounds }),
      bounded('uploads refused meanwhile', refused, { atLeast: 1 }),
      none(
        'of these, answered otherwise than 503 or 507',
        [...refusals.values()].reduce((a, b) => a + b, 0),
      ),
      none(
        'pages and store not answered 200 meanwhile',
        [...calls.plainFailures.values()].reduce((a, b) => a + b, 0),
      ),
      bounded('uploads and reads again afterwards, longest', backMs / 1_000, { atMost: 5 }, 's'),
      none(`of ${acknowledged} acknowledged writes, lost, doubled or torn`, lost.length + doubled.length + torn.length),
      none('ends of the program', 0),
    ];
  } finally {
    await server.stop();
  }
}

/** From when this returns, nothing that this process writes is written out. */
async function failFor(pid: number): Promise<ChildProcess> {
  const calls = 'fsync,fdatasync';
  const options = ['-f', '-qq', '-e', `trace=${calls}`, '-e', `inject=${calls}:error=EIO`, '-o', '/dev/null'];
  const tracer = spawn('strace', [...options, '-p', String(pid)], { stdio: 'ignore' });
  await wait(200);
  return tracer;
}

async function mend(tracer: ChildProcess): Promise<void> {
  if (tracer.exitCode !== null) return;
  const ended = once(tracer, 'exit');
  tracer.kill('SIGINT');
  await ended;
}
