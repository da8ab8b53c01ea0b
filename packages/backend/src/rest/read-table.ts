import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Claims, Core } from '../core/core.ts';
import { RestError, restFailures } from './errors.ts';
import { mediaTypes } from './http/answer-shape.ts';
import { authenticate } from './http/authenticate.ts';
import { readRequest, searchOf } from './http/read-request.ts';
import { describeRange } from './http/row-range.ts';
import { restLimits } from './limits.ts';
import { namedColumns } from './query/table-query.ts';
import type { ReadResult } from './sql/build-read.ts';
import { buildRead } from './sql/build-read.ts';
import type { Catalog } from './sql/catalog.ts';
import { toRestError } from './to-rest-error.ts';

export interface ReadContext {
  core: Core;
  catalog: Catalog;
  maxRowsOf(table: string): number;
  /** Runs work when a slot is free. Throws PGRST003 if the wait times out. */
  enqueue<T>(work: () => Promise<T>): Promise<T>;
}

interface AnyPath {
  Params: { '*': string };
}

/** Serves GET and HEAD on a table. */
export function readTable(app: FastifyInstance, context: ReadContext): void {
  app.route<AnyPath>({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      const claims = await authenticate(context.core, request);
      try {
        return await answer(context, claims, tableOf(request.params['*']), request, reply);
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
  { core, catalog, enqueue, maxRowsOf }: ReadContext,
  claims: Claims,
  table: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const wanted = readRequest(request, table, maxRowsOf(table));
  await catalog.check(table, namedColumns(wanted.query));
  const found = await enqueue(() => {
    if (request.raw.destroyed) throw new RestError(restFailures.clientGone);
    return runRead(core, claims, requestSettings(request, table), buildRead(table, wanted));
  });

  const { shape, range, applied } = wanted;
  const { status, contentRange } = describeRange(range.offset, found.rows, found.total);
  if (shape === 'object' && found.rows !== 1) throw new RestError(restFailures.notSingular(found.rows));
  reply.code(status).headers({
    'content-type': mediaTypes[shape],
    'content-range': contentRange,
    'content-location': contentLocation(table, searchOf(request)),
  });
  if (applied) reply.header('preference-applied', applied);
  return reply.send(found.body ?? '');
}

/** The canonical URL of the response: sorted parameters, without the API key that some clients put there. */
function contentLocation(table: string, search: string): string {
  const parameters = search.split('&').filter((part) => part !== '' && !/^apikey=/i.test(part));
  return `/${encodeURIComponent(table)}${parameters.length > 0 ? `?${parameters.sort().join('&')}` : ''}`;
}

const secrets = new Set(['authorization', 'apikey', 'cookie']);

/**
 * Request settings for policies, with PostgREST's names. Leaves out keys and tokens: their claims are set separately.
 */
function requestSettings(request: FastifyRequest, table: string): Record<string, string> {
  const headers = Object.entries(request.headers).filter(([name]) => !secrets.has(name));
  return {
    'request.method': request.method,
    'request.path': `/${table}`,
    'request.headers': JSON.stringify(Object.fromEntries(headers)),
  };
}

/** In a read-only transaction with a time limit. */
async function runRead(
  core: Core,
  claims: Claims,
  settings: Record<string, string>,
  { text, values }: { text: string; values: readonly string[] },
): Promise<ReadResult> {
  const all = { ...settings, transaction_read_only: 'on', statement_timeout: String(restLimits.statementTimeoutMs) };
  const [row] = await core.asRole(claims, (tx) => tx.unsafe(text, values).raw(), undefined, all);
  if (!row) throw new RestError(restFailures.internal);
  const [rows, total, body] = row;
  return { rows: Number(rows), total: total ? Number(total) : null, body: body ? Buffer.from(body) : null };
}
