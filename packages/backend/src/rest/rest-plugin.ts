import { createTurns } from '@rxweb/platform/async/turns';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core/core.ts';
import { RestError, restFailures } from './errors.ts';
import { type ExposedTables, restLimits } from './limits.ts';
import { readTable } from './read-table.ts';
import { createCatalogue } from './sql/catalogue.ts';
import { toRestError } from './to-rest-error.ts';

export interface RestOptions {
  /** The tables of the schema public that may be read; to anybody else's eyes there are no others. */
  exposedTables: ExposedTables;
}

/**
 * Serves `/rest/v1`: reading tables as PostgREST does. Rights are the grants and the row level security of the tables.
 * Nothing can be written here, no function called, no second table joined.
 */
export function restPlugin(core: Core, { exposedTables }: RestOptions): FastifyPluginAsync {
  const catalogue = createCatalogue(core.sql, Object.keys(exposedTables));
  const inTurn = createTurns({
    maxRunning: restLimits.maxRunning,
    maxWaitMs: restLimits.maxWaitMs,
    onTimeout: () => new RestError(restFailures.poolTimeout),
  });
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
    readTable(app, { core, catalogue, inTurn, maxRowsOf });
  };
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
