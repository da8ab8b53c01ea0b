import { countLimit } from '@rxweb/contracts/shared/limits';
import {
  type getShoeBoard,
  type listShoeCases,
  type listShoeRecall,
  type ShoeCaseListItem,
  type ShoeStep,
  shoeSteps,
} from '@rxweb/contracts/shoes/cases';
import { addDays } from '@rxweb/domain/store/calendar-date';
import type { AnySql, Fragment, Sql } from '@rxweb/platform/sql/sql';
import type * as z from 'zod/mini';
import { countUpToLimit } from '../../kernel/lists/count-up-to-limit.ts';
import { type CursorField, type CursorOf, cursorCodec, microsField, uuidField } from '../../kernel/lists/cursor.ts';
import { atMicros, micros } from '../../kernel/lists/instants.ts';
import { runSearch } from '../../kernel/lists/run-search.ts';
import { deadline, type ListItemRow, listItemColumns, orderByDeadline, toListItem } from './case-list-items.ts';
import { hasSameKey, hasSameMedicareId, isSamePatient } from './same-patient.ts';
import { searchPatterns } from './search-pattern.ts';

export const closingDays = 14;
const waitingDays = 7;
const cardsPerLane = 50;
const maxRecalls = 500;

/** `infinity` for no deadline. */
const deadlineField: CursorField<string> = {
  pattern: '\\d{4}-\\d\\d-\\d\\d|infinity',
  read: (text) => (text === 'infinity' || !Number.isNaN(Date.parse(text)) ? text : undefined),
};
const cursors = cursorCodec({ deadline: deadlineField, micros: microsField, id: uuidField });

type Filter = z.output<(typeof listShoeCases)['input']['body']>;
type Owner = string | undefined;
type Rest<T> = Omit<T, 'today'>;

type CasePage = Rest<z.output<(typeof listShoeCases)['output']>>;

export function listCases(sql: Sql, today: string, filter: Filter): Promise<CasePage> {
  return filter.search === undefined
    ? readPage(sql, today, filter)
    : runSearch(sql, (tx) => readPage(tx, today, filter));
}

async function readPage(sql: AnySql, today: string, filter: Filter): Promise<CasePage> {
  const fits = fitsFilter(sql, today, filter);
  const after = cursors.read(filter.after, 'body.after');
  const inOrder = sql`order by ${orderByDeadline(sql)} limit`;
  // Load full rows only for the page.
  const page = after ? sql`public.dme_shoe_cases c where ${fits} and ${isAfter(sql, after)}` : sql`found c`;
  // An index alone counts cases, but knows no patients.
  const keys = filter.search === undefined ? sql`` : sql`, c.patient_key, c.medicare_id, c.birth_date`;
  const patients = filter.search === undefined ? sql`null::int` : countPatients(sql);
  const rows = await sql<(ListItemRow & { micros: number; total: number; patients: number | null })[]>`
    with found as materialized (
      select c.id, c.next_deadline, c.updated_at ${keys} from public.dme_shoe_cases c where ${fits} ${inOrder} ${countLimit + 1}
    ), page as (select c.id from ${page} ${inOrder} ${filter.limit + 1})
    select ${listItemColumns(sql)}, ${micros(sql, sql`c.updated_at`)} as micros, counted.total, counted.patients
    from (select (select count(*)::int from found) as total, ${patients} as patients) counted
    left join (page join public.dme_shoe_cases c using (id)) on true
    order by ${orderByDeadline(sql)}`;
  const shown = rows.filter(({ id }) => id !== null);
  const last = shown.length > filter.limit ? shown[filter.limit - 1] : undefined;
  const cases = shown.slice(0, filter.limit).map(({ total: _, patients: ___, micros: __, ...row }) => toListItem(row));
  return {
    cases,
    next: last ? cursors.write({ ...last, deadline: last.nextDeadline ?? 'infinity' }) : null,
    total: rows[0]?.total ?? 0,
    patients: rows[0]?.patients ?? null,
  };
}

/** Cases before which no other of the same patient was found. */
const countPatients = (sql: AnySql) => sql`(
  select count(*)::int from found one
  where not exists (select from found other where other.id < one.id and ${isSamePatient(sql, 'one', 'other')}))`;

const counted = (sql: AnySql, condition: Fragment) =>
  countUpToLimit(sql, sql`from public.dme_shoe_cases c where ${condition} order by ${orderByDeadline(sql)}`);

const countDue = (sql: AnySql, condition: Fragment) =>
  countUpToLimit(sql, sql`from public.dme_shoe_cases c where ${condition} order by ${deadline(sql)}`);

/** Send the deadline as text: the driver parses dates and lacks infinity. */
function isAfter(sql: AnySql, place: CursorOf<typeof cursors> | null) {
  if (!place) return sql`true`;
  const at = atMicros(sql, place.micros);
  return sql`(${deadline(sql)} >= ${place.deadline}::text::date and (${deadline(sql)} > ${place.deadline}::text::date
    or c.updated_at < ${at} or c.updated_at = ${at} and c.id > ${place.id}))`;
}

function fitsFilter(sql: AnySql, today: string, { search, status, owner, missing, due }: Filter) {
  return sql`
    ${status === undefined ? sql`not c.archived` : sql`c.status = ${status}`}
    ${owner === undefined ? sql`` : sql`and ${isOwnedBy(sql, owner)}`}
    ${missing === undefined ? sql`` : sql`and ${missing} = any (c.missing)`}
    ${due === undefined ? sql`` : sql`and ${isDue[due](sql, today)}`}
    ${search === undefined ? sql`` : sql`and ${matches(sql, search)}`}`;
}

/** Must match the index, where null is an owner too. */
const nobody = '00000000-0000-0000-0000-000000000000';
const isOwnedBy = (sql: AnySql, owner: string) =>
  sql`coalesce(c.owner_id, '00000000-0000-0000-0000-000000000000') = ${owner === 'none' ? nobody : owner}::uuid`;

/** After delivery, paper windows don't count. */
export const isClosingSoon = (sql: AnySql, today: string) =>
  sql`(c.status = 'open' and ${deadline(sql)} between ${today}::date and ${addDays(today, closingDays)}::date)`;

export const isOverdue = (sql: AnySql, today: string) => sql`(c.status = 'open' and ${deadline(sql)} < ${today}::date)`;

export const isWaitingForDocuments = (sql: AnySql, today: string) =>
  sql`(not c.archived and c.waiting_since <= ${addDays(today, -waitingDays)})`;

/** Whatever the step: most are of billed cases. */
export const hasOpenRequest = (sql: AnySql) => sql`(not c.archived and c.request_due is not null)`;

const isDue = {
  overdue: isOverdue,
  closing: isClosingSoon,
  waiting: isWaitingForDocuments,
  requests: hasOpenRequest,
};

function matches(sql: AnySql, search: string) {
  const { words, digits } = searchPatterns(search);
  if (words.length === 0) return sql`true`;
  const hasWords = words.map((patterns) => sql`and (${anyOf(sql, patterns)})`);
  return sql`((true ${hasWords}) ${digits === null ? sql`` : sql`or c.search_text like ${digits}`})`;
}

/** One condition per pattern: the trigram index can't search lists. */
function anyOf(sql: AnySql, [first = '', second]: string[]) {
  const isLike = sql`c.search_text like app.search_form(${first})`;
  return second === undefined ? isLike : sql`${isLike} or c.search_text like app.search_form(${second})`;
}

export async function readBoard(
  sql: Sql,
  today: string,
  owner: Owner,
): Promise<Rest<z.output<(typeof getShoeBoard)['output']>>> {
  const isShown = owner === undefined ? sql`not c.archived` : sql`not c.archived and ${isOwnedBy(sql, owner)}`;
  const isSoon = sql`${isShown} and ${isClosingSoon(sql, today)}`;
  const isOver = sql`${isShown} and ${isOverdue(sql, today)}`;
  const [cards, requests, counts, [due]] = await Promise.all([
    readCards(sql, isShown),
    readRequests(sql, isShown),
    sql<{ step: ShoeStep; count: number }[]>`
      select lane.step, cases.count
      from unnest(${[...shoeSteps]}::text[]) lane(step)
      cross join lateral ${counted(sql, sql`${isShown} and ${isInLane(sql)}`)} cases (count)`,
    sql<[{ closing: number; over: number; waiting: number }]>`
      select ${countDue(sql, isSoon)} as closing, ${countDue(sql, isOver)} as over,
        ${counted(sql, sql`${isShown} and ${isWaitingForDocuments(sql, today)}`)} as waiting`,
  ]);
  const lanes = shoeSteps.map((step) => ({
    step,
    count: counts.find((count) => count.step === step)?.count ?? 0,
    cases: cards.filter(({ missing }) => missing[0] === step),
  }));
  return { lanes, requests, ...due };
}

/** Soonest due first, in a part of their own: a billed case is in no lane. */
async function readRequests(sql: Sql, isShown: Fragment) {
  const isOpen = sql`${isShown} and ${hasOpenRequest(sql)}`;
  const rows = await sql<(ListItemRow & { count: number })[]>`
    select ${listItemColumns(sql)}, ${counted(sql, isOpen)} as count
    from public.dme_shoe_cases c where ${isOpen} order by c.request_due, c.id limit ${cardsPerLane}`;
  return { count: rows[0]?.count ?? 0, cases: rows.map(({ count: _, ...row }) => toListItem(row)) };
}

const isInLane = (sql: Sql) => sql`c.missing <> '{}' and c.missing[1] = lane.step`;

/** One JSON value reads much faster than many rows. */
async function readCards(sql: Sql, isShown: Fragment): Promise<ShoeCaseListItem[]> {
  const [row] = await sql<[{ cards: ListItemRow[] | null }]>`
    select json_agg(card) as cards
    from (
      select ${listItemColumns(sql)}
      from unnest(${[...shoeSteps]}::text[]) lane(step)
      cross join lateral (
        select * from public.dme_shoe_cases c
        where ${isShown} and ${isInLane(sql)} order by ${orderByDeadline(sql)} limit ${cardsPerLane}
      ) c
      order by ${orderByDeadline(sql)}
    ) card`;
  return (row.cards ?? []).map(toListItem);
}

/** Patients with shoes or inserts in that year and none since: eligible again from January 1. */
export async function listRecalls(
  sql: Sql,
  year: number,
): Promise<Omit<z.output<(typeof listShoeRecall)['output']>, 'year'>> {
  const eligibleFrom = `${year + 1}-01-01`;
  const rows = await sql<Recall[]>`
    select c.id as "caseId", c.patient_id, c.patient_name, c.patient_phone, c.delivered_on::text as "lastDelivery"
    from public.dme_shoe_cases c
    where not c.archived and c.brought_pairs and c.delivered_on >= ${`${year}-01-01`} and c.delivered_on < ${eligibleFrom}
      and ${hasNoLater(sql, hasSameKey(sql, 'later', 'c'))} and ${hasNoLater(sql, hasSameMedicareId(sql, 'later', 'c'))}
    order by c.delivered_on, c.patient_name, c.patient_id limit ${maxRecalls + 1}`;
  return {
    patients: rows.slice(0, maxRecalls).map((patient) => ({ ...patient, eligibleFrom })),
    total: rows.length,
  };
}

/** Each kind of sameness has its own index. */
const hasNoLater = (sql: Sql, isSame: Fragment) => sql`(exists (
  select from public.dme_shoe_cases later
  where ${isSame} and not later.archived and later.brought_pairs and later.delivered_on >= c.delivered_on
    and (later.delivered_on, later.updated_at, later.id) > (c.delivered_on, c.updated_at, c.id)
)) is not true`;

type Recall = Omit<z.output<(typeof listShoeRecall)['output']>['patients'][number], 'eligibleFrom'>;
