import { readFile } from 'node:fs/promises';
import type { Product } from '../systems/product.ts';
import { sumOf } from '../tools/processes.ts';
import { median, quantile } from '../tools/statistics.ts';

/** How long a call took, and what processor time of the database's processes. */
export interface Measured {
  p50Ms: number;
  p95Ms: number;
  cpuMs: number;
}

export interface Effort {
  /** The sizes take turns, so that what else the machine does falls on all alike. */
  turns: number;
  callsPerTurn: number;
  warmUpCalls: number;
}

/** The smallest and the largest are held against each other; what lies between shows the way, in fewer calls. */
const everyTurnBetween = 4;

interface Side {
  product: Product;
  ask(): Promise<unknown>;
}

/** Measures one list on products of several sizes, one call at a time. */
export async function measureInTurn(
  sides: readonly Side[],
  { turns, callsPerTurn, warmUpCalls }: Effort,
): Promise<Measured[]> {
  // First, so that the database's processes are there.
  for (const { ask } of sides) for (let call = 0; call < warmUpCalls; call++) await ask();
  const kept = await Promise.all(
    sides.map(async ({ product, ask }) => ({
      ask,
      database: await databaseProcesses(product),
      latenciesMs: [] as number[],
      cpuMs: [] as number[],
    })),
  );
  for (let turn = 0; turn < turns; turn++) {
    for (const [index, { ask, database, latenciesMs, cpuMs }] of kept.entries()) {
      const isBetween = index > 0 && index < kept.length - 1;
      if (isBetween && turn % everyTurnBetween > 0) continue;
      const before = await sumOf(database, runMs);
      for (let call = 0; call < callsPerTurn; call++) {
        const from = performance.now();
        await ask();
        latenciesMs.push(performance.now() - from);
      }
      cpuMs.push(((await sumOf(database, runMs)) - before) / callsPerTurn);
    }
  }
  return kept.map(({ latenciesMs, cpuMs }) => ({
    p50Ms: median(latenciesMs),
    p95Ms: quantile(latenciesMs, 0.95),
    cpuMs: median(cpuMs),
  }));
}

async function databaseProcesses({ processes }: Product): Promise<number[]> {
  const pids = await processes();
  const names = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')));
  return pids.filter((_, index) => names[index]?.trim() === 'postgres');
}

/** Processor time a process has used, in ms: far finer than the ticks of its stat file (proc(5), /proc/<pid>/schedstat). */
async function runMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0');
  return Number(stat.split(' ')[0]) / 1_000_000;
}
