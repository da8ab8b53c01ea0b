import { createWorkQueue, QueueFull } from '@rxweb/platform/async/work-queue';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core/core.ts';
import { RestError, restFailures } from './errors.ts';
import { type ExposedTables, restLimits } from './limits.ts';
import { type ReadContext, readTable } from './read-table.ts';
import { createCatalog } from './sql/catalog.ts';
import { toRestError } from './to-rest-error.ts';

export interface RestOptions {
  /** The readable tables of the schema public; others look missing. */
  exposedTables: ExposedTables;
}

/**
 * Serves `/rest/v1`: reads of tables as in PostgREST, limited by grants and row level security. No writes, functions or
 * joins.
 */
export function restPlugin(core: Core, { exposedTables }: RestOptions): FastifyPluginAsync {
  const catalog = createCatalog(core.sql, Object.keys(exposedTables));
  const { maxRunning, maxWaitMs } = restLimits;
  const queue = createWorkQueue({ maxRunning, maxWaitMs });
  const enqueue: ReadContext['enqueue'] = (work) => queue(work).catch(asPoolTimeout);
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      if (!['GET', 'HEAD'].includes(request.method)) throw new RestError(restFailures.wrongMethod(request.method));
      if (Buffer.byteLength(request.raw.url ?? '') > restLimits.maxUrlBytes)
        throw new RestError(restFailures.urlTooLong);
    });
    app.setErrorHandler(sendRestError);
    app.setNotFoundHandler(() => {
      throw new RestError(restFailures.invalidPath);
    });
    const maxRowsOf = (table: string) => exposedTables[table]?.maxRows ?? restLimits.maxRows;
    readTable(app, { core, catalog, enqueue, maxRowsOf });
  };
}

function asPoolTimeout(error: unknown): never {
  throw error instanceof QueueFull ? new RestError(restFailures.poolTimeout) : error;
}

function sendRestError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRestError(error, false);
  const { status, code, message, details = null, hint = null, headers = {} } = refusal.failure;
  if (status >= 500) request.log.error({ err: refusal.cause ?? refusal }, 'a read failed');
  return reply
    .code(status)
    .headers({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'proxy-status': `PostgREST; error=${code}`,
    })
    .send({ code, details, hint, message });
}
