import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { sendError } from './error-handler.ts';

const tickMs = 250;
/** Shorter than a user's patience. */
const patienceMs = 1_000;
/** Count ticks, not time: a stall of this process isn't the database's fault. */
const silentTicks = 6;

/**
 * Answers 503 to waiting requests while the database accepts connections but doesn't respond (security row R4). Use `sql` for nothing else.
 */
export function databaseGuard(app: FastifyInstance, sql: Sql): void {
  /** By arrival, until finished: longer would fill the old heap. */
  const arrived = new Map<FastifyReply, number>();
  let waiting: FastifyReply[] = [];
  /** Null after a response. */
  let silent: number | null = null;

  app.addHook('onRequest', (_request, reply, done) => {
    arrived.set(reply, performance.now());
    done();
  });
  app.addHook('onResponse', (_request, reply, done) => {
    arrived.delete(reply);
    done();
  });

  const look = () => {
    const young = performance.now() - patienceMs;
    for (const [reply, since] of arrived) {
      if (since > young) break;
      arrived.delete(reply);
      waiting.push(reply);
    }
    waiting = waiting.filter((reply) => !hasBegun(reply));
    if (silent !== null) silent += 1;
    else if (waiting.length > 0) ask();
    if (silent === null || silent < silentTicks) return;
    for (const reply of waiting) sendError(reply, new AppError('unavailable'));
    waiting = [];
  };
  const ask = () => {
    silent = 0;
    const answered = () => {
      silent = null;
    };
    sql`select 1`.then(answered, answered);
  };
  const timer = setInterval(look, tickMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

const hasBegun = (reply: FastifyReply) => reply.sent || reply.raw.headersSent || reply.raw.destroyed;
