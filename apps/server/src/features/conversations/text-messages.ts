import { conversationRoles } from '@rxweb/contracts/conversations';
import type { Role } from '@rxweb/contracts/shared/roles';
import { isNoteDue } from '@rxweb/domain/safety/note-due';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type { StaffText, TextShown, VisitorText } from '../../kernel/feature/ports.ts';
import { byId, lockAnswering } from './live/answering-row.ts';
import type { LiveDeps } from './live/live-deps.ts';
import { addMessage, findByKey, findNotesShown } from './live/messages.repository.ts';
import { noteChange } from './live/state.repository.ts';
import { settleUrgent } from './live/urgent-chat.ts';
import { addShown } from './live/visitor-messages.ts';

type Deps = { ports: Pick<LiveDeps['ports'], 'notices'> };

/** A visitor's text as a live message. Where no one is in, it asks for a person: the assistant reads no texts. */
export async function postFromVisitor(
  deps: Deps,
  tx: TransactionSql,
  { conversationId, key, text, language, shown }: VisitorText,
): Promise<boolean> {
  const row = await lockOpen(tx, conversationId);
  if (!row) return false;
  if (await findByKey(tx, conversationId, 'visitor', key)) return true;
  await addMessage(tx, conversationId, {
    ...{ author: 'visitor', kind: 'text', text, key, language, channel: 'text' },
    // The inbox's own check has read it.
    isChecked: true,
  });
  if (shown) await addShown(deps, tx, conversationId, language, await withDueNote(tx, conversationId, shown));
  const { notices } = deps.ports;
  if (row.answeredBy) {
    const audience = { userId: row.answeredBy };
    await notices.raise(tx, { kind: 'visitor_wrote', subject: conversationId, audience });
  } else {
    await tx`update app.conversations set wanted_at = coalesce(wanted_at, now()) where id = ${conversationId}`;
    const audience = { roles: conversationRoles };
    await notices.raise(tx, { kind: 'person_wanted', subject: conversationId, audience, isAskedAgain: true });
  }
  await noteChange(tx, conversationId);
  return true;
}

async function withDueNote(tx: TransactionSql, conversation: string, shown: TextShown): Promise<TextShown> {
  if (!shown.note || isNoteDue(shown.note.kind, await findNotesShown(tx, conversation))) return shown;
  return { ...shown, note: null };
}

/** What staff texted from the inbox, so that the chat shows it, too. */
export async function postFromStaff(
  { ports }: Deps,
  tx: TransactionSql,
  { conversationId, key, text, language, staffId }: StaffText,
): Promise<boolean> {
  if (!(await lockOpen(tx, conversationId))) return false;
  const [staff] = await tx<{ name: string | null; role: Role }[]>`
    select app.person_name(user_id) as name, role from app.staff where user_id = ${staffId}`;
  if (!staff) return false;
  if (await findByKey(tx, conversationId, 'staff', key)) return true;
  const by = { id: staffId, name: staff.name ?? 'A colleague', role: staff.role };
  await addMessage(tx, conversationId, {
    ...{ author: 'staff', kind: 'text', text, key, language, channel: 'text', staff: by },
  });
  await tx`update app.conversations set wanted_at = null, offer_due_at = null where id = ${conversationId}`;
  for (const kind of ['person_wanted', 'visitor_wrote'] as const)
    await ports.notices.settle(tx, { kind, subject: conversationId });
  await settleUrgent({ ports }, tx, conversationId);
  await noteChange(tx, conversationId);
  return true;
}

/** Every writer of live messages locks the row first. Null: there is none, or the visitor started over. */
async function lockOpen(tx: TransactionSql, id: string) {
  const row = await lockAnswering(tx, byId(tx, id));
  return row?.isForgotten ? null : row;
}
