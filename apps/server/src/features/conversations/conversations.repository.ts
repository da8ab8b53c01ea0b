import type { ConversationSummary, ConversationTurn } from '@rxweb/contracts/conversations';
import type { ModelDisclosure } from '@rxweb/contracts/model-disclosure';
import { liveLimits } from '@rxweb/contracts/shared/limits';
import type { AnySql } from '@rxweb/platform/sql/sql';
import { findCallbacks } from './callbacks.repository.ts';
import { isOpen } from './list.repository.ts';

const questionChars = 200;

interface SummaryRow extends Omit<ConversationSummary, 'startedAt' | 'lastAt' | 'handOff' | 'live'> {
  startedAt: Date;
  lastAt: Date;
  live: ConversationSummary['live'] | null;
}

/** These conversations in order, each with its open callback request, or the newest. */
export async function findSummaries(sql: AnySql, ids: readonly string[]): Promise<ConversationSummary[]> {
  if (ids.length === 0) return [];
  const [rows, handOffs] = await Promise.all([selectSummaries(sql, ids), findCallbacks(sql, ids)]);
  return rows.map(({ startedAt, lastAt, live, ...row }) => ({
    ...row,
    ...(live && { live: { ...live, since: new Date(live.since).toISOString() } }),
    startedAt: startedAt.toISOString(),
    lastAt: lastAt.toISOString(),
    handOff: handOffs.find(({ conversationId }) => conversationId === row.id) ?? null,
  }));
}

/** The most urgent card counts. */
async function selectSummaries(sql: AnySql, ids: readonly string[]): Promise<SummaryRow[]> {
  const byGravity = sql`array['emergency', 'crisis', 'poison', 'pharmacist']`;
  return sql<SummaryRow[]>`
    select c.id, c.created_at as "startedAt", c.last_at as "lastAt", coalesce(newest.question, '') as "lastQuestion", said.turns, said.files,
      said.unanswered, (${byGravity})[least(said.gravest, live.gravest)] as care,
      case when c.answered_by is not null or c.wanted_at is not null then jsonb_build_object(
        'answeredBy', app.person(c.answered_by), 'since', coalesce(c.answered_since, c.wanted_at),
        'isVisitorHere', coalesce(p.visitor_at > now() - ${liveLimits.presenceMs} * interval '1 millisecond', false),
        'unseen', (select count(*)::int from app.live_messages m
          where m.conversation_id = c.id and m.author = 'visitor' and m.kind = 'text' and m.seq > coalesce(p.staff_seen, 0))) end as live
    from unnest(${[...ids]}::uuid[]) with ordinality wanted (id, place)
    join app.conversations c on c.id = wanted.id
    left join app.live_presence p on p.conversation_id = c.id
    cross join lateral (
      select count(*)::int as turns, coalesce(sum(jsonb_array_length(t.attachments)), 0)::int as files,
        count(*) filter (where ${isOpen(sql)})::int as unanswered, min(array_position(${byGravity}, t.care)) as gravest
      from app.chat_turns t where t.conversation_id = c.id
    ) said
    cross join lateral (
      select min(array_position(${byGravity}, m.care)) as gravest from app.live_messages m where m.conversation_id = c.id
    ) live
    left join lateral (
      select left(words.text, ${questionChars}) as question from (
        (select t.question as text, t.created_at from app.chat_turns t where t.conversation_id = c.id order by t.id desc limit 1)
        union all
        (select m.text, m.created_at from app.live_messages m
          where m.conversation_id = c.id and m.author = 'visitor' and m.kind = 'text' order by m.seq desc limit 1)) words
      order by words.created_at desc limit 1
    ) newest on true
    order by wanted.place`;
}

type TurnRow = Omit<ConversationTurn, 'at' | 'fileStates'> & { at: Date };

/** The newest turns, at most `limit`, oldest first. */
export async function findTurns(
  sql: AnySql,
  id: string,
  limit: number,
): Promise<Omit<ConversationTurn, 'fileStates'>[]> {
  const rows = await sql<TurnRow[]>`
    select t.id, t.created_at as at, t.question, t.attachments, t.answer, t.state, t.language, t.answered_by as "answeredBy", t.outcome,
      t.care, t.care_note as "careNote", t.care_reason as "careReason", t.intent, t.sources,
      (select count(*)::int from app.model_disclosures d where d.turn_id = t.id) as disclosures
    from app.chat_turns t where t.conversation_id = ${id} order by t.id desc limit ${limit}`;
  return rows.reverse().map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** What left for a language model with one turn, oldest first. */
export async function findDisclosures(sql: AnySql, conversation: string, turn: string): Promise<ModelDisclosure[]> {
  const rows = await sql<(Omit<ModelDisclosure, 'at'> & { at: Date })[]>`
    select d.at, d.purpose, d.vendor, d.model, d.texts, d.pictures
    from app.model_disclosures d join app.chat_turns t on t.id = d.turn_id
    where t.id = ${turn} and t.conversation_id = ${conversation} order by d.at, d.id`;
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
