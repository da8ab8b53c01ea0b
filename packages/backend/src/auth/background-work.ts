import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createWorkQueue } from './work-queue.ts';

/** Longer than an answer takes to leave. */
const delayMs = [50, 250] as const;

export interface BackgroundWork {
  start(work: () => Promise<void>): void;
  /** Resolves when everything that was started is done. */
  settled(): Promise<void>;
}

/**
 * Does work some moments after the answer, so that neither how long that answer takes nor the next one tells anything about the work (security
 * row A3). Failures are logged; when hundreds are waiting, more are dropped.
 */
export function createBackgroundWork(log: FastifyBaseLogger): BackgroundWork {
  const inQueue = createWorkQueue({ maxRunning: 2, maxWaiting: 200 });
  const unfinished = new Set<Promise<void>>();
  return {
    start(work) {
      const run = setTimeout(randomInt(...delayMs))
        .then(() => inQueue(work))
        .catch((error: unknown) => log.error({ err: error }, 'auth work after the answer failed'))
        .finally(() => unfinished.delete(run));
      unfinished.add(run);
    },
    async settled() {
      await Promise.all(unfinished);
    },
  };
}
