import { maxDeliveryAttempts } from '@rxweb/contracts/shared/limits';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';

export interface OutboxRow {
  id: string;
  chatId: string;
  text: string;
  createdAt: Date;
}

const batchSize = 20;

/** Saves a message once, tied to the newest turn with that text; without one, the same text within ten minutes is a repeat. */
export async function keepMessage(sql: Sql, conversationId: string, text: string): Promise<void> {
  await inTransaction(sql, async (tx) => {
    // Parallel repeats wait here.
    await tx`select from app.conversations where id = ${conversationId} for update`;
    const [turn = { id: null }] = await tx<{ id: string }[]>`
      select id from app.chat_turns where conversation_id = ${conversationId} and question = ${text}
      order by id desc limit 1`;
    const [alike] = await tx<{ id: string }[]>`
      select id from app.pipeline_outbox
      where conversation_id = ${conversationId} and text = ${text}
        and (turn_id = ${turn.id} or (turn_id is null and created_at > now() - interval '10 minutes'))
      order by turn_id nulls last limit 1`;
    if (!alike)
      await tx`
        insert into app.pipeline_outbox (conversation_id, text, turn_id) values (${conversationId}, ${text}, ${turn.id})`;
    else if (turn.id) await tx`update app.pipeline_outbox set turn_id = ${turn.id} where id = ${alike.id}`;
  });
}

/** Claims due rows by postponing their next attempt. The delay starts at 20 s and doubles up to an hour, with jitter. */
export async function takeDue(sql: Sql): Promise<OutboxRow[]> {
  return sql<OutboxRow[]>`
    update app.pipeline_outbox o
    set attempts = attempts + 1,
        next_attempt_at = now()
          + least(interval '1 hour', interval '20 seconds' * power(2, least(attempts, 9))) * (0.8 + 0.4 * random())
    from app.conversations c
    where c.id = o.conversation_id and o.id in (
      select id from app.pipeline_outbox
      where delivered_at is null and next_attempt_at <= now() and attempts < ${maxDeliveryAttempts}
      order by next_attempt_at limit ${batchSize} for update skip locked)
    returning o.id, c.chat_id as "chatId", o.text, o.created_at as "createdAt"`;
}

export async function markDelivered(sql: Sql, id: string): Promise<void> {
  await sql`update app.pipeline_outbox set delivered_at = now() where id = ${id}`;
}
