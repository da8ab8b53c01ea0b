import type { Sql } from '@rxweb/platform/sql/sql';
import { firstNames, lastNames } from '../tools/names.ts';

/** Questions and answers of some words; `refill` is in every fourth. */
const subjects =
  'hours delivery parking insurance vaccine shoes transfer copay compounding drive-thru holiday flu shingles blister packs'.split(
    ' ',
  );
const answer =
  'Yes, we do. Bring your card and come by while we are open; the pharmacist looks at it with you and tells you what it costs before anything is filled. You can also call us.';

export const needle = 'ketoconazole';
/** Only in what a person and a visitor wrote to each other. */
export const liveNeedle = 'terbinafine';
const needles = 40;
/** Conversations are erased after 90 days. */
const days = 80;

/**
 * Puts conversations of two questions each into a database of the product's schema, the newest first, as the chat writes them: of a hundred
 * six show a card, ten have an open question, six wait for a call, and in ten a person answered.
 */
export async function fillConversations(sql: Sql, conversations: number): Promise<void> {
  const ago = sql`numbers.n * ${(days * 86_400) / conversations}::float8 * interval '1 second'`;
  await sql`
    insert into app.conversations (visitor_hash, chat_id, created_at, last_at)
    select sha256((n / 2)::text::bytea), 'chat-' || (1700000000000 + n), now() - ${ago}, now() - ${ago}
    from generate_series(0, ${conversations - 1}::int) numbers (n)`;
  // The indexes of words are made at the end, as a restored database makes them: the rows are the same, in a third of the time.
  const [{ words, liveWords }] = await sql<[{ words: string; liveWords: string }]>`
    select pg_get_indexdef('app.chat_turns_by_words'::regclass) as words,
      pg_get_indexdef('app.live_messages_by_words'::regclass) as "liveWords"`;
  await sql`drop index app.chat_turns_by_words, app.live_messages_by_words`;
  await sql`
    insert into app.chat_turns (conversation_id, question, answer, state, created_at, ended_at, answered_by, outcome, care)
    select c.id,
      'Hello, do you have ' || (${subjects}::text[])[1 + (numbers.n * 7 + turn) % ${subjects.length}]
        || case when numbers.n % 4 = 0 then ' and a refill' else '' end
        || case when numbers.n % ${conversations / needles} = 3 then ' for ${sql.unsafe(needle)}' else '' end || ' on day ' || numbers.n || '?',
      ${answer}, 'complete', c.created_at, c.created_at, 'local',
      case when turn = 1 and numbers.n % 10 = 5 then 'unknown' else 'answered' end,
      case when turn = 1 and numbers.n % 16 = 7 then 'emergency' end
    from generate_series(0, ${conversations - 1}::int) numbers (n)
    join app.conversations c on c.visitor_hash = sha256((n / 2)::text::bytea) and c.chat_id = 'chat-' || (1700000000000 + n)
    cross join generate_series(0, 1) turn`;
  await fillLive(sql, conversations);
  await sql`set maintenance_work_mem = '512MB'`;
  await sql.unsafe(words);
  await sql.unsafe(liveWords);
  await sql`
    insert into app.hand_offs (conversation_id, name, phone, message, created_at, answer_by, done_at)
    select c.id, (${firstNames}::text[])[1 + n % ${firstNames.length}] || ' ' || (${lastNames}::text[])[1 + (n / 12) % ${lastNames.length}] || '-' || n,
      '+1612' || lpad((2000000 + n)::text, 7, '0'), 'Please call me about my order.', c.created_at,
      case when n % 3 > 0 then c.created_at + interval '1 day' end, case when n % 2 = 0 then c.created_at + interval '1 hour' end
    from generate_series(0, ${conversations - 1}::int) numbers (n)
    join app.conversations c on c.visitor_hash = sha256((n / 2)::text::bytea) and c.chat_id = 'chat-' || (1700000000000 + n)
    where n % 8 in (1, 4)`;
  for (const table of ['conversations', 'chat_turns', 'hand_offs', 'live_messages'])
    await sql`vacuum (analyze) app.${sql(table)}`;
}

/** Six messages each, from both sides in turn. */
async function fillLive(sql: Sql, conversations: number): Promise<void> {
  await sql`
    insert into app.live_messages (conversation_id, seq, author, kind, staff_id, staff_name, staff_role, text, checked_at, created_at)
    select c.id, line, case line % 2 when 1 then 'visitor' else 'staff' end, 'text',
      case line % 2 when 0 then '00000000-0000-4000-8000-000000000001'::uuid end, case line % 2 when 0 then 'Dana Okafor' end,
      case line % 2 when 0 then 'pharmacist' end,
      case line % 2 when 1 then 'Can I get my ' || (${subjects}::text[])[1 + (numbers.n * 5 + line) % ${subjects.length}]
          || case when line = 3 and numbers.n % ${conversations / needles} = 7 then ' with ${sql.unsafe(liveNeedle)}' else '' end || ' today?'
        else 'Yes, we have it here. Come by before we close, and bring your card.' end,
      c.created_at, c.created_at + line * interval '1 minute'
    from generate_series(0, ${conversations - 1}::int) numbers (n)
    join app.conversations c on c.visitor_hash = sha256((n / 2)::text::bytea) and c.chat_id = 'chat-' || (1700000000000 + n)
    cross join generate_series(1, 6) line
    where numbers.n % 10 = 7 or numbers.n % ${conversations / needles} = 7`;
  await sql`
    update app.conversations c set live_seq = 6 where exists (select from app.live_messages m where m.conversation_id = c.id)`;
}
