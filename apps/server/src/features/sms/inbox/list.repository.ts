import type { SmsStatus, SmsView } from '@rxweb/contracts/sms/messages';
import type { AnySql, Fragment, Sql } from '@rxweb/platform/sql/sql';
import { isAfter, newestFirst, placeColumns } from '../messages.repository.ts';
import type { FoundPlace, Place } from './cursor.ts';
import { anywhere } from './like.ts';
import { viewConditions } from './views.repository.ts';

export interface ListFilter {
  phone: string | undefined;
  status: SmsStatus | undefined;
  view: SmsView | undefined;
  /** Whose list it is: `mine` are theirs. */
  userId: string;
  after: Place | null;
  limit: number;
}

/** The newest messages that fit, at most `limit`. */
export async function findPlaces(sql: Sql, filter: ListFilter): Promise<FoundPlace[]> {
  const { status, view, userId, after, limit } = filter;
  const fits = sql`${status === undefined ? sql`true` : sql`m.status = ${status}`} and ${isAfter(sql, after)}`;
  const patterns = phonePatterns(filter.phone ?? '');
  const newest = (isWanted: Fragment) => sql<FoundPlace[]>`
    select ${placeColumns(sql)} from public.messages m where ${fits} and ${isWanted} ${newestFirst(sql)} limit ${limit}`;
  if (patterns.length === 0 && view === undefined) return newest(sql`true`);

  const isOfView = view === undefined ? sql`true` : viewConditions(sql, userId)[view];
  const ofNumber = patterns.length === 0 ? sql`true` : hasNumber(sql, patterns);
  const people = sql`public.sms_people p where p.last_at is not null and ${isOfView} and ${ofNumber}`;
  const numbers = patterns.length === 0 ? [] : await findOwnNumbers(sql, patterns);
  if (numbers.length > 0) {
    const ofView = view === undefined ? sql`true` : isOf(sql, sql`public.sms_people p where ${isOfView}`);
    return newest(sql`(${ownNumber(sql)} = any (${numbers}) or ${isOf(sql, people)}) and ${ofView}`);
  }
  return findOfPeople(sql, { people, fits, limit, newest });
}

/** Whether a message is of one of these. What is asked "is true" is not made a join of: that would sort all they wrote to show the newest. */
const isOf = (sql: AnySql, people: Fragment) => sql`(m.person_id in (select p.id from ${people})) is true`;

/** Up to so many people are looked up one by one at once, */
const fewPeople = 20;
/** and so many when the newest messages, this many, are not full of theirs. Of more people all messages are gone through, newest first. */
const somePeople = 400;
const recentMessages = 5_000;

interface OfPeople {
  people: Fragment;
  fits: Fragment;
  limit: number;
  newest(isWanted: Fragment): Promise<FoundPlace[]>;
}

async function findOfPeople(sql: Sql, { people, fits, limit, newest }: OfPeople): Promise<FoundPlace[]> {
  const some = (await sql<{ id: string }[]>`select p.id from ${people} limit ${somePeople + 1}`).map(({ id }) => id);
  if (some.length === 0) return [];
  if (some.length > somePeople) return newest(isOf(sql, people));
  if (some.length > fewPeople) {
    const recent = await sql<FoundPlace[]>`
      select ${placeColumns(sql)}
      from (select * from public.messages m where ${fits} ${newestFirst(sql)} limit ${recentMessages}) m
      where m.person_id = any (${some}::uuid[]) ${newestFirst(sql)} limit ${limit}`;
    if (recent.length === limit) return recent;
  }
  return sql<FoundPlace[]>`
    select m.id, m."personId", m.micros
    from unnest(${some}::uuid[]) person (id)
    cross join lateral (
      select ${placeColumns(sql)}, m.created_at from public.messages m
      where m.person_id = person.id and ${fits} ${newestFirst(sql)} limit ${limit}
    ) m ${newestFirst(sql)} limit ${limit}`;
}

/** How a number that somebody typed may stand in the table: without its white space, and without what else people write between digits. */
function phonePatterns(phone: string): string[] {
  const written = phone.replace(/\s/g, '');
  const digits = /^[\d().+/-]+$/.test(written) ? written.replace(/\D/g, '') : '';
  return [...new Set([written, /^\+?\d+$/.test(written) ? '' : digits])].filter((part) => part !== '').map(anywhere);
}

/** One condition a pattern, since no index looks into a list of them. */
const hasPhone = (sql: AnySql, phone: Fragment, patterns: string[]) =>
  sql`(false ${patterns.map((pattern) => sql`or replace(${phone}, ' ', '') like ${pattern}`)})`;

/** The digits alone stand in what is searched, and so in an index; whoever has the number has its digits. */
const hasNumber = (sql: AnySql, patterns: string[]) =>
  sql`(false ${patterns.map((pattern) => sql`or p.search_text like ${anywhere(pattern.replace(/\D/g, ''))}`)})
    and ${hasPhone(sql, sql`p.phone`, patterns)}`;

/** Of `public.messages m`, as it is indexed. */
const ownNumber = (sql: AnySql) => sql`(case m.direction when 'inbound' then m.to_phone else m.from_phone end)`;

/** Those of the store's own numbers that fit. It has few, so the index is jumped through from one to the next. */
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
