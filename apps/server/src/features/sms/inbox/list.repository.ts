import type { SmsStatus, SmsView } from '@rxweb/contracts/sms/messages';
import type { AnySql, Fragment, Sql } from '@rxweb/platform/sql/sql';
import { contains } from '@rxweb/platform/text/escape-like';
import { type Cursor, isAfter, type MessageCursor, newestFirst, placeColumns } from '../messages.repository.ts';
import { viewConditions } from './views.repository.ts';

export interface ListFilter {
  phone: string | undefined;
  status: SmsStatus | undefined;
  view: SmsView | undefined;
  label?: string | undefined;
  /** The reader; `mine` are their people. */
  userId: string;
  after: Cursor | null;
  limit: number;
}

/** The newest matching messages, at most `limit`. */
export async function findPlaces(sql: Sql, filter: ListFilter): Promise<MessageCursor[]> {
  const { status, view, label, userId, after, limit } = filter;
  const fits = sql`${status === undefined ? sql`true` : sql`m.status = ${status}`} and ${isAfter(sql, after)}`;
  const patterns = phonePatterns(filter.phone ?? '');
  const newest = (isWanted: Fragment) => sql<MessageCursor[]>`
    select ${placeColumns(sql)} from public.messages m where ${fits} and ${isWanted} ${newestFirst(sql)} limit ${limit}`;
  if (patterns.length === 0 && view === undefined && label === undefined) return newest(sql`true`);

  const isInView = view === undefined ? sql`true` : viewConditions(sql, userId)[view];
  const isOfView = label === undefined ? isInView : sql`${isInView} and ${hasLabel(sql, label)}`;
  const ofNumber = patterns.length === 0 ? sql`true` : hasNumber(sql, patterns);
  const people = sql`public.sms_people p where p.last_at is not null and ${isOfView} and ${ofNumber}`;
  const numbers = patterns.length === 0 ? [] : await findOwnNumbers(sql, patterns);
  if (numbers.length > 0) {
    const ofView =
      view === undefined && label === undefined ? sql`true` : isOf(sql, sql`public.sms_people p where ${isOfView}`);
    return newest(sql`(${ownNumber(sql)} = any (${numbers}) or ${isOf(sql, people)}) and ${ofView}`);
  }
  return findOfPeople(sql, { people, fits, limit, newest });
}

/** Messages of these people. `is true` keeps the planner from a join that sorts all their messages to show the newest. */
const isOf = (sql: AnySql, people: Fragment) => sql`(m.person_id in (select p.id from ${people})) is true`;

/** Up to this many people are read one by one. */
const fewPeople = 20;
/** Up to this many are searched in the newest messages first; beyond it, all messages are read, newest first. */
const somePeople = 400;
const recentMessages = 5_000;

interface OfPeople {
  people: Fragment;
  fits: Fragment;
  limit: number;
  newest(isWanted: Fragment): Promise<MessageCursor[]>;
}

async function findOfPeople(sql: Sql, { people, fits, limit, newest }: OfPeople): Promise<MessageCursor[]> {
  const some = (await sql<{ id: string }[]>`select p.id from ${people} limit ${somePeople + 1}`).map(({ id }) => id);
  if (some.length === 0) return [];
  if (some.length > somePeople) return newest(isOf(sql, people));
  if (some.length > fewPeople) {
    const recent = await sql<MessageCursor[]>`
      select ${placeColumns(sql)}
      from (select * from public.messages m where ${fits} ${newestFirst(sql)} limit ${recentMessages}) m
      where m.person_id = any (${some}::uuid[]) ${newestFirst(sql)} limit ${limit}`;
    if (recent.length === limit) return recent;
  }
  return sql<MessageCursor[]>`
    select m.id, m."personId", m.micros
    from unnest(${some}::uuid[]) person (id)
    cross join lateral (
      select ${placeColumns(sql)}, m.created_at from public.messages m
      where m.person_id = person.id and ${fits} ${newestFirst(sql)} limit ${limit}
    ) m ${newestFirst(sql)} limit ${limit}`;
}

/** Of `public.sms_people p`. */
const hasLabel = (sql: AnySql, label: string) =>
  sql`p.id in (select l.person_id from app.sms_person_labels l where l.label_id = ${label})`;

/** How a typed number may appear in the table: without spaces, and without the usual separators. */
function phonePatterns(phone: string): string[] {
  const written = phone.replace(/\s/g, '');
  const digits = /^[\d().+/-]+$/.test(written) ? written.replace(/\D/g, '') : '';
  return [...new Set([written, /^\+?\d+$/.test(written) ? '' : digits])].filter((part) => part !== '').map(contains);
}

/** One condition per pattern, since an index can't serve a list of patterns. */
const hasPhone = (sql: AnySql, phone: Fragment, patterns: string[]) =>
  sql`(false ${patterns.map((pattern) => sql`or replace(${phone}, ' ', '') like ${pattern}`)})`;

/** Matches the digits through the index, then checks the number itself. */
const hasNumber = (sql: AnySql, patterns: string[]) =>
  sql`(false ${patterns.map((pattern) => sql`or p.search_text like ${contains(pattern.replace(/\D/g, ''))}`)})
    and ${hasPhone(sql, sql`p.phone`, patterns)}`;

/** Of `public.messages m`, as it is indexed. */
const ownNumber = (sql: AnySql) => sql`(case m.direction when 'inbound' then m.to_phone else m.from_phone end)`;

/** The store's own numbers that match. There are few, so this jumps through the index from one to the next. */
async function findOwnNumbers(sql: Sql, patterns: string[]): Promise<string[]> {
  const rows = await sql<{ phone: string }[]>`
    with recursive numbers (phone) as (
      select min(${ownNumber(sql)}) from public.messages m
      union all
      select (select min(${ownNumber(sql)}) from public.messages m where ${ownNumber(sql)} > n.phone)
      from numbers n where n.phone is not null
    )
    select phone from numbers where phone is not null and ${hasPhone(sql, sql`phone`, patterns)}`;
  return rows.map(({ phone }) => phone);
}
