import { RestError, restFailures } from '../errors.ts';

export interface RowRange {
  offset: number;
  limit: number;
}

interface RangeRequest {
  limit?: number;
  offset?: number;
  /** `0-9` or `10-`; anything else is ignored. */
  rangeHeader?: string | undefined;
}

/** The intersection of `limit`, `offset`, the Range header and the cap. Throws PGRST103 (416) if it is empty. */
export function chooseRange(request: RangeRequest, maxRows: number): RowRange {
  const { limit = Number.POSITIVE_INFINITY, offset = 0, rangeHeader = '' } = request;
  if (limit < 0) throw new RestError(restFailures.invalidRange('Limit should be greater than or equal to zero.'));
  const [, from = '0', to = ''] = /^(\d+)-(\d*)$/.exec(rangeHeader) ?? [];
  const first = Math.max(offset, toCount(from));
  const last = Math.min(offset + limit - 1, to === '' ? Number.POSITIVE_INFINITY : toCount(to));
  if (last < first && limit > 0) {
    const rule = 'The lower boundary must be lower than or equal to the upper boundary in the Range header.';
    throw new RestError(restFailures.invalidRange(rule));
  }
  return { offset: first, limit: Math.min(Math.max(last - first + 1, 0), maxRows) };
}

function toCount(digits: string): number {
  return Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}

/** Status and Content-Range; `total` is known only on request. Throws PGRST103 past the end. */
export function describeRange(offset: number, rows: number, total: number | null) {
  if (total !== null && offset > total) throw new RestError(restFailures.outOfBounds(offset, total));
  const range = rows === 0 ? '*' : `${offset}-${offset + rows - 1}`;
  return { status: total !== null && rows < total ? 206 : 200, contentRange: `${range}/${total ?? '*'}` };
}
