import type { Language } from '@rxweb/contracts/shared/language';
import type { Sql } from '@rxweb/platform/sql/sql';

/** A stored callback request. */
export interface NewCallbackRequest {
  conversationId: string;
  name: string;
  /** E.164. */
  phone: string;
  message: string;
  language: Language;
  answerBy: Date | null;
}

export interface CallbackRepository {
  /** Saves the request, replacing an open one of the conversation; returns its id. */
  leave(handOff: NewCallbackRequest): Promise<string>;
}

export function createCallbackRepository(sql: Sql): CallbackRepository {
  return {
    async leave({ conversationId, name, phone, message, language, answerBy }) {
      const [row] = await sql<[{ id: string }]>`
        insert into app.hand_offs (conversation_id, name, phone, message, language, answer_by)
        values (${conversationId}, ${name}, ${phone}, ${message}, ${language}, ${answerBy})
        on conflict (conversation_id) where done_at is null do update
          set name = excluded.name, phone = excluded.phone, message = excluded.message, language = excluded.language,
            answer_by = excluded.answer_by, created_at = now()
        returning id`;
      return row.id;
    },
  };
}
