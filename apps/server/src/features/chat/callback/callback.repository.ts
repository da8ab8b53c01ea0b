import { conversationRoles } from '@rxweb/contracts/conversations';
import type { Language } from '@rxweb/contracts/shared/language';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { Ports } from '../../../kernel/feature/ports.ts';

/** A stored callback request. */
export interface NewCallbackRequest {
  conversationId: string;
  name: string;
  /** E.164. */
  phone: string;
  message: string;
  /** The words that the visitor agreed to; null without agreement. */
  textConsent: string | null;
  language: Language;
  answerBy: Date | null;
}

export interface CallbackRepository {
  /** Saves the request, replacing an open one of the conversation; returns its id. */
  leave(handOff: NewCallbackRequest): Promise<string>;
}

const audience = { roles: conversationRoles };

export function createCallbackRepository(sql: Sql, { raise }: Pick<Ports['notices'], 'raise'>): CallbackRepository {
  return {
    async leave({ conversationId, name, phone, message, textConsent, language, answerBy }) {
      return inTransaction(sql, async (tx) => {
        const [row] = await tx<[{ id: string }]>`
        insert into app.hand_offs (conversation_id, name, phone, message, text_consent, language, answer_by)
        values (${conversationId}, ${name}, ${phone}, ${message}, ${textConsent}, ${language}, ${answerBy})
        on conflict (conversation_id) where done_at is null do update
          set name = excluded.name, phone = excluded.phone, message = excluded.message,
            text_consent = excluded.text_consent, language = excluded.language, answer_by = excluded.answer_by, created_at = now()
        returning id`;
        await raise(tx, { kind: 'callback', subject: row.id, audience, dueAt: answerBy, isAskedAgain: true });
        return row.id;
      });
    },
  };
}
