import {
  type getShoeBoard,
  type listShoeCases,
  type listShoeRecall,
  type ShoeCaseLine,
  type ShoeStep,
  shoeSteps,
} from '@rxweb/contracts/dme-shoe-cases';
import { addDays } from '@rxweb/domain/calendar-date';
import type postgres from 'postgres';
import type * as z from 'zod/mini';
import { bySoonest, joinOwner, type LineRow, lineColumns, toLine } from './case-lines.ts';
import { searchPatterns } from './search-pattern.ts';

/** A window that closes within so many days wants a look. */
const closingDays = 14;
/** A paper that is not back after so many days wants a call. */
const waitingDays = 7;
/** So many cards stand in a lane. */
const cardsPerLane = 50;
const maxRecalls = 500;

type Filter = z.output<(typeof listShoeCases)['input']['body']>;
type Owner = string | undefined;
type Rest<T> = Omit<T, 'today'>;

/** One page of the cases that fit, and how many there are. */
export async function listCases(
  sql: postgres.Sql,
  today: string,
  filter: Filter,
): Promise<Rest<z.output<(typeof listShoeCases)['output']>>> {
  // What fits is looked for once, for the page and for the count; only the page's lines are read whole.
  const rows = await sql<(LineRow & { total: number })[]>`
    with found as materialized (
      select c.id, c.next_deadline, c.updated_at from public.dme_shoe_cases c where ${fitsFilter(sql, today, filter)}
    ), page as (
      select c.id from found c order by ${bySoonest(sql)} limit ${filter.limit} offset ${filter.offset}
    )
    select ${lineColumns(sql)}, counted.total
    from (select count(*)::int as total from found) counted
    left join (page join public.dme_shoe_cases c using (id)) on true ${joinOwner(sql)}
    order by ${bySoonest(sql)}`;
  const cases = rows.filter(({ id }) => id !== null).map(({ total: _, ...row }) => toLine(row));
  return { cases, total: rows[0]?.total ?? 0 };
}

function fitsFilter(sql: postgres.Sql, today: string, { search, status, owner, missing, due }: Filter) {
  return sql`
    ${status === undefined ? sql`not c.archived` : sql`c.status = ${status}`}
    ${owner === undefined ? sql`` : sql`and ${isOwnedBy(sql, owner)}`}
    ${missing === undefined ? sql`` : sql`and ${missing} = any (c.missing)`}
    ${due === undefined ? sql`` : sql`and ${due === 'closing' ? closes(sql, today) : waits(sql, today)}`}
    ${search === undefined ? sql`` : sql`and ${matches(sql, search)}`}`;
}

const isOwnedBy = (sql: postgres.Sql, owner: string) =>
  owner === 'none' ? sql`c.owner_id is null` : sql`c.owner_id = ${owner}`;

/** Soon, or over. Once the shoes are delivered no window of the papers counts. */
export const closes = (sql: postgres.Sql, today: string) =>
  sql`(c.status = 'open' and c.next_deadline <= ${addDays(today, closingDays)})`;

const isOver = (sql: postgres.Sql, today: string) => sql`(c.status = 'open' and c.next_deadline < ${today})`;

/** Asked for, and not back. */
export const waits = (sql: postgres.Sql, today: string) =>
  sql`(not c.archived and c.waiting_since <= ${addDays(today, -waitingDays)})`;

function matches(sql: postgres.Sql, search: string) {
  const { words, digits } = searchPatterns(search);
  return sql`(c.search_text like all (array(select lower(word) from unnest(${words}::text[]) word))
    ${digits === null ? sql`` : sql`or c.search_text like ${digits}`})`;
}

/** Every lane in the order of the steps, with its first cards, and what of it all wants a look. */
export async function readBoard(
  sql: postgres.Sql,
  today: string,
  owner: Owner,
): Promise<Rest<z.output<(typeof getShoeBoard)['output']>>> {
  const isShown = owner === undefined ? sql`not c.archived` : sql`not c.archived and ${isOwnedBy(sql, owner)}`;
  const [cards, counts, [due]] = await Promise.all([
    readCards(sql, isShown),
    sql<{ step: ShoeStep; count: number }[]>`
      select c.missing[1] as step, count(*)::int as count from public.dme_shoe_cases c
      where ${isShown} and c.missing <> '{}' group by 1`,
    sql<[{ closing: number; over: number; waiting: number }]>`
      select closing, over, waiting
      from (
        select count(*) filter (where not ${isOver(sql, today)})::int as closing, count(*) filter (where ${isOver(sql, today)})::int as over
        from public.dme_shoe_cases c where ${isShown} and ${closes(sql, today)}
      ) windows,
      (select count(*)::int as waiting from public.dme_shoe_cases c where ${isShown} and ${waits(sql, today)}) papers`,
  ]);
  const lanes = shoeSteps.map((step) => ({
    step,
    count: counts.find((count) => count.step === step)?.count ?? 0,
    cases: cards.filter(({ missing }) => missing[0] === step),
  }));
  return { lanes, ...due };
}

/** The first of each lane, soonest deadline first; in one piece of JSON, since hundreds of rows are read far quicker so. */
async function readCards(sql: postgres.Sql, isShown: postgres.Fragment): Promise<ShoeCaseLine[]> {
  const [row] = await sql<[{ cards: LineRow[] | null }]>`
    select json_agg(card) as cards
    from (
      select ${lineColumns(sql)}
      from unnest(${[...shoeSteps]}::text[]) lane(step)
      cross join lateral (
        select * from public.dme_shoe_cases c
        where ${isShown} and c.missing <> '{}' and c.missing[1] = lane.step order by ${bySoonest(sql)} limit ${cardsPerLane}
      ) c ${joinOwner(sql)}
      order by ${bySoonest(sql)}
    ) card`;
  return (row.cards ?? []).map(toLine);
}

/**
 * Patients who had shoes or inserts in that year and nothing since, longest ago first: from January 1 after it they may have them again. A
 * delivery of which nobody wrote down what it brought counts as one.
 */
export async function listRecalls(
  sql: postgres.Sql,
  year: number,
): Promise<Omit<z.output<(typeof listShoeRecall)['output']>, 'year'>> {
  const eligibleFrom = `${year + 1}-01-01`;
  const rows = await sql<Recall[]>`
    with last_in_year as (
      select distinct on (patient_id) id as "caseId", patient_id, patient_name, patient_phone, delivered_on
      from public.dme_shoe_cases
      where not archived and delivered_on >= ${`${year}-01-01`} and delivered_on < ${eligibleFrom} and brought_pairs
      order by patient_id, delivered_on desc, updated_at desc
    )
    select "caseId", patient_id, patient_name, patient_phone, delivered_on::text as "lastDelivery", count(*) over ()::int as total
    from last_in_year l
    where not exists (
      select from public.dme_shoe_cases c
      where c.patient_id = l.patient_id and not c.archived and c.delivered_on >= ${eligibleFrom} and brought_pairs)
    order by delivered_on, patient_name, patient_id limit ${maxRecalls}`;
  return {
    patients: rows.map(({ total: _, ...patient }) => ({ ...patient, eligibleFrom })),
    total: rows[0]?.total ?? 0,
  };
}

type Recall = Omit<z.output<(typeof listShoeRecall)['output']>['patients'][number], 'eligibleFrom'> & { total: number };
