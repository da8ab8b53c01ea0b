import type { CareCard, NoteKind, Source } from '@rxweb/contracts/chat';
import type { AnswerOutcome, answerers, CareReason } from '@rxweb/contracts/conversations';
import type { RestoredTurn } from '@rxweb/contracts/live/visitor';
import type { Language } from '@rxweb/contracts/shared/language';
import { storableText } from '@rxweb/contracts/shared/text';
import type { Attachment } from '@rxweb/contracts/uploads';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Visitor } from '../../kernel/http/visitor.ts';
import type { Turn } from './answerer.ts';
import { createDisclosureRepository, type DisclosureRepository } from './disclosures/disclosure.repository.ts';

export type TurnState = 'complete' | 'interrupted' | 'failed';

/** Earlier turns passed to an answer as context. */
const contextTurns = 6;

/** The visitor page's name for a conversation. `reset` starts a new context. */
export interface ConversationLabel {
  visitor: Visitor;
  chatId: string;
  reset: boolean;
  /** The visitor's screen; only its turns are context. Null for clients that name none. */
  screen: string | null;
}

/** An answer's context in the conversation. */
export interface Context {
  history: Turn[];
  /** Notes shown with those turns, oldest first; null for a turn without one. */
  notes: (NoteKind | null)[];
  /** The newest turn: its question, and whether it got a card for 911, Poison Control or 988 that the visitor may have set aside. */
  last: { question: string; wasUrgent: boolean } | null;
  /** A callback request is open. */
  waitsForPerson: boolean;
  /** A person answers, so the assistant says nothing. */
  isLive: boolean;
}

/** The stored part of an answer. */
export interface TurnRecord {
  state: TurnState;
  answer: string;
  answeredBy: (typeof answerers)[number] | null;
  outcome: AnswerOutcome | null;
  care: CareCard['tier'] | null;
  /** The note shown. */
  careNote: NoteKind | null;
  careReason: CareReason | null;
  intent: string | null;
  sources: Source[];
  /** What the visitor saw beside the text, for a reload. */
  shown: ShownParts | null;
}

export type ShownParts = Partial<Pick<RestoredTurn, 'card' | 'note' | 'suggestions' | 'handOff' | 'form'>>;

/** `turn` is null while a person answers the conversation: no turn begins. */
export interface StartedTurn {
  turn: string | null;
  conversation: string | null;
}

export interface AskedTurn {
  text: string;
  language: Language;
  attachments: readonly Attachment[];
}

export interface ChatRepository extends DisclosureRepository {
  /** The visitor's conversation with this label, created on first use. Null if it belongs to another visitor. */
  bindConversation(visitor: Visitor, chatId: string): Promise<string | null>;
  /** Earlier turns of the visitor's conversation, without the one in progress. */
  readContext(conversation: ConversationLabel): Promise<Context>;
  /** Stores a question, creating the conversation on first use; durable on return. Stores nothing while a person answers. */
  startTurn(conversation: ConversationLabel | null, asked: AskedTurn): Promise<StartedTurn>;
  /** False when a person joined meanwhile: then the answer doesn't count. */
  endTurn(turnId: string, record: TurnRecord): Promise<boolean>;
  /** A person who joins ends the turn. */
  isAnswering(turnId: string): Promise<boolean>;
  /** Marks turns a stopped server left unfinished. */
  interruptStaleTurns(): Promise<void>;
}

interface StoredTurn {
  question: string;
  answer: string;
  wasUrgent: boolean;
  /** Null for an unfinished answer: a retry shows the note again. */
  note: NoteKind | null;
}

export function createChatRepository(sql: Sql): ChatRepository {
  return {
    ...createDisclosureRepository(sql),

    async bindConversation(visitor, chatId) {
      const [known] = await sql<{ isMine: boolean }[]>`
        select visitor_hash = ${visitor.hash} as "isMine" from app.conversations where chat_id = ${chatId}
        order by "isMine" desc limit 1`;
      if (known && !known.isMine) return null;
      const [row] = await sql<[{ id: string }]>`
        insert into app.conversations as c (visitor_hash, chat_id) values (${visitor.hash}, ${chatId})
        on conflict (visitor_hash, chat_id) do update set last_at = now() returning id`;
      return row.id;
    },

    readContext: (conversation) => readContext(sql, conversation),

    async startTurn(conversation, { text, language, attachments }) {
      const files = sql.json(attachments.map((file) => ({ ...file })));
      if (!conversation) {
        const [alone] = await sql<[{ id: string }]>`
          insert into app.chat_turns (question, language, attachments) values (${text}, ${language}, ${files})
          returning id`;
        return { turn: alone.id, conversation: null };
      }
      const { visitor, chatId, reset, screen } = conversation;
      // The row is locked and read as it is now: who joins waits for this turn and ends it, or is in already.
      const [started] = await sql<[StartedTurn]>`
        with open as (
          insert into app.conversations as c (visitor_hash, chat_id) values (${visitor.hash}, ${chatId})
          on conflict (visitor_hash, chat_id)
            do update set last_at = now(), context_from = case when ${reset} then now() else c.context_from end
          returning id, answered_by),
        begun as (
          insert into app.chat_turns (conversation_id, screen, question, language, attachments)
          select open.id, ${screen}, ${text}, ${language}, ${files} from open where open.answered_by is null
          returning id)
        select open.id as conversation, begun.id as turn from open left join begun on true`;
      return started;
    },

    endTurn: (turnId, record) => endTurn(sql, turnId, record),

    async isAnswering(turnId) {
      const [row] = await sql`select from app.chat_turns where id = ${turnId} and state = 'answering'`;
      return row !== undefined;
    },

    async interruptStaleTurns() {
      await sql`
        update app.chat_turns set state = 'interrupted', ended_at = now()
        where state = 'answering' and created_at < now() - interval '5 minutes'`;
    },
  };
}

/**
 * Ends a turn under the lock of its conversation's row, so no answer counts from the moment that a person has joined.
 */
async function endTurn(sql: Sql, turnId: string, record: TurnRecord): Promise<boolean> {
  const { state, answer, answeredBy, outcome, care, careNote, careReason, intent, sources, shown } = record;
  const [ended] = await sql<{ isOwn: boolean }[]>`
    with open as (
      select c.answered_by from app.conversations c
      where c.id = (select conversation_id from app.chat_turns where id = ${turnId}) for no key update),
    speaks as (select not exists (select from open where open.answered_by is not null) as own)
    update app.chat_turns t
    set state = case when speaks.own and t.state = 'answering' then ${state} else 'interrupted' end,
      answer = ${storableText(answer)}, answered_by = ${answeredBy}, care = ${care}, care_note = ${careNote},
      outcome = case when speaks.own and t.state = 'answering' or ${care}::text is not null then ${outcome} end,
      intent = case when speaks.own and t.state = 'answering' then ${intent} end,
      care_reason = ${careReason && sql.json({ ...careReason })},
      sources = ${sql.json(sources.map((source) => ({ ...source })))},
      shown = ${shown && sql.json(JSON.parse(JSON.stringify(shown)))}, ended_at = coalesce(t.ended_at, clock_timestamp())
    from speaks where t.id = ${turnId}
    returning t.state <> 'interrupted' or ${state} = 'interrupted' as "isOwn"`;
  return ended?.isOwn ?? false;
}

async function readContext(sql: Sql, { visitor, chatId, reset, screen }: ConversationLabel): Promise<Context> {
  const [row] = await sql<{ waitsForPerson: boolean; isLive: boolean; turns: StoredTurn[] }[]>`
    select c.answered_by is not null as "isLive", exists (
        select from app.hand_offs h where h.conversation_id = c.id and h.done_at is null) as "waitsForPerson",
      coalesce((
        select jsonb_agg(
          jsonb_build_object('question', t.question, 'answer', t.answer, 'wasUrgent', t.urgent, 'note', t.note) order by t.id)
        from (
          select id, question, answer, case when state = 'complete' then care_note end as note,
            coalesce(care in ('emergency', 'poison', 'crisis') or (care_reason -> 'isSetAside')::boolean, false) as urgent
          from app.chat_turns
          where not ${reset} and conversation_id = c.id and screen is not distinct from ${screen}::text
            and created_at >= c.context_from and state <> 'answering'
          order by id desc limit ${contextTurns}) t), '[]') as turns
    from app.conversations c where visitor_hash = ${visitor.hash} and chat_id = ${chatId}`;
  const turns = row?.turns ?? [];
  const history = turns.flatMap(({ question, answer }): Turn[] => [
    { role: 'user', text: question },
    { role: 'assistant', text: answer },
  ]);
  const newest = turns.at(-1);
  return {
    history,
    notes: turns.map(({ note }) => note),
    last: newest ? { question: newest.question, wasUrgent: newest.wasUrgent } : null,
    waitsForPerson: row?.waitsForPerson ?? false,
    isLive: row?.isLive ?? false,
  };
}

/** Answers in so many days by page or fact. */
export async function countUses(sql: Sql, days: number): Promise<Map<string, number>> {
  const rows = await sql<{ intent: string; uses: number }[]>`
    select intent, count(*)::int as uses from app.chat_turns
    where intent is not null and created_at > now() - ${days} * interval '1 day' group by intent`;
  return new Map(rows.map(({ intent, uses }) => [intent, uses]));
}
