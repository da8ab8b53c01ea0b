import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Claims, Core } from '../core/core.ts';
import { RestError, restFailures } from './errors.ts';
import { mediaTypes } from './http/answer-shape.ts';
import { authenticate } from './http/authenticate.ts';
import { contentLocation } from './http/content-location.ts';
import { readRequest, searchOf } from './http/read-request.ts';
import { requestSettings } from './http/request-settings.ts';
import { describeRange } from './http/row-range.ts';
import { buildRead } from './sql/build-read.ts';
import type { Catalogue } from './sql/catalogue.ts';
import { namedColumns } from './sql/named-columns.ts';
import { runRead } from './sql/run-read.ts';
import { toRestError } from './to-rest-error.ts';

/** What reads stand on. */
export interface Reading {
  core: Core;
  catalogue: Catalogue;
  maxRowsOf(table: string): number;
  /** Runs the work when it is its turn; throws PGRST003 when that takes too long. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

interface AnyPath {
  Params: { '*': string };
}

/** GET and HEAD on a table. */
export function readTable(app: FastifyInstance, reading: Reading): void {
  app.route<AnyPath>({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      const claims = await authenticate(reading.core, request);
      try {
        return await answer(reading, claims, tableOf(request.params['*']), request, reply);
      } catch (error) {
        throw toRestError(error, claims.role === 'anon');
      }
    },
  });
}

function tableOf(path: string): string {
  const [first = '', name, ...rest] = path.split('/');
  if (first === 'rpc' && name && rest.length === 0) throw new RestError(restFailures.noFunction(name));
  if (first === '' || name !== undefined) throw new RestError(restFailures.invalidPath);
  return first;
}

async function answer(
  { core, catalogue, inTurn, maxRowsOf }: Reading,
  claims: Claims,
  table: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const wanted = readRequest(request, table, maxRowsOf(table));
  await catalogue.check(table, namedColumns(wanted.query));
  const found = await inTurn(() => {
    if (request.raw.destroyed) throw new RestError(restFailures.nobodyWaits);
    return runRead(core, claims, requestSettings(request, table), buildRead(table, wanted));
  });

  const { shape, range, withTotal } = wanted;
  const { status, contentRange } = describeRange(range.offset, found.rows, found.total);
  if (shape === 'object' && found.rows !== 1) throw new RestError(restFailures.notSingular(found.rows));
  reply.code(status).headers({
    'content-type': mediaTypes[shape],
    'content-range': contentRange,
    'content-location': contentLocation(table, searchOf(request)),
  });
  if (withTotal) reply.header('preference-applied', 'count=exact');
  return reply.send(found.body ?? '');
}
