import { conversationRoles } from '@rxweb/contracts/conversations';
import { storableText } from '@rxweb/contracts/shared/text';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type { Ports, StaffText, VisitorText } from '../../kernel/feature/ports.ts';

type Notices = Ports['notices'];

/** A visitor's text as a live message. Where no one is in the chat, it asks for a person: the assistant reads no texts. */
export async function postFromVisitor(
  notices: Notices,
  tx: TransactionSql,
  { conversationId, key, text, language }: VisitorText,
): Promise<boolean> {
  if (!(await lockOpen(tx, conversationId))) return false;
  const isNew = await insert(tx, conversationId, { author: 'visitor', key, text, language, staff: null });
  if (!isNew) return true;
  const [row] = await tx<{ answeredBy: string | null }[]>`
    update app.conversations set wanted_at = case when answered_by is null then coalesce(wanted_at, now()) end
    where id = ${conversationId} returning answered_by as "answeredBy"`;
  await notices.raise(
    tx,
    row?.answeredBy
      ? { kind: 'visitor_wrote', subject: conversationId, audience: { userId: row.answeredBy } }
      : { kind: 'person_wanted', subject: conversationId, audience: { roles: conversationRoles } },
  );
  await tx`select app.note_live_change(${conversationId})`;
  return true;
}

/** What staff texted from the inbox, so that the chat shows it, too. */
export async function postFromStaff(
  notices: Notices,
  tx: TransactionSql,
  { conversationId, key, text, language, staffId }: StaffText,
): Promise<boolean> {
  if (!(await lockOpen(tx, conversationId))) return false;
  const [staff] = await tx<{ name: string | null; role: string }[]>`
    select app.person_name(user_id) as name, role from app.staff where user_id = ${staffId}`;
  if (!staff) return false;
  const of = { id: staffId, name: staff.name ?? 'A colleague', role: staff.role };
  if (!(await insert(tx, conversationId, { author: 'staff', key, text, language, staff: of }))) return true;
  await tx`update app.conversations set wanted_at = null, offer_due_at = null where id = ${conversationId}`;
  for (const kind of ['person_wanted', 'visitor_wrote', 'urgent_chat'] as const)
    await notices.settle(tx, { kind, subject: conversationId });
  await tx`select app.note_live_change(${conversationId})`;
  return true;
}

/** Every writer of live messages locks the row first. False: there is none, or the visitor started over. */
async function lockOpen(tx: TransactionSql, id: string): Promise<boolean> {
  const [row] = await tx`select from app.conversations where id = ${id} and forgotten_at is null for no key update`;
  return row !== undefined;
}

interface NewLine {
  author: 'visitor' | 'staff';
  key: string;
  text: string;
  language: 'en' | 'es';
  staff: { id: string; name: string; role: string } | null;
}

/** False for a repeat. The row is locked. The inbox's own safety check has read it. */
async function insert(
  tx: TransactionSql,
  id: string,
  { author, key, text, language, staff }: NewLine,
): Promise<boolean> {
  const [known] = await tx`
    select from app.live_messages where conversation_id = ${id} and author = ${author} and client_key = ${key}`;
  if (known) return false;
  await tx`
    with next as (update app.conversations set live_seq = live_seq + 1, last_at = now() where id = ${id} returning live_seq)
    insert into app.live_messages (conversation_id, seq, author, kind, staff_id, staff_name, staff_role, text, channel, client_key, after_turn,
      language, checked_at)
    select ${id}, next.live_seq, ${author}, 'text', ${staff?.id ?? null}, ${staff?.name ?? null}, ${staff?.role ?? null},
      ${storableText(text)}, 'text', ${key}, (select max(t.id) from app.chat_turns t where t.conversation_id = ${id}), ${language}, now()
    from next`;
  return true;
}
