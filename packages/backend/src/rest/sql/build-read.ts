import type { ReadRequest } from '../http/read-request.ts';
import type { OrderTerm, Selected } from '../query/table-query.ts';
import { buildWhere } from './build-where.ts';
import { quoteName } from './quote-name.ts';

export interface ReadResult {
  rows: number;
  /** All matching rows; null unless requested. */
  total: number | null;
  /** JSON as the database wrote it, passed to the client unread. */
  body: Uint8Array | null;
}

/** The SQL of a read. It returns one {@link ReadResult}: PostgreSQL writes the JSON. */
export function buildRead(table: string, wanted: ReadRequest): { text: string; values: readonly string[] } {
  const { query, range, withTotal } = wanted;
  const source = `public.${quoteName(table)}`;
  const where = buildWhere(table, query.conditions);
  const page = `select ${writeSelected(table, query.selected)} from ${source}${where.text}${writeOrder(table, query.order)}
    limit ${range.limit} offset ${range.offset}`;
  const total = withTotal ? `(select count(*)::int from ${source}${where.text})` : 'null::int';
  const text = `with page as (${page})
    select count(*)::int as rows, ${total} as total, ${writeBody(wanted)} as body from page`;
  return { text, values: where.values };
}

function writeSelected(table: string, selected: readonly Selected[]): string {
  const columns = selected.map(({ column, alias }) => {
    if (column === '*') return `${quoteName(table)}.*`;
    const name = `${quoteName(table)}.${quoteName(column)}`;
    return alias === undefined ? name : `${name} as ${quoteName(alias)}`;
  });
  return columns.join(', ');
}

function writeOrder(table: string, order: readonly OrderTerm[]): string {
  if (order.length === 0) return '';
  const terms = order.map(({ column, descending, nulls }) => {
    const direction = descending ? 'desc' : 'asc';
    return `${quoteName(table)}.${quoteName(column)} ${direction}${nulls ? ` nulls ${nulls}` : ''}`;
  });
  return ` order by ${terms.join(', ')}`;
}

/** `page.*` instead of `page`, since a column may have that name. */
function writeBody({ shape, withBody }: ReadRequest): string {
  if (!withBody) return 'null::text';
  return shape === 'array' ? `coalesce(json_agg(page.*), '[]')::text` : `(json_agg(page.*) -> 0)::text`;
}
