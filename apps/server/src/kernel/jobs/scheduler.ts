import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '../log/describe-error.ts';

export interface JobTimes {
  name: string;
  everyMs: number;
  /** After the start. Default: at once. */
  firstAfterMs?: number;
  /** Default: as after a success. */
  retryAfterMs?: number;
  /** `leader`: only one of several servers on a database runs it. */
  on: 'every server' | 'leader';
}

export interface ScheduledJob extends JobTimes {
  run: (signal: AbortSignal) => Promise<unknown>;
}

interface SchedulerDeps {
  log: Pick<FastifyBaseLogger, 'warn'>;
  isLeader(): Promise<boolean>;
}

export interface Scheduler {
  start(jobs: readonly ScheduledJob[]): void;
  /** Waits only briefly for current runs: they can be repeated. */
  stop(): Promise<void>;
}

const stopMs = 3_000;

/** A job never overlaps itself; failures are logged by name. */
export function createScheduler({ log, isLeader }: SchedulerDeps): Scheduler {
  const closing = new AbortController();
  const { signal } = closing;
  const timers = new Map<ScheduledJob, NodeJS.Timeout>();
  const running = new Map<ScheduledJob, Promise<void>>();

  const attempt = async ({ name, on, run }: ScheduledJob): Promise<boolean> => {
    try {
      if (on === 'every server' || (await isLeader())) await run(signal);
      return true;
    } catch (error) {
      if (!signal.aborted) log.warn({ failure: describeError(error) }, `${name} failed`);
      return false;
    }
  };
  const runAfter = (ms: number, job: ScheduledJob): void => {
    if (!signal.aborted) timers.set(job, setTimeout(runNow, ms, job));
  };
  const runNow = (job: ScheduledJob): void => {
    const { everyMs, retryAfterMs } = job;
    const startedAt = performance.now();
    const run = attempt(job).then((isDone) => {
      running.delete(job);
      const untilNext = everyMs - ((performance.now() - startedAt) % everyMs);
      runAfter(isDone ? untilNext : (retryAfterMs ?? untilNext), job);
    });
    running.set(job, run);
  };

  return {
    start(jobs) {
      for (const job of jobs) {
        if (job.firstAfterMs) runAfter(job.firstAfterMs, job);
        else runNow(job);
      }
    },
    async stop() {
      closing.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.race([Promise.all(running.values()), wait(stopMs, undefined, { ref: false })]);
    },
  };
}
