import type { AnySql, Fragment } from '@rxweb/platform/sql/sql';
import { type EraseFinding, type EraseRule, isRow, type Subject } from '../../kernel/feature/erase-rule.ts';
import type { FindsAuditTargets } from '../../kernel/feature/feature.ts';
import { type EraseDeps, eraseFiles, type StoredName } from '../../kernel/files/erase-files.ts';

interface Found extends EraseFinding {
  requests: readonly string[];
}

/** Requests of one browser, or with this phone. */
export const requestsErase: EraseRule<Found> = {
  order: 4,
  counted: 'requests',

  async find(sql, subject) {
    const condition = conditionOf(sql, subject);
    if (condition === null) return null;
    const rows = await sql<{ id: string }[]>`select id from app.requests r where ${condition} order by created_at`;
    const requests = rows.map(({ id }) => id);
    if (requests.length === 0) return null;
    const lines = [`Requests: ${requests.length}`];
    return { lines, target: requests[0] ?? null, count: requests.length, isErasable: true, keepUntil: null, requests };
  },

  async erase(deps, { requests }) {
    for (const id of requests) await eraseRequest(deps, id);
  },
};

/** Null for subjects that requests don't know. */
function conditionOf(sql: AnySql, subject: Subject): Fragment | null {
  if ('request' in subject) return sql`r.id = ${subject.request}`;
  if ('shoeCase' in subject || isRow(subject)) return null;
  if ('phone' in subject) return sql`r.phone = ${subject.phone}`;
  return sql`r.visitor_hash = (select visitor_hash from app.conversations where id = ${subject.conversation})`;
}

/** Files first: a repeat finishes an interrupted run. Keeps files that a chat or another request uses. */
export async function eraseRequest(deps: EraseDeps, id: string): Promise<void> {
  const { sql } = deps;
  const files = await sql<StoredName[]>`
    select distinct f ->> 'bucket' as bucket, f ->> 'path' as path
    from app.requests r cross join jsonb_array_elements(r.files) f
    where r.id = ${id}
      and not exists (
        select from app.chat_turns t
        where t.attachments <> '[]' and t.attachments @> jsonb_build_array(jsonb_build_object('bucket', f -> 'bucket', 'path', f -> 'path')))
      and not exists (
        select from app.requests o
        where o.id <> r.id and o.files @> jsonb_build_array(jsonb_build_object('bucket', f -> 'bucket', 'path', f -> 'path')))`;
  await eraseFiles(deps, files);
  await sql`delete from app.requests where id = ${id}`;
}

/** The requests and their files. */
export const findRequestTargets: FindsAuditTargets = async (sql, subject) => {
  const condition = conditionOf(sql, subject);
  if (condition === null) return [];
  const rows = await sql<{ target: string }[]>`
    select r.id::text as target from app.requests r where ${condition}
    union all select (f ->> 'bucket') || '/' || (f ->> 'path') from app.requests r cross join jsonb_array_elements(r.files) f
    where ${condition}`;
  return rows.map(({ target }) => target);
};
