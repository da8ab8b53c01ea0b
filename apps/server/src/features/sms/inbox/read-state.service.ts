import type { SmsMessage, SmsPerson } from '@rxweb/contracts/sms/messages';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { auditEntryFor, writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import type { InboxDeps } from '../deps.ts';
import { findMessage } from '../messages.repository.ts';
import { lockPerson, requirePerson } from './people.repository.ts';

/** Marks an inbound message as read; repeating it changes nothing. */
export async function markMessageRead({ sql }: InboxDeps, actor: Actor, id: string): Promise<SmsMessage> {
  return inTransaction(sql, async (tx) => {
    const message = await findMessage(tx, id);
    if (message?.direction !== 'inbound' || message.person_id === null) throw new AppError('not_found');
    await lockPerson(tx, message.person_id);
    if (!(await markOneRead(tx, id))) return message;
    await writeAuditEntries(tx, [auditEntryFor(actor, 'sms_marked', message.person_id, `read, message ${id}`)]);
    return { ...message, status: 'read' };
  });
}

/** Marks all inbound messages as read, or the last one as unread so that the thread shows up again. */
export async function markThread(
  { sql }: InboxDeps,
  actor: Actor,
  personId: string,
  as: 'read' | 'unread',
): Promise<SmsPerson> {
  return inTransaction(sql, async (tx) => {
    await lockPerson(tx, personId);
    if (await markAs(tx, personId, as)) await writeAuditEntries(tx, [auditEntryFor(actor, 'sms_marked', personId, as)]);
    return requirePerson(tx, personId);
  });
}

/** The person is locked. Returns whether it changed anything. */
export function markAs(tx: TransactionSql, personId: string, as: 'read' | 'unread'): Promise<boolean> {
  return as === 'read' ? markInbound(tx, personId) : markLastUnread(tx, personId);
}

/** Each returns whether it changed anything. */
async function markOneRead(tx: TransactionSql, id: string): Promise<boolean> {
  const { count } = await tx`
    update public.messages set status = 'read' where id = ${id} and direction = 'inbound' and status <> 'read'`;
  return count > 0;
}

async function markInbound(tx: TransactionSql, personId: string): Promise<boolean> {
  const { count } = await tx`
    update public.messages set status = 'read' where person_id = ${personId} and direction = 'inbound' and status <> 'read'`;
  return count > 0;
}

async function markLastUnread(tx: TransactionSql, personId: string): Promise<boolean> {
  const { count } = await tx`
    update public.messages set status = 'delivered' where status = 'read' and id = (
      select m.id from public.messages m
      where m.person_id = ${personId} and m.direction = 'inbound' order by m.created_at desc, m.id limit 1)`;
  return count > 0;
}
