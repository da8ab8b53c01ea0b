import type { CareCard, Source } from '@rxweb/contracts/chat';
import type { AnswerOutcome, answerers } from '@rxweb/contracts/conversations';
import type { Language } from '@rxweb/contracts/language';
import { storableText } from '@rxweb/contracts/text';
import type { Attachment } from '@rxweb/contracts/uploads';
import type postgres from 'postgres';
import type { Visitor } from '../../http/visitor.ts';
import type { Turn } from './answerer.ts';

export type TurnState = 'complete' | 'interrupted' | 'failed';

/** How many earlier turns give an answer its context. */
const contextTurns = 6;

export interface OpenConversation {
  id: string;
  /** A message for a person waits here. */
  waitsForPerson: boolean;
}

/** What is kept of an answer. */
export interface TurnRecord {
  state: TurnState;
  answer: string;
  answeredBy: (typeof answerers)[number] | null;
  outcome: AnswerOutcome | null;
  care: CareCard['tier'] | null;
  intent: string | null;
  sources: Source[];
}

export interface AskedTurn {
  text: string;
  language: Language;
  attachments: readonly Attachment[];
}

export interface ChatRepository {
  /** The visitor's conversation of that label, made at its first use. `reset` forgets what was said before. */
  openConversation(visitor: Visitor, chatId: string, reset: boolean): Promise<OpenConversation>;
  /**
   * The visitor's conversation of that label for a message that is no question, made at its first use. Null when only another visitor has one of
   * that label.
   */
  bindConversation(visitor: Visitor, chatId: string): Promise<string | null>;
  history(conversationId: string): Promise<Turn[]>;
  /** Stores a question; it is durable when this returns. */
  startTurn(conversationId: string | null, asked: AskedTurn): Promise<string>;
  endTurn(turnId: string, record: TurnRecord): Promise<void>;
  /** Marks turns that a stopped server left unfinished. */
  interruptStaleTurns(): Promise<void>;
}

export function createChatRepository(sql: postgres.Sql): ChatRepository {
  const repository: ChatRepository = {
    async openConversation(visitor, chatId, reset) {
      const [row] = await sql<[OpenConversation]>`
        insert into app.conversations as c (visitor_hash, chat_id) values (${visitor.hash}, ${chatId})
        on conflict (visitor_hash, chat_id)
          do update set last_at = now(), context_from = case when ${reset} then now() else c.context_from end
        returning id, exists (
          select from app.hand_offs h where h.conversation_id = c.id and h.done_at is null
        ) as "waitsForPerson"`;
      return row;
    },

    async bindConversation(visitor, chatId) {
      const [known] = await sql<{ isMine: boolean }[]>`
        select visitor_hash = ${visitor.hash} as "isMine" from app.conversations where chat_id = ${chatId}
        order by "isMine" desc limit 1`;
      if (known && !known.isMine) return null;
      return (await repository.openConversation(visitor, chatId, false)).id;
    },

    async history(conversationId) {
      const rows = await sql<{ question: string; answer: string }[]>`
        select t.question, t.answer
        from app.chat_turns t join app.conversations c on c.id = t.conversation_id
        where t.conversation_id = ${conversationId} and t.created_at >= c.context_from and t.state <> 'answering'
        order by t.id desc limit ${contextTurns}`;
      return rows.reverse().flatMap(({ question, answer }): Turn[] => [
        { role: 'user', text: question },
        { role: 'assistant', text: answer },
      ]);
    },

    async startTurn(conversationId, { text, language, attachments }) {
      const [row] = await sql<[{ id: string }]>`
        insert into app.chat_turns (conversation_id, question, language, attachments)
        values (${conversationId}, ${text}, ${language}, ${sql.json(attachments.map((file) => ({ ...file })))})
        returning id`;
      return row.id;
    },

    async endTurn(turnId, { state, answer, answeredBy, outcome, care, intent, sources }) {
      await sql`
        update app.chat_turns
        set state = ${state}, answer = ${storableText(answer)}, answered_by = ${answeredBy}, outcome = ${outcome}, care = ${care},
          intent = ${intent}, sources = ${sql.json(sources.map((source) => ({ ...source })))}, ended_at = now()
        where id = ${turnId}`;
    },

    async interruptStaleTurns() {
      await sql`
        update app.chat_turns set state = 'interrupted', ended_at = now()
        where state = 'answering' and created_at < now() - interval '5 minutes'`;
    },
  };
  return repository;
}
