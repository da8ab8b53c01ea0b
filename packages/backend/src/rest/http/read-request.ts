import type { FastifyRequest } from 'fastify';
import { RestError, restFailures } from '../errors.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { TableQuery } from '../query/table-query.ts';
import { type AnswerShape, chooseShape } from './answer-shape.ts';
import { readPreferences } from './preferences.ts';
import { chooseRange, type RowRange } from './row-range.ts';

export interface ReadRequest {
  query: TableQuery;
  range: RowRange;
  shape: AnswerShape;
  /** False for HEAD. */
  withBody: boolean;
  withTotal: boolean;
  /** What the answer says it did of `Prefer`. */
  applied: string | undefined;
}

/** Reads URL and headers; throws their errors before the table is looked up. */
export function readRequest(request: FastifyRequest, table: string, maxRows: number): ReadRequest {
  requirePublicSchema(request.headers['accept-profile']);
  const shape = chooseShape(request.headers.accept);
  const query = parseQuery(table, searchOf(request));
  const withBody = request.method !== 'HEAD';
  // Ranges apply to GET only (RFC 9110, section 14.2).
  const range = chooseRange({ ...query, rangeHeader: withBody ? request.headers.range : undefined }, maxRows);
  return { query, range, shape, withBody, ...readPreferences(request.headers.prefer) };
}

/** The query string. */
export function searchOf({ raw }: FastifyRequest): string {
  return (raw.url ?? '').split('?').slice(1).join('?');
}

function requirePublicSchema(profile: string | string[] | undefined): void {
  if (profile !== undefined && profile !== 'public') throw new RestError(restFailures.unknownSchema(String(profile)));
}
