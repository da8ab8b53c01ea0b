import { liveLimits, smsLimits } from '@rxweb/contracts/shared/limits';
import { splitText } from '@rxweb/domain/sms/split-text';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { describeError } from '../../../kernel/log/describe-error.ts';
import type { SmsDeps } from '../deps.ts';
import { dispatchFirst } from '../outbound/dispatch.ts';
import { endOfQuietHours, lockRecipient, queueText } from '../outbound/outbox.repository.ts';
import { checkSendingLimits } from '../outbound/sending-limits.repository.ts';

export type TextLiveDeps = SmsDeps & { publicUrl: string };

interface Due {
  conversationId: string;
  phone: string;
  language: 'en' | 'es';
  after: string;
}

const batchSize = 20;
const retryMs = 60_000;

/**
 * Texts what administrators wrote in conversations that continue by text, once the visitor has left the page. Each message is one transaction under a row lock.
 */
export async function textLiveMessages(deps: TextLiveDeps): Promise<void> {
  const due = await findDue(deps.sql);
  await Promise.all(due.map(({ consentId }) => textConversation(deps, consentId)));
}

/** In order: the next one leaves after the carrier has the one before. */
async function textConversation(deps: TextLiveDeps, consentId: string): Promise<void> {
  try {
    for (let n = 0; n < batchSize; n++) {
      const texts = await inTransaction(deps.sql, (tx) => textNext(deps, tx, consentId));
      if (texts === null) return;
      for (const id of texts) await dispatchFirst(deps, [id]);
    }
  } catch (error) {
    // The store's limit of texts, mostly.
    deps.log.warn({ failure: describeError(error) }, 'couldn’t text a live message');
    await deps.sql`
      update app.conversations_by_text set next_at = now() + ${retryMs} * interval '1 millisecond' where consent_id = ${consentId}`;
  }
}

/** Confirmed, with unseen words of staff, and no visitor on the page. */
function findDue(sql: Sql): Promise<{ consentId: string }[]> {
  return sql<{ consentId: string }[]>`
    select l.consent_id as "consentId" from app.conversations_by_text l join app.text_consents t on t.id = l.consent_id
      join app.conversations c on c.id = l.conversation_id left join app.live_presence p on p.conversation_id = l.conversation_id
    where t.confirmed_at is not null and t.withdrawn_at is null and c.live_seq > l.texted_seq and l.next_at <= now()
      and coalesce(p.visitor_at, '-infinity') < now() - ${liveLimits.presenceMs} * interval '1 millisecond'
    order by l.next_at limit ${batchSize}`;
}

/** Queues the next message; returns its texts that may leave now. Null: none left, or another server has the conversation. */
async function textNext(deps: TextLiveDeps, tx: TransactionSql, consentId: string): Promise<string[] | null> {
  const [leg] = await tx<Due[]>`
    select l.conversation_id as "conversationId", l.phone, t.language,
      greatest(l.texted_seq, coalesce((select visitor_seen from app.live_presence p where p.conversation_id = l.conversation_id), 0)) as after
    from app.conversations_by_text l join app.text_consents t on t.id = l.consent_id
    where l.consent_id = ${consentId} and t.confirmed_at is not null and t.withdrawn_at is null for update of l skip locked`;
  if (!leg) return null;
  const [message] = await tx<LiveMessage[]>`
    select m.id, m.seq, m.text, m.staff_id as "staffId", jsonb_array_length(m.attachments) as files,
      m.author = 'staff' and m.kind = 'text' and m.channel = 'chat' and s.role is not distinct from 'admin' as "isTexted"
    from app.live_messages m left join app.staff s on s.user_id = m.staff_id
    where m.conversation_id = ${leg.conversationId} and m.seq > ${leg.after} order by m.seq limit 1`;
  if (!message) return null;
  await tx`update app.conversations_by_text set texted_seq = ${message.seq} where consent_id = ${consentId}`;
  return message.isTexted ? queueParts(deps, tx, leg, message) : [];
}

interface LiveMessage {
  id: string;
  seq: string;
  text: string;
  staffId: string;
  files: number;
  /** Free words by text are for administrators alone (design 2, section 2). */
  isTexted: boolean;
}

async function queueParts(deps: TextLiveDeps, tx: TransactionSql, leg: Due, message: LiveMessage): Promise<string[]> {
  const person = await lockRecipient(tx, leg.phone);
  if (person.isOptedOut) return [];
  const notBefore = endOfQuietHours(deps, person);
  const more = message.files > 0 ? withFiles[leg.language](deps.publicUrl) : '';
  const whole = [message.text, more].filter((part) => part !== '').join(' ');
  const queued: string[] = [];
  for (const body of splitText(whole, smsLimits.maxChars)) {
    await checkSendingLimits(tx);
    const text = { from: deps.carrier?.from ?? null, to: leg.phone, body, sentBy: message.staffId, pictures: [] };
    const id = await queueText(tx, { ...text, notBefore, retryOf: null });
    // The inbox shows parts in order.
    await tx`update public.messages set created_at = clock_timestamp() where id = ${id}`;
    await tx`insert into app.live_message_texts (message_id, live_id) values (${id}, ${message.id})`;
    queued.push(id);
  }
  return notBefore === null ? queued : [];
}

/** Files stay in the chat: texts aren't encrypted. */
const withFiles = {
  en: (url: string) => `There is a file for you in our chat: ${url}`,
  es: (url: string) => `Hay un archivo para usted en nuestro chat: ${url}`,
};
