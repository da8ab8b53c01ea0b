import type { FastifyInstance } from 'fastify';
import { requireClaims } from '../http/authenticate.ts';
import { onlyFields } from '../http/known-fields.ts';
import type { Storage } from '../storage.ts';
import { decodeListCursor, encodeListCursor, type ListCursor } from './list-cursor.ts';

interface Route {
  Params: { bucket: string };
  Body: {
    prefix: string;
    limit: number;
    cursor: string;
    with_delimiter: boolean;
    sortBy: { column: ListCursor['column']; order?: ListCursor['order'] };
  };
}

/** More are answered in pages, as Supabase does. */
const maxKeys = 1_000;

const sortBy = {
  ...onlyFields({ column: { enum: ['name', 'updated_at', 'created_at'] }, order: { enum: ['asc', 'desc'] } }),
  required: ['column'],
  default: { column: 'name' },
};
const body = onlyFields({
  prefix: { type: 'string', default: '' },
  limit: { type: 'integer', minimum: 1, default: maxKeys },
  cursor: { type: 'string', default: '' },
  with_delimiter: { type: 'boolean', default: false },
  sortBy,
});

interface Row {
  name: string;
  id: string | null;
  updated_at: Date;
  created_at: Date;
  last_accessed_at: Date | null;
  metadata: unknown;
}

/**
 * Keys that begin with `prefix`, in pages that stay right while files change; with a delimiter, folders apart. Only what the caller may see.
 */
export function listObjectsV2(app: FastifyInstance, { core }: Storage): void {
  app.post<Route>('/object/list-v2/:bucket', { schema: { body } }, async (request) => {
    const claims = await requireClaims(core, request);
    const { prefix, with_delimiter: isByFolder } = request.body;
    const limit = Math.min(request.body.limit, maxKeys);
    const from = toStart(request.body);
    const rows = await core.asRole(claims, (sql) => {
      const column = sql(from.column);
      const isAfter = from.order === 'asc' ? sql`>` : sql`<`;
      const direction = from.order === 'asc' ? sql`asc` : sql`desc`;
      const afterName = sql`name collate "C" ${isAfter} ${from.startAfter}`;
      const afterTime = sql`(date_trunc('milliseconds', ${column}), name collate "C")
        ${isAfter} (${from.columnAfter}::timestamptz, ${from.startAfter})`;
      const place = from.column === 'name' ? afterName : afterTime;
      return sql<Row[]>`
        with entry as (
          select name, strpos(substr(name, ${prefix.length + 1}::int), '/') as slash,
            id, updated_at, created_at, last_accessed_at, metadata
          from storage.objects where bucket_id = ${request.params.bucket} and starts_with(name, ${prefix})
        ), listed as (
          select left(name, ${prefix.length}::int + slash) as name, null::uuid as id, min(created_at) as updated_at,
            min(created_at) as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
          from entry where ${isByFolder} and slash > 0 group by 1
          union all
          select name, id, updated_at, created_at, last_accessed_at, metadata from entry
          where not (${isByFolder} and slash > 0)
        )
        select * from listed ${from.startAfter === '' ? sql`` : sql`where ${place}`}
        order by ${from.column === 'name' ? sql`` : sql`date_trunc('milliseconds', ${column}) ${direction},`}
          name collate "C" ${direction}
        limit ${limit + 1}`;
    });
    return toPage(rows, limit, from, isByFolder ? prefix.split('/').length - 1 : null);
  });
}

function toStart({ cursor, sortBy }: Route['Body']): ListCursor {
  if (cursor !== '') return decodeListCursor(cursor);
  return { startAfter: '', order: sortBy.order ?? 'asc', column: sortBy.column, columnAfter: null };
}

/** `keyLevel`: which segment of a name is its `key`; null for listings without folders. */
function toPage(rows: readonly Row[], limit: number, { order, column }: ListCursor, keyLevel: number | null) {
  const hasNext = rows.length > limit;
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = hasNext &&
    last !== undefined && { startAfter: last.name, order, column, columnAfter: timeOf(last, column) };
  return {
    hasNext,
    ...(next && { nextCursor: encodeListCursor(next), nextCursorKey: next.startAfter }),
    folders: page.filter(({ id }) => id === null).map(toEntry),
    objects: page.filter(({ id }) => id !== null).map(toEntry),
  };

  function toEntry(row: Row) {
    return keyLevel === null ? row : { key: row.name.split('/')[keyLevel], ...row };
  }
}

function timeOf(row: Row, column: ListCursor['column']): string | null {
  return column === 'name' ? null : row[column].toISOString();
}
