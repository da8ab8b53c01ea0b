import type { AnySql, Fragment, Sql } from '@rxweb/platform/sql/sql';
import { searchIn } from '../../../kernel/lists/run-search.ts';
import { isAfter, newestFirst, placeColumns } from '../messages.repository.ts';
import type { FoundPlace, Place } from './cursor.ts';
import { anywhere, escaped } from './like.ts';

/** So many of the newest messages are gone through first: of a word that many have, that is enough. */
const firstMessages = 1_000;
/** And so many when at least one of 25 was found: then these are enough, and all that have the word would be too many. */
const recentMessages = 5_000;
const isOften = (found: number) => found * 25 >= firstMessages;

/** Messages that have all the words, newest first, at most `limit`. */
export function findByWords(
  sql: Sql,
  words: readonly string[],
  after: Place | null,
  limit: number,
): Promise<FoundPlace[]> {
  return searchIn(sql, (tx) => find(tx, words, after, limit));
}

async function find(sql: AnySql, words: readonly string[], after: Place | null, limit: number): Promise<FoundPlace[]> {
  const hasWords = words.map((word) => hasWord(sql, word));
  const among = (newest: number) => sql<FoundPlace[]>`
    select ${placeColumns(sql)}
    from (select * from public.messages m where ${isAfter(sql, after)} ${newestFirst(sql)} limit ${newest}) m
    where true ${hasWords} ${newestFirst(sql)} limit ${limit}`;
  const first = await among(firstMessages);
  const recent = first.length < limit && isOften(first.length) ? await among(recentMessages) : first;
  if (recent.length === limit) return recent;
  // Looked for as a set of its own, so that the planner does not go through all messages in their order for the few that are left.
  return sql<FoundPlace[]>`
    with found as materialized (
      select m.id, m.person_id, m.created_at from public.messages m where ${isAfter(sql, after)} ${hasWords}
    )
    select ${placeColumns(sql)} from found m ${newestFirst(sql)} limit ${limit}`;
}

/**
 * The index knows parts of three letters. A shorter word is looked for where a word begins, which it knows too. What has no letter at all is
 * kept away from it, since it would be read whole.
 */
function hasWord(sql: AnySql, word: string) {
  return sql`and ${isIn(sql, sql`m.search_text`, word)}`;
}

function isIn(sql: AnySql, searched: Fragment, word: string) {
  const text = escaped(word);
  const beginsInside = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]/u;
  if (beginsInside.test(word)) return sql`${searched} like ${folded(sql, `%${text}%`)}`;
  if (!/[\p{L}\p{N}]/u.test(word)) return sql`(${searched} || '') like ${folded(sql, `%${text}%`)}`;
  return sql`(${searched} like ${folded(sql, `${text}%`)} or ${searched} like ${folded(sql, `% ${text}%`)})`;
}

/** As the tables have what is searched in. */
const folded = (sql: AnySql, text: string) => sql`translate(lower(${text}), 'áéíóúüñ', 'aeiouun')`;

const findsPerson = (sql: Sql, { words, digits }: SoughtPerson) => sql`(
  (true ${words.map((word) => sql`and ${isIn(sql, sql`p.search_text`, word)}`)})
  ${digits === null ? sql`` : sql`or p.search_text like ${anywhere(digits)}`})`;

/** All words of the name or number; or these digits of the number. */
export interface SoughtPerson {
  words: readonly string[];
  digits: string | null;
}

/** The last message of each person whom it finds, newest first, at most `limit`. */
export async function findLastOfPeople(
  sql: Sql,
  sought: SoughtPerson,
  after: Place | null,
  limit: number,
): Promise<FoundPlace[]> {
  const at = after && sql`'epoch'::timestamptz + ${after.micros}::float8 * interval '1 microsecond'`;
  return sql<FoundPlace[]>`
    select ${placeColumns(sql)}
    from (
      select p.id from public.sms_people p
      where p.last_at is not null and ${findsPerson(sql, sought)} ${at ? sql`and p.last_at <= ${at}` : sql``}
      order by p.last_at desc fetch first ${limit} rows with ties
    ) p
    cross join lateral (select * from public.messages m where m.person_id = p.id ${newestFirst(sql)} limit 1) m
    where ${isAfter(sql, after)} ${newestFirst(sql)} limit ${limit}`;
}

/** Whom it finds with no message yet. */
export async function findSilentPeople(sql: Sql, sought: SoughtPerson, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select p.id from public.sms_people p
    where p.last_at is null and ${findsPerson(sql, sought)} order by p.name, p.phone limit ${limit}`;
  return rows.map(({ id }) => id);
}
