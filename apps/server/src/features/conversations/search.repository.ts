import type { AnySql, Fragment, Sql } from '@rxweb/platform/sql/sql';
import { searchIn } from '../../kernel/lists/run-search.ts';
import type { Place } from './cursor.ts';
import { isOlder, micros, newestFirst } from './list.repository.ts';

/** So many of the newest conversations are gone through first: of a word that many have, that is enough. */
const firstConversations = 200;
/** And so many when at least one of 25 was found: then these are enough, and all that have the word would be too many. */
const recentConversations = 1_000;
const isOften = (found: number) => found * 25 >= firstConversations;

/** All words in one question with its answer, or in the name of somebody who left a message; or these digits of their number. */
export interface Sought {
  words: readonly string[];
  digits: string | null;
}

/** The newest conversations with what is sought, at most `limit`. */
export function findByWords(sql: Sql, sought: Sought, after: Place | null, limit: number): Promise<Place[]> {
  return searchIn(sql, (tx) => find(tx, sought, after, limit));
}

async function find(sql: AnySql, sought: Sought, after: Place | null, limit: number): Promise<Place[]> {
  const place = sql`c.id, array[${micros(sql, sql`c.last_at`)}] as keys`;
  // What has an offset is looked up for each of these, rather than read for all conversations.
  const among = (newest: number) => sql<Place[]>`
    select ${place}
    from (
      select * from app.conversations c where ${isOlder(sql, after)} ${newestFirst(sql)} limit ${newest}
    ) c
    where exists (select from app.chat_turns t where t.conversation_id = c.id and ${hasWords(sql, sought)} offset 0)
      or exists (select from app.hand_offs h where h.conversation_id = c.id and ${isLeftBy(sql, sought)} offset 0)
    ${newestFirst(sql)} limit ${limit}`;
  const first = await among(firstConversations);
  const recent = first.length < limit && isOften(first.length) ? await among(recentConversations) : first;
  if (recent.length === limit) return recent;
  // Looked for as a set of its own, so that the planner does not go through all conversations in their order for the few that are left.
  return sql<Place[]>`
    with found as materialized (
      select t.conversation_id as id from app.chat_turns t where ${hasWords(sql, sought)}
      union select h.conversation_id from app.hand_offs h where ${isLeftBy(sql, sought)}
    )
    select ${place} from app.conversations c
    where c.id in (select id from found) and ${isOlder(sql, after)} ${newestFirst(sql)} limit ${limit}`;
}

function hasWords(sql: AnySql, { words }: Sought) {
  const said = sql`translate(lower(t.question || ' ' || t.answer), 'áéíóúüñ', 'aeiouun')`;
  return sql`(true ${words.map((word) => sql`and ${isIn(sql, said, word)}`)})`;
}

/**
 * The index knows parts of three letters. A shorter word is looked for where a word begins, which it knows too. What has no letter at all is
 * kept away from it, since it would be read whole.
 */
function isIn(sql: AnySql, said: Fragment, word: string) {
  if (/[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]/u.test(word)) return sql`${said} like ${folded(sql, anywhere(word))}`;
  if (!/[\p{L}\p{N}]/u.test(word)) return sql`(${said} || '') like ${folded(sql, anywhere(word))}`;
  const text = escaped(word);
  return sql`(${said} like ${folded(sql, `${text}%`)} or ${said} like ${folded(sql, `% ${text}%`)})`;
}

function isLeftBy(sql: AnySql, { words, digits }: Sought) {
  const name = sql`translate(lower(h.name), 'áéíóúüñ', 'aeiouun')`;
  return sql`((true ${words.map((word) => sql`and ${isIn(sql, name, word)}`)})
    ${digits === null ? sql`` : sql`or h.phone like ${anywhere(digits)}`})`;
}

/** A text for a LIKE pattern: what LIKE would read as its own signs is meant as it is written. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const anywhere = (text: string) => `%${escaped(text)}%`;
/** As it is searched in. */
const folded = (sql: AnySql, text: string) => sql`translate(lower(${text}), 'áéíóúüñ', 'aeiouun')`;
