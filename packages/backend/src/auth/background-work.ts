import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createWorkQueue, QueueFull } from '@rxweb/platform/async/work-queue';
import type { FastifyBaseLogger } from 'fastify';
import { MailRefused } from './mail/mail-refused.ts';

/** Longer than an answer takes to leave. */
const delayMs = [50, 250] as const;

export interface BackgroundWork {
  /** Does the work soon, and again after each of the waits (ms) for as long as it fails. */
  start(work: () => Promise<void>, waitsMs?: readonly number[]): void;
  /** Gives up what waits for another try. Resolves when everything that was started is done. */
  stop(): Promise<void>;
}

/**
 * Does work some moments after the answer, so that neither how long that answer takes nor the next one tells anything about the work (security
 * row A3). Failures are logged; when hundreds are waiting, more are dropped. Nothing of it outlives the process.
 */
export function createBackgroundWork(log: FastifyBaseLogger): BackgroundWork {
  const inQueue = createWorkQueue({ maxRunning: 4, maxWaiting: 200 });
  const unfinished = new Set<Promise<void>>();
  const stopping = new AbortController();

  async function attempt(work: () => Promise<void>, waitsMs: readonly number[]): Promise<void> {
    try {
      await inQueue(work);
    } catch (error) {
      const [wait, ...furtherWaits] = error instanceof MailRefused || error instanceof QueueFull ? [] : waitsMs;
      if (wait === undefined) return log.error({ err: error }, 'auth work after the answer failed');
      log.warn({ err: error, againInMs: wait }, 'auth work after the answer failed, and is tried again');
      const isGivenUp = await setTimeout(wait, false, { signal: stopping.signal }).catch(() => true);
      if (isGivenUp) return log.error('auth work after the answer was given up, since the server stops');
      await attempt(work, furtherWaits);
    }
  }

  return {
    start(work, waitsMs = []) {
      const run = setTimeout(randomInt(...delayMs))
        .then(() => attempt(work, waitsMs))
        .finally(() => unfinished.delete(run));
      unfinished.add(run);
    },
    async stop() {
      stopping.abort();
      await Promise.all(unfinished);
    },
  };
}
