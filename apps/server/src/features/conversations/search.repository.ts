import type postgres from 'postgres';
import type { Place } from './cursor.ts';
import { isOlder, micros, newestFirst } from './list.repository.ts';

/** So many of the newest conversations are gone through first: of a word that many have, that is enough. */
const recentConversations = 1_000;

/** All words in one question with its answer, or in the name of somebody who left a message; or these digits of their number. */
export interface Sought {
  words: readonly string[];
  digits: string | null;
}

/** The newest conversations with what is sought, at most `limit`. */
export async function findByWords(
  sql: postgres.Sql,
  sought: Sought,
  after: Place | null,
  limit: number,
): Promise<Place[]> {
  const place = sql`c.id, array[${micros(sql, sql`c.last_at`)}] as keys`;
  const recent = await sql<Place[]>`
    select ${place}
    from (
      select * from app.conversations c where ${isOlder(sql, after)} ${newestFirst(sql)} limit ${recentConversations}
    ) c
    where exists (select from app.chat_turns t where t.conversation_id = c.id and ${hasWords(sql, sought)})
      or exists (select from app.hand_offs h where h.conversation_id = c.id and ${isLeftBy(sql, sought)})
    ${newestFirst(sql)} limit ${limit}`;
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

/** The index knows parts of three letters; a shorter word is kept away from it, since it would be read whole. */
function hasWords(sql: postgres.Sql, { words }: Sought) {
  const said = sql`translate(lower(t.question || ' ' || t.answer), 'áéíóúüñ', 'aeiouun')`;
  return sql`(true ${words.map((word) =>
    /[\p{L}\p{N}]{3}/u.test(word)
      ? sql`and ${said} like ${folded(sql, word)}`
      : sql`and (${said} || '') like ${folded(sql, word)}`,
  )})`;
}

function isLeftBy(sql: postgres.Sql, { words, digits }: Sought) {
  const name = sql`translate(lower(h.name), 'áéíóúüñ', 'aeiouun')`;
  return sql`((true ${words.map((word) => sql`and ${name} like ${folded(sql, word)}`)})
    ${digits === null ? sql`` : sql`or h.phone like ${anywhere(digits)}`})`;
}

/** A LIKE pattern for a text that may stand anywhere: what LIKE would read as its own signs is meant as it is written. */
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
/** As it is searched in. */
const folded = (sql: postgres.Sql, text: string) => sql`translate(lower(${anywhere(text)}), 'áéíóúüñ', 'aeiouun')`;
