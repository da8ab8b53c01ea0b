import type { CareCard, NoteKind, Source } from '@rxweb/contracts/chat';
import type { AnswerOutcome, answerers, CareReason } from '@rxweb/contracts/conversations';
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
  /** Stores a question, creating the conversation on first use; durable on return. */
  startTurn(conversation: ConversationLabel | null, asked: AskedTurn): Promise<string>;
  endTurn(turnId: string, record: TurnRecord): Promise<void>;
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
        return alone.id;
      }
      const { visitor, chatId, reset, screen } = conversation;
      const [turn] = await sql<[{ id: string }]>`
        with open as (
          insert into app.conversations as c (visitor_hash, chat_id) values (${visitor.hash}, ${chatId})
          on conflict (visitor_hash, chat_id)
            do update set last_at = now(), context_from = case when ${reset} then now() else c.context_from end
          returning id)
        insert into app.chat_turns (conversation_id, screen, question, language, attachments)
        select open.id, ${screen}, ${text}, ${language}, ${files} from open
        returning id`;
      return turn.id;
    },

    async endTurn(turnId, { state, answer, answeredBy, outcome, care, careNote, careReason, intent, sources }) {
      await sql`
        update app.chat_turns
        set state = ${state}, answer = ${storableText(answer)}, answered_by = ${answeredBy}, outcome = ${outcome}, care = ${care},
          care_note = ${careNote}, care_reason = ${careReason && sql.json({ ...careReason })},
          intent = ${intent}, sources = ${sql.json(sources.map((source) => ({ ...source })))}, ended_at = now()
        where id = ${turnId}`;
    },

    async interruptStaleTurns() {
      await sql`
        update app.chat_turns set state = 'interrupted', ended_at = now()
        where state = 'answering' and created_at < now() - interval '5 minutes'`;
    },
  };
}

async function readContext(sql: Sql, { visitor, chatId, reset, screen }: ConversationLabel): Promise<Context> {
  const [row] = await sql<{ waitsForPerson: boolean; turns: StoredTurn[] }[]>`
    select exists (
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
  };
}

/** Answers in so many days by page or fact. */
export async function countUses(sql: Sql, days: number): Promise<Map<string, number>> {
  const rows = await sql<{ intent: string; uses: number }[]>`
    select intent, count(*)::int as uses from app.chat_turns
    where intent is not null and created_at > now() - ${days} * interval '1 day' group by intent`;
  return new Map(rows.map(({ intent, uses }) => [intent, uses]));
}
