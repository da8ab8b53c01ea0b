import type { SmsStatus, SmsView } from '@rxweb/contracts/sms';
import type postgres from 'postgres';
import type { FoundPlace, Place } from './cursor.ts';
import { anywhere } from './like.ts';
import { isAfter, newestFirst, placeColumns } from './messages.repository.ts';

export interface ListFilter {
  phone: string | undefined;
  status: SmsStatus | undefined;
  view: SmsView | undefined;
  /** Whose list it is: `mine` are theirs. */
  userId: string;
  after: Place | null;
  limit: number;
}

/** Of so many people the messages are looked up person by person; of more, the newest messages are gone through until enough are theirs. */
const fewPeople = 400;

/** The newest messages that fit, at most `limit`. */
export async function findPlaces(sql: postgres.Sql, filter: ListFilter): Promise<FoundPlace[]> {
  const { status, after, limit } = filter;
  const fits = sql`${status === undefined ? sql`true` : sql`m.status = ${status}`} and ${isAfter(sql, after)}`;
  const patterns = phonePatterns(filter.phone ?? '');
  if (patterns.length === 0 && filter.view === undefined)
    return sql<FoundPlace[]>`
      select ${placeColumns(sql)} from public.messages m where ${fits} ${newestFirst(sql)} limit ${limit}`;

  const isOfView = filter.view === undefined ? sql`true` : viewConditions(sql, filter.userId)[filter.view];
  const numbers = patterns.length === 0 ? [] : await findOwnNumbers(sql, patterns);
  const people = sql`
    select p.id from public.sms_people p
    where p.last_at is not null and ${isOfView} and ${patterns.length === 0 ? sql`true` : hasPhone(sql, sql`p.phone`, patterns)}`;
  // What is asked "is true" is not made a join of: that would sort all the messages of many people to show the newest.
  if (numbers.length > 0)
    return sql<FoundPlace[]>`
      select ${placeColumns(sql)} from public.messages m
      where ${fits} and (${ownNumber(sql)} = any (${numbers}) or m.person_id in (${people})) is true
        ${filter.view === undefined ? sql`` : sql`and (m.person_id in (select p.id from public.sms_people p where ${isOfView})) is true`}
      ${newestFirst(sql)} limit ${limit}`;

  const few = await sql<{ id: string }[]>`${people} limit ${fewPeople + 1}`;
  if (few.length === 0) return [];
  if (few.length > fewPeople)
    return sql<FoundPlace[]>`
      select ${placeColumns(sql)} from public.messages m
      where ${fits} and (m.person_id in (${people})) is true ${newestFirst(sql)} limit ${limit}`;
  return sql<FoundPlace[]>`
    select m.id, m."personId", m.micros
    from unnest(${few.map(({ id }) => id)}::uuid[]) person (id)
    cross join lateral (
      select ${placeColumns(sql)}, m.created_at from public.messages m
      where m.person_id = person.id and ${fits} ${newestFirst(sql)} limit ${limit}
    ) m ${newestFirst(sql)} limit ${limit}`;
}

/** Of `public.sms_people p`, whom each view shows. A snooze that is over is open again. */
export function viewConditions(sql: postgres.ISql, userId: string) {
  const isSnoozed = sql`coalesce(p.snoozed_until > now(), false)`;
  const isOpen = sql`(not p.is_done and not ${isSnoozed})`;
  return {
    open: isOpen,
    mine: sql`(${isOpen} and p.assigned_to = ${userId})`,
    unassigned: sql`(${isOpen} and p.assigned_to is null)`,
    unread: sql`p.unread > 0`,
    snoozed: sql`(not p.is_done and ${isSnoozed})`,
    done: sql`p.is_done`,
  } satisfies Record<SmsView, postgres.Fragment>;
}

/** How a number that somebody typed may stand in the table: without its white space, and without what else people write between digits. */
function phonePatterns(phone: string): string[] {
  const written = phone.replace(/\s/g, '');
  const digits = /^[\d().+/-]+$/.test(written) ? written.replace(/\D/g, '') : '';
  return [...new Set([written, /^\+?\d+$/.test(written) ? '' : digits])].filter((part) => part !== '').map(anywhere);
}

const hasPhone = (sql: postgres.ISql, phone: postgres.Fragment, patterns: string[]) =>
  sql`replace(${phone}, ' ', '') like any (${patterns}::text[])`;

/** Of `public.messages m`, as it is indexed. */
const ownNumber = (sql: postgres.ISql) => sql`(case m.direction when 'inbound' then m.to_phone else m.from_phone end)`;

/** Those of the store's own numbers that fit. It has few, so the index is jumped through from one to the next. */
async function findOwnNumbers(sql: postgres.Sql, patterns: string[]): Promise<string[]> {
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

/** How many people each view shows; `unread` counts messages. */
export async function countViews(sql: postgres.ISql, userId: string): Promise<Record<SmsView, number>> {
  const is = viewConditions(sql, userId);
  const [row] = await sql<[Record<SmsView, number>]>`
    select count(*) filter (where ${is.open})::int as open, count(*) filter (where ${is.mine})::int as mine,
      count(*) filter (where ${is.unassigned})::int as unassigned, coalesce(sum(p.unread), 0)::int as unread,
      count(*) filter (where ${is.snoozed})::int as snoozed, count(*) filter (where ${is.done})::int as done
    from public.sms_people p where p.last_at is not null`;
  return row;
}
