import type { FastifyBaseLogger } from 'fastify';
import { createWorkQueue } from './work-queue.ts';

export interface BackgroundWork {
  start(work: () => Promise<void>): void;
  /** Resolves when everything that was started is done. */
  settled(): Promise<void>;
}

/**
 * Does work after the answer, so that how long an answer takes tells nothing about the work (security row A3). Failures are logged; when
 * hundreds are waiting, more are dropped.
 */
export function createBackgroundWork(log: FastifyBaseLogger): BackgroundWork {
  const inQueue = createWorkQueue({ maxRunning: 2, maxWaiting: 200 });
  const unfinished = new Set<Promise<void>>();
  return {
    start(work) {
      const run = inQueue(work)
        .catch((error: unknown) => log.error({ err: error }, 'auth work after the answer failed'))
        .finally(() => unfinished.delete(run));
      unfinished.add(run);
    },
    async settled() {
      await Promise.all(unfinished);
    },
  };
}
