import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type { SmsDeps } from '../deps.ts';
import { findLegsOfPhone } from './legs.repository.ts';

export interface StaffReply {
  messageId: string;
  phone: string;
  body: string;
  staffId: string;
}

/** What staff text from the inbox shows in the conversation that continues by text, too. */
export async function mirrorInConversation(
  { conversations }: Pick<SmsDeps, 'conversations'>,
  tx: TransactionSql,
  { messageId, phone, body, staffId }: StaffReply,
): Promise<void> {
  const leg = (await findLegsOfPhone(tx, phone)).find(({ confirmedAt }) => confirmedAt !== null);
  if (!leg || !conversations || body.trim() === '') return;
  const { conversationId, language } = leg;
  const key = `text-${messageId}`;
  if (!(await conversations.postFromStaff(tx, { conversationId, key, text: body, language, staffId }))) return;
  await tx`
    insert into app.live_message_texts (message_id, live_id)
    select ${messageId}, m.id from app.live_messages m
    where m.conversation_id = ${conversationId} and m.author = 'staff' and m.client_key = ${key} on conflict do nothing`;
}
