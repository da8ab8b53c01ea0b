import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createWorkQueue, QueueFull } from '@rxweb/platform/async/work-queue';
import type { FastifyBaseLogger } from 'fastify';
import { MailRefused } from './mail/mail-refused.ts';

/** Longer than a response takes to send. */
const delayMs = [50, 250] as const;

export interface BackgroundWork {
  /** Runs work soon, and retries after each delay (ms) while it fails. */
  start(work: () => Promise<void>, waitsMs?: readonly number[]): void;
  /** Cancels pending retries. Resolves when all started work is done. */
  stop(): Promise<void>;
}

/**
 * Runs work shortly after the response, so response times reveal nothing about it (security row A3). Failures are
 * logged; the queue is bounded and not durable.
 */
export function createBackgroundWork(log: FastifyBaseLogger): BackgroundWork {
  const enqueue = createWorkQueue({ maxRunning: 4, maxWaiting: 200 });
  const unfinished = new Set<Promise<void>>();
  const stopping = new AbortController();

  async function attempt(work: () => Promise<void>, waitsMs: readonly number[]): Promise<void> {
    try {
      await enqueue(work);
    } catch (error) {
      const [wait, ...furtherWaits] = error instanceof MailRefused || error instanceof QueueFull ? [] : waitsMs;
      if (wait === undefined) return log.error({ err: error }, 'auth background work failed');
      log.warn({ err: error, againInMs: wait }, 'auth background work failed; retrying');
      const isCanceled = await setTimeout(wait, false, { signal: stopping.signal }).catch(() => true);
      if (isCanceled) return log.error('auth background work was given up: the server is stopping');
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
