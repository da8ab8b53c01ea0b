import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '@rxweb/platform/random/seeded-random';
import { openSql } from '@rxweb/platform/sql/open-sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { quantile } from '../../bench/tools/statistics.ts';
import { bounded, type Figure, isQuick, none, say, told } from '../tools/result.ts';
import { type Carrier, hire, type Server, startServer } from '../tools/server.ts';
import { keepCalling, listed, noCalls, readsAgain, timesIn } from './callers.ts';
import { startWriters } from './writers.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? (isQuick ? 4 : 50));
const awayMs = isQuick ? 2_000 : 3_000;

/** A way for a database to be away. Resolves when it may come back. */
type Fault = (server: Server, database: readonly number[]) => Promise<void>;

const faults: Record<string, Fault> = {
  async 'stands still'(_server, database) {
    for (const pid of database) signal(pid, 'SIGSTOP');
    await wait(awayMs);
    for (const pid of database) signal(pid, 'SIGCONT');
  },
  async 'is killed'(_server, database) {
    signal(database[0] ?? 0, 'SIGKILL');
  },
  async 'loses one of its processes'(_server, database) {
    signal(database.at(-1) ?? 0, 'SIGKILL');
  },
  async 'is locked'({ databaseUrl }) {
    const sql = openSql(databaseUrl, { max: 1 });
    const locked = inTransaction(sql, async (tx) => {
      await tx`lock table public.messages, public.dme_shoe_cases, app.chat_turns in access exclusive mode`;
      await wait(awayMs);
    });
    // It may yet be coming back from the fault before.
    await locked.catch(() => undefined);
    await sql.end();
  },
};

/** Security row R4: the database stalls, is killed, loses a process, is locked, one after another, repeatedly. */
export async function databaseAway(folder: string, carrier: Carrier, seed: number): Promise<Figure[]> {
  const random = createRandom(seed);
  const server = await startServer(join(folder, 'away'), carrier, { SMS_DAILY_LIMIT: '100000' });
  try {
    const token = await hire(server, 'admin');
    const calls = noCalls();
    let isOver = false;
    const called = keepCalling(server, token, random, calls, () => isOver);
    const writers = startWriters(server, carrier, token, random, 'away');
    const backMs: number[] = [];
    const names = Object.keys(faults);
    for (let round = 0; round < rounds; round++) {
      await wait(500 + random.below(500));
      const name = names[round % names.length] as string;
      const [, ...others] = await server.processes();
      await faults[name]?.(server, others);
      if (server.endedWith() !== null) break;
      backMs.push(await readsAgain(server, token, random));
      say(
        `${round + 1} of ${rounds}: ${name}; back after ${Math.round(backMs.at(-1) ?? 0)} ms, ${writers.acknowledged()} acknowledged`,
      );
    }
    isOver = true;
    await called;
    if (server.endedWith() !== null) return [none('ends of the program', 1)];
    const acknowledged = writers.acknowledged();
    const { lost, torn, doubled } = await writers.check();
    say(
      `pages ${listed(calls.plainFailures)}; reads ${listed(calls.readFailures)}; lost ${lost.join()}; doubled ${doubled.join()}; torn ${torn.join()}`,
    );
    return [
      bounded('R4 the database stood still, was killed, lost a process, was locked', backMs.length, {
        atLeast: rounds,
      }),
      none('pages and store not answered 200 meanwhile', timesIn(calls.plainFailures)),
      bounded('slowest of these', calls.plainMs, { atMost: 2_000 }, 'ms'),
      none(
        `of ${calls.reads} reads of staff, neither 200 nor 503 with Retry-After of 2 s (${calls.busy} of these)`,
        timesIn(calls.readFailures),
      ),
      bounded('slowest read', calls.readMs / 1_000, { atMost: 5 }, 's'),
      bounded('reads again after the database is back, longest', Math.max(...backMs) / 1_000, { atMost: 5 }, 's'),
      told('reads again, median', `${(quantile(backMs, 0.5) / 1_000).toFixed(2)} s`),
      none(`of ${acknowledged} acknowledged writes, lost, doubled or torn`, lost.length + doubled.length + torn.length),
      none('ends of the program', server.endedWith() === null ? 0 : 1),
    ];
  } finally {
    if (server.endedWith() !== null) say(`${server.endedWith()}: ${server.log().slice(-3_000)}`);
    await server.stop();
  }
}

/** A process may have ended by itself. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone.
  }
}
