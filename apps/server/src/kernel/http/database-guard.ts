import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { sendError } from './error-handler.ts';

const tickMs = 250;
/** Before anybody asks why a request takes so long. */
const patienceMs = 1_000;
/** Ticks, not time: where this process itself was held up, the database is not to blame. */
const silentTicks = 6;

interface WaitingRequest {
  reply: FastifyReply;
  since: number;
}

/**
 * Answers 503 to whoever waits while the database is there and says nothing, stopped or out of reach, instead of letting them hang with it (security row
 * R4); a database that is gone fails their queries by itself. What they asked for may yet be done, as after any answer that was lost. `sql` is
 * asked for nothing else.
 */
export function databaseGuard(app: FastifyInstance, sql: Sql): void {
  let arrived: WaitingRequest[] = [];
  let waiting: WaitingRequest[] = [];
  /** Since the database was asked whether it is there; null when it has answered. */
  let silent: number | null = null;

  app.addHook('onRequest', (_request, reply, done) => {
    arrived.push({ reply, since: performance.now() });
    done();
  });

  const look = () => {
    const young = performance.now() - patienceMs;
    const firstYoung = arrived.findIndex(({ since }) => since > young);
    const overdue = firstYoung === -1 ? arrived : arrived.slice(0, firstYoung);
    arrived = firstYoung === -1 ? [] : arrived.slice(firstYoung);
    waiting = [...waiting, ...overdue].filter(({ reply }) => !hasBegun(reply));
    if (silent !== null) silent += 1;
    else if (waiting.length > 0) ask();
    if (silent === null || silent < silentTicks) return;
    for (const { reply } of waiting) sendError(reply, new AppError('unavailable'));
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
