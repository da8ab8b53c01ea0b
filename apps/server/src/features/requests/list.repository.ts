import { requestLimits } from '@rxweb/contracts/requests/kinds';
import type { listRequests, RequestListItem } from '@rxweb/contracts/requests/staff';
import { formatReference, readReference } from '@rxweb/domain/requests/reference';
import type { AnySql, Fragment, Sql } from '@rxweb/platform/sql/sql';
import { contains, escapeLike } from '@rxweb/platform/text/escape-like';
import type * as z from 'zod/mini';
import { countUpToLimit } from '../../kernel/lists/count-up-to-limit.ts';
import { type CursorOf, cursorCodec, microsFields, uuidField } from '../../kernel/lists/cursor.ts';
import { atMicros, micros, never } from '../../kernel/lists/instants.ts';
import { runSearch } from '../../kernel/lists/run-search.ts';

export type RequestFilter = z.output<(typeof listRequests)['input']['body']>;

/** Open ones sort by promise and creation, closed ones by when they were closed. */
const openCursors = cursorCodec({ keys: microsFields(2), id: uuidField });
const closedCursors = cursorCodec({ keys: microsFields(1), id: uuidField });
type Place = CursorOf<typeof openCursors>;

const cursorsOf = ({ state }: RequestFilter) => (state === 'closed' ? closedCursors : openCursors);

interface Row extends Omit<RequestListItem, 'createdAt' | 'dueAt' | 'startsAt' | 'closedAt'> {
  createdAt: Date;
  dueAt: Date | null;
  startsAt: Date | null;
  closedAt: Date | null;
  keys: number[];
}

/** One page, at most `limit`, and where the next one starts. `endOfToday` is the store's midnight. */
export async function findPage(
  sql: Sql,
  filter: RequestFilter,
  times: { now: Date; endOfToday: Date },
  limit: number,
): Promise<{ requests: RequestListItem[]; next: string | null }> {
  const codec = cursorsOf(filter);
  const after = codec.read(filter.after, 'body.after');
  const run = (tx: AnySql) => find(tx, filter, times, after, limit + 1);
  const rows = filter.search ? await runSearch(sql, run) : await run(sql);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { requests: shown.map(toItem), next: last && rows.length > limit ? codec.write(last) : null };
}

/** One page of open requests by promise, for another feature. */
export function listOpenRequests(sql: Sql, now: Date, after: string | undefined) {
  return findPage(
    sql,
    { state: 'open', ...(after !== undefined && { after }) },
    { now, endOfToday: now },
    requestLimits.listRows,
  );
}

function find(
  sql: AnySql,
  filter: RequestFilter,
  { now, endOfToday }: { now: Date; endOfToday: Date },
  after: Place | null,
  limit: number,
) {
  const isClosed = filter.state === 'closed';
  const { kind, owner, due } = filter;
  const conditions = [
    isClosed ? sql`r.state = 'closed'` : sql`r.state <> 'closed'`,
    ...(filter.state === 'closed' || filter.state === 'open' ? [] : [sql`r.state = ${filter.state}`]),
    ...(kind ? [sql`r.kind = ${kind}`] : []),
    ...(owner === 'none' ? [sql`r.owner is null`] : owner ? [sql`r.owner = ${owner}`] : []),
    ...(due
      ? [
          sql`r.state in ('received', 'working') and coalesce(r.due_at, 'infinity') < ${due === 'overdue' ? now : endOfToday}`,
        ]
      : []),
    ...(after ? [isAfter(sql, isClosed, after)] : []),
  ];
  // Must match the indexes, so pages connect exactly.
  const keys = isClosed
    ? sql`array[${micros(sql, sql`r.closed_at`)}]`
    : sql`array[coalesce(${micros(sql, sql`r.due_at`)}, ${never}::float8), ${micros(sql, sql`r.created_at`)}]`;
  const order = isClosed ? sql`r.closed_at desc, r.id` : sql`coalesce(r.due_at, 'infinity'), r.created_at, r.id`;
  const columns = sql`
    r.id, r.reference, r.kind, r.state, r.outcome, r.step, r.name, r.phone, r.language, r.created_at as "createdAt",
      r.due_at as "dueAt", r.starts_at as "startsAt", r.closed_at as "closedAt",
      case when r.owner is not null then app.person(r.owner) end as owner, r.has_news as "hasNews",
      jsonb_array_length(r.files) as files, ${keys} as keys`;
  const list = { columns, rows: sql`from app.requests r where ${all(sql, conditions)}`, order, limit };
  if (filter.search) return search(sql, filter.search, list);
  return sql<Row[]>`select ${columns} ${list.rows} order by ${order} limit ${limit}`;
}

/** Look through this many in the list's order first: enough for what many have. */
const firstRows = 200;

interface Listed {
  columns: Fragment;
  /** From `from` on. */
  rows: Fragment;
  order: Fragment;
  limit: number;
}

async function search(sql: AnySql, text: string, { columns, rows, order, limit }: Listed): Promise<Row[]> {
  const isMatch = matches(sql, text);
  const first = await sql<Row[]>`
    select ${columns} from (select * ${rows} order by ${order} limit ${firstRows}) r
    where ${isMatch} order by ${order} limit ${limit}`;
  if (first.length === limit) return first;
  // Materialized, so the planner doesn't scan the whole list in order.
  return sql<Row[]>`
    with r as materialized (select r.* ${rows} and ${isMatch})
    select ${columns} from r order by ${order} limit ${limit}`;
}

const all = (sql: AnySql, conditions: readonly Fragment[]) =>
  sql`(true ${conditions.map((condition) => sql`and ${condition}`)})`;

function isAfter(sql: AnySql, isClosed: boolean, { keys, id }: Place): Fragment {
  const first = atMicros(sql, keys[0] ?? 0);
  if (isClosed) return sql`(r.closed_at <= ${first} and (r.closed_at < ${first} or r.id > ${id}))`;
  return sql`(coalesce(r.due_at, 'infinity'), r.created_at, r.id) > (${first}, ${atMicros(sql, keys[1] ?? 0)}, ${id}::uuid)`;
}

/** A whole reference, or all words in name, phone and reference. Digits also find a phone typed with separators. */
function matches(sql: AnySql, search: string): Fragment {
  const reference = readReference(search);
  if (reference !== null) return sql`r.reference = ${reference}`;
  const digits = /^[\d\s().+-]+$/.test(search) ? search.replace(/\D/g, '') : '';
  const words = digits.length >= 3 ? [digits] : search.split(/\s+/).filter((word) => word !== '');
  const isLike = (pattern: string) => sql`r.search_text like translate(lower(${pattern}), 'áéíóúüñ', 'aeiouun')`;
  return all(
    sql,
    words.map((word) => {
      const [whole, later] = patternsOf(word);
      return later === undefined ? isLike(whole) : sql`(${isLike(whole)} or ${isLike(later)})`;
    }),
  );
}

/** The index uses trigrams, so shorter words match only at a word start. */
function patternsOf(word: string): [string, string?] {
  const isShort = /[\p{L}\p{N}]/u.test(word) && !/[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]/u.test(word);
  return isShort ? [`${escapeLike(word)}%`, `% ${escapeLike(word)}%`] : [contains(word)];
}

function toItem({ keys: _, createdAt, dueAt, startsAt, closedAt, ...row }: Row): RequestListItem {
  return {
    ...row,
    reference: formatReference(row.reference),
    createdAt: createdAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    startsAt: startsAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
  };
}

/** Open requests now, each count to one above the list limit. */
export async function countRequests(sql: Sql, now: Date) {
  const [counts] = await sql<[{ open: number; overdue: number; needsYou: number; ready: number }]>`
    select ${countUpToLimit(sql, sql`from app.requests where state <> 'closed'`)} as open,
      ${countUpToLimit(sql, sql`from app.requests where state <> 'closed' and state in ('received', 'working') and coalesce(due_at, 'infinity') < ${now}`)} as overdue,
      ${countUpToLimit(sql, sql`from app.requests where state = 'needs_you'`)} as "needsYou",
      ${countUpToLimit(sql, sql`from app.requests where state = 'ready'`)} as ready`;
  return counts;
}
