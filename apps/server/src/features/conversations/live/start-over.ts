import { randomBytes } from 'node:crypto';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { Visitor } from '../../../kernel/http/visitor.ts';
import { lockAnswering, ofVisitor } from './answering-row.ts';
import type { LiveDeps } from './live-deps.ts';
import { addMessage } from './messages.repository.ts';
import { closeUrgent, endAnswering } from './person-wanted.ts';

/**
 * Cuts a conversation off from its visitor: in one transaction, nothing opens it any more. {@link eraseForgotten} deletes the rest.
 */
export async function startOver(
  deps: LiveDeps,
  visitor: Visitor,
  chatId: string,
  screen: string | null,
): Promise<void> {
  const id = await inTransaction(deps.sql, async (tx) => {
    const row = await lockAnswering(tx, ofVisitor(tx, visitor.hash, chatId));
    if (!row) return null;
    const [last] = await tx<[{ turn: string | null; hasTurns: boolean }]>`
      select max(id) filter (where ${screen}::text is null or screen = ${screen}) as turn, count(*) > 0 as "hasTurns"
      from app.chat_turns where conversation_id = ${row.id}`;
    // Nothing was said on this screen, so there is nothing to forget.
    if (last.hasTurns && last.turn === null) return null;
    if (row.answeredBy !== null || row.wantedAt !== null) {
      await addMessage(tx, row.id, { author: 'visitor', kind: 'ended', isChecked: true });
      await endAnswering(deps, tx, row.id);
    }
    await closeUrgent(deps, tx, row.id);
    await deps.ports.sms.endByText(tx, row.id);
    await tx`
      update app.conversations set visitor_hash = ${randomBytes(32)}, forgotten_at = now() where id = ${row.id}`;
    await tx`
      update app.capabilities c set revoked_at = now()
      from app.live_messages m cross join jsonb_array_elements(m.attachments) f
      where m.conversation_id = ${row.id} and c.kind = 'visitor_file' and c.revoked_at is null
        and c.target = (f ->> 'bucket') || '/' || (f ->> 'path')`;
    const later = await tx`
      select from app.chat_turns where conversation_id = ${row.id} and id > ${last.turn ?? '0'} limit 1`;
    if (later.length === 0) return row.id;
    const [next] = await tx<[{ id: string }]>`
      insert into app.conversations (visitor_hash, chat_id) values (${visitor.hash}, ${chatId}) returning id`;
    await tx`
      with moved as (
        update app.chat_turns set conversation_id = ${next.id} where conversation_id = ${row.id} and id > ${last.turn ?? '0'} returning id)
      update app.pipeline_outbox o set conversation_id = ${next.id} from moved where o.turn_id = moved.id`;
    return row.id;
  });
  if (id !== null) deps.hub.changed(id);
}

/** How long an emergency stays for staff although its visitor started over. */
const emergencyDays = 7;

/** Erases conversations that visitors left behind and staff don't need: no open callback, no messages of staff, no new emergency. */
export async function eraseForgotten(
  sql: Sql,
  eraseConversation: (id: string) => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  const rows = await sql<{ id: string }[]>`
    select c.id from app.conversations c
    where c.forgotten_at is not null and (c.care_at is null or c.care_at < now() - ${emergencyDays} * interval '1 day')
      and not exists (select from app.hand_offs h where h.conversation_id = c.id and h.done_at is null)
      and not exists (select from app.live_messages m where m.conversation_id = c.id and m.author = 'staff' and m.kind = 'text')
    order by c.forgotten_at limit 100`;
  for (const { id } of rows) {
    if (signal.aborted) return;
    await eraseConversation(id);
  }
}
