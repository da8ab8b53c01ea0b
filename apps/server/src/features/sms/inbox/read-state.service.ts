import { inTransaction } from '@rxweb/backend';
import type { SmsMessage, SmsPerson } from '@rxweb/contracts/sms/messages';
import { writeNotes } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { findMessage } from '../messages.repository.ts';
import { type Actor, type InboxDeps, noteOf } from './inbox-deps.ts';
import { lockPerson, requirePerson } from './people.repository.ts';
import { markInbound, markLastUnread, markOneRead } from './read-state.repository.ts';

/** Marks what came in as read, once: again it only answers. What we sent has no such mark. */
export async function markMessageRead({ sql }: InboxDeps, actor: Actor, id: string): Promise<SmsMessage> {
  return inTransaction(sql, async (tx) => {
    const message = await findMessage(tx, id);
    if (message?.direction !== 'inbound' || message.person_id === null) throw new AppError('not_found');
    await lockPerson(tx, message.person_id);
    if (!(await markOneRead(tx, id))) return message;
    await writeNotes(tx, [noteOf(actor, 'sms_marked', message.person_id, `read, message ${id}`)]);
    return { ...message, status: 'read' };
  });
}

/** Marks all that somebody wrote as read; or the last of it as unread, so that the thread stands out again. */
export async function markThread(
  { sql }: InboxDeps,
  actor: Actor,
  personId: string,
  as: 'read' | 'unread',
): Promise<SmsPerson> {
  return inTransaction(sql, async (tx) => {
    await lockPerson(tx, personId);
    const isChanged = as === 'read' ? await markInbound(tx, personId) : await markLastUnread(tx, personId);
    if (isChanged) await writeNotes(tx, [noteOf(actor, 'sms_marked', personId, as)]);
    return requirePerson(tx, personId);
  });
}
