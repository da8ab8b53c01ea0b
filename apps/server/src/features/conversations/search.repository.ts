import type { AnySql, Fragment, Sql } from '@rxweb/platform/sql/sql';
import { contains, escapeLike } from '@rxweb/platform/text/escape-like';
import { micros } from '../../kernel/lists/instants.ts';
import { runSearch } from '../../kernel/lists/run-search.ts';
import { type Cursor, isOlder, newestFirst } from './list.repository.ts';

/** Search this many of the newest first: enough for common words. */
const firstConversations = 200;
/** Search this many if at least one in 25 matched; all matches would be too many. */
const recentConversations = 1_000;
const isOften = (found: number) => found * 25 >= firstConversations;

/** All words in one question with its answer, in one live message or in a callback name, or digits of the number. */
export interface SearchTerms {
  words: readonly string[];
  digits: string | null;
}

/** The newest matching conversations, at most `limit`. */
export function searchByText(sql: Sql, sought: SearchTerms, after: Cursor | null, limit: number): Promise<Cursor[]> {
  return runSearch(sql, (tx) => find(tx, sought, after, limit));
}

async function find(sql: AnySql, sought: SearchTerms, after: Cursor | null, limit: number): Promise<Cursor[]> {
  const place = sql`c.id, array[${micros(sql, sql`c.last_at`)}] as keys`;
  // The offset forces a lookup per row instead of a full scan.
  const among = (newest: number) => sql<Cursor[]>`
    select ${place}
    from (
      select * from app.conversations c where ${isOlder(sql, after)} ${newestFirst(sql)} limit ${newest}
    ) c
    where exists (select from app.chat_turns t where t.conversation_id = c.id and ${containsText(sql, sought)} offset 0)
      or exists (select from app.live_messages m where m.conversation_id = c.id and ${isWritten(sql, sought)} offset 0)
      or exists (select from app.hand_offs h where h.conversation_id = c.id and ${isLeftBy(sql, sought)} offset 0)
    ${newestFirst(sql)} limit ${limit}`;
  const first = await among(firstConversations);
  const recent = first.length < limit && isOften(first.length) ? await among(recentConversations) : first;
  if (recent.length === limit) return recent;
  // A separate set, so the planner doesn't scan all conversations in order.
  return sql<Cursor[]>`
    with found as materialized (
      select t.conversation_id as id from app.chat_turns t where ${containsText(sql, sought)}
      union select m.conversation_id from app.live_messages m where ${isWritten(sql, sought)}
      union select h.conversation_id from app.hand_offs h where ${isLeftBy(sql, sought)}
    )
    select ${place} from app.conversations c
    where c.id in (select id from found) and ${isOlder(sql, after)} ${newestFirst(sql)} limit ${limit}`;
}

function containsText(sql: AnySql, { words }: SearchTerms) {
  const said = sql`translate(lower(t.question || ' ' || t.answer), 'áéíóúüñ', 'aeiouun')`;
  return sql`(true ${words.map((word) => sql`and ${isIn(sql, said, word)}`)})`;
}

/** By the visitor or by staff. */
function isWritten(sql: AnySql, { words }: SearchTerms) {
  const text = sql`translate(lower(m.text), 'áéíóúüñ', 'aeiouun')`;
  return sql`(m.kind = 'text' ${words.map((word) => sql`and ${isIn(sql, text, word)}`)})`;
}

/**
 * The index uses trigrams, so shorter words match only at a word start. Words without letters skip the index, which would be scanned in
 * full.
 */
function isIn(sql: AnySql, said: Fragment, word: string) {
  if (/[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]/u.test(word)) return sql`${said} like ${folded(sql, contains(word))}`;
  if (!/[\p{L}\p{N}]/u.test(word)) return sql`(${said} || '') like ${folded(sql, contains(word))}`;
  const text = escapeLike(word);
  return sql`(${said} like ${folded(sql, `${text}%`)} or ${said} like ${folded(sql, `% ${text}%`)})`;
}

function isLeftBy(sql: AnySql, { words, digits }: SearchTerms) {
  const name = sql`translate(lower(h.name), 'áéíóúüñ', 'aeiouun')`;
  return sql`((true ${words.map((word) => sql`and ${isIn(sql, name, word)}`)})
    ${digits === null ? sql`` : sql`or h.phone like ${contains(digits)}`})`;
}

/** Must match the indexed form. */
const folded = (sql: AnySql, text: string) => sql`translate(lower(${text}), 'áéíóúüñ', 'aeiouun')`;
