import type { AnySql, Fragment, Sql } from '@rxweb/platform/sql/sql';
import { contains, escapeLike } from '@rxweb/platform/text/escape-like';
import { atMicros } from '../../../kernel/lists/instants.ts';
import { runSearch } from '../../../kernel/lists/run-search.ts';
import { type Cursor, isAfter, type MessageCursor, newestFirst, placeColumns } from '../messages.repository.ts';

/** Search this many of the newest messages first: enough for common words. */
const firstMessages = 1_000;
/** Then this many if 1 in 25 matched: enough, where searching all would be slow. */
const recentMessages = 5_000;
const isOften = (found: number) => found * 25 >= firstMessages;

/** Messages with all the words, newest first. */
export function searchByText(
  sql: Sql,
  words: readonly string[],
  after: Cursor | null,
  limit: number,
): Promise<MessageCursor[]> {
  return runSearch(sql, (tx) => find(tx, words, after, limit));
}

async function find(
  sql: AnySql,
  words: readonly string[],
  after: Cursor | null,
  limit: number,
): Promise<MessageCursor[]> {
  const hasWords = words.map((word) => hasWord(sql, word));
  const among = (newest: number) => sql<MessageCursor[]>`
    select ${placeColumns(sql)}
    from (select * from public.messages m where ${isAfter(sql, after)} ${newestFirst(sql)} limit ${newest}) m
    where true ${hasWords} ${newestFirst(sql)} limit ${limit}`;
  const first = await among(firstMessages);
  const recent = first.length < limit && isOften(first.length) ? await among(recentMessages) : first;
  if (recent.length === limit) return recent;
  // Materialized, so the planner doesn't scan all messages in order for the few that match.
  return sql<MessageCursor[]>`
    with found as materialized (
      select m.id, m.person_id, m.created_at from public.messages m where ${isAfter(sql, after)} ${hasWords}
    )
    select ${placeColumns(sql)} from found m ${newestFirst(sql)} limit ${limit}`;
}

/**
 * The trigram index serves words of three letters, or the start of shorter ones. A word without letters bypasses it, since the index would be
 * read whole.
 */
function hasWord(sql: AnySql, word: string) {
  return sql`and ${isIn(sql, sql`m.search_text`, word)}`;
}

function isIn(sql: AnySql, searched: Fragment, word: string) {
  const text = escapeLike(word);
  const beginsInside = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]/u;
  if (beginsInside.test(word)) return sql`${searched} like ${folded(sql, `%${text}%`)}`;
  if (!/[\p{L}\p{N}]/u.test(word)) return sql`(${searched} || '') like ${folded(sql, `%${text}%`)}`;
  return sql`(${searched} like ${folded(sql, `${text}%`)} or ${searched} like ${folded(sql, `% ${text}%`)})`;
}

/** Folded like the searched columns. */
const folded = (sql: AnySql, text: string) => sql`translate(lower(${text}), 'áéíóúüñ', 'aeiouun')`;

const findsPerson = (sql: Sql, { words, digits }: SoughtPerson) => sql`(
  (true ${words.map((word) => sql`and ${isIn(sql, sql`p.search_text`, word)}`)})
  ${digits === null ? sql`` : sql`or p.search_text like ${contains(digits)}`})`;

/** All words of the name or number, or these digits of the number. */
export interface SoughtPerson {
  words: readonly string[];
  digits: string | null;
}

/** The last message of each matching person, newest first. */
export async function findLastOfPeople(
  sql: Sql,
  sought: SoughtPerson,
  after: Cursor | null,
  limit: number,
): Promise<MessageCursor[]> {
  const at = after && atMicros(sql, after.micros);
  return sql<MessageCursor[]>`
    select ${placeColumns(sql)}
    from (
      select p.id from public.sms_people p
      where p.last_at is not null and ${findsPerson(sql, sought)} ${at ? sql`and p.last_at <= ${at}` : sql``}
      order by p.last_at desc fetch first ${limit} rows with ties
    ) p
    cross join lateral (select * from public.messages m where m.person_id = p.id ${newestFirst(sql)} limit 1) m
    where ${isAfter(sql, after)} ${newestFirst(sql)} limit ${limit}`;
}

/** Matching people without messages. */
export async function findPeopleWithoutTexts(sql: Sql, sought: SoughtPerson, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select p.id from public.sms_people p
    where p.last_at is null and ${findsPerson(sql, sought)} order by p.name, p.phone limit ${limit}`;
  return rows.map(({ id }) => id);
}
