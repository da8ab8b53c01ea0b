import type { Case } from '../cases/case.ts';
import type { System } from '../systems/system.ts';
import { load } from './load.ts';
import { cpuMs, sumOf } from './processes.ts';
import { median, quantile } from './statistics.ts';

export interface Result {
  system: string;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time of the system and its database for one call. */
  cpuMsPerCall: number;
  calls: number;
}

/** Enough for V8 to have compiled what is called most. */
const warmUpCalls = 500;
const warmUpUploads = 40;
const warmUpMs = 4_000;

interface Round {
  perSecond: number;
  cpuMsPerCall: number;
  latenciesMs: number[];
}

/** Measures a case on each system in turn, A B A B, so that what else the machine does falls on all alike. */
export async function compare(
  subject: Case,
  systems: readonly System[],
  rounds: number,
  roundMs: number,
): Promise<Result[]> {
  const { callers, maxCalls } = subject;
  const prepared = [];
  for (const system of systems) {
    const work = await subject.prepare(system, callers);
    await load(work, { callers, durationMs: warmUpMs, maxCalls: maxCalls ? warmUpUploads : warmUpCalls });
    prepared.push({ system, work, rounds: [] as Round[] });
  }
  for (let round = 0; round < rounds; round++) {
    for (const { system, work, rounds: done } of prepared) {
      const pids = await system.processes();
      const cpuBefore = await sumOf(pids, cpuMs);
      const { latenciesMs, seconds } = await load(work, {
        callers,
        durationMs: roundMs,
        ...(maxCalls && { maxCalls }),
      });
      const cpu = (await sumOf(pids, cpuMs)) - cpuBefore;
      done.push({ perSecond: latenciesMs.length / seconds, cpuMsPerCall: cpu / latenciesMs.length, latenciesMs });
    }
  }
  return prepared.map(({ system, rounds: done }) => summarise(system.name, done));
}

function summarise(system: string, rounds: readonly Round[]): Result {
  const latenciesMs = rounds.flatMap((round) => round.latenciesMs);
  return {
    system,
    perSecond: median(rounds.map((round) => round.perSecond)),
    p50Ms: quantile(latenciesMs, 0.5),
    p99Ms: quantile(latenciesMs, 0.99),
    cpuMsPerCall: median(rounds.map((round) => round.cpuMsPerCall)),
    calls: latenciesMs.length,
  };
}
