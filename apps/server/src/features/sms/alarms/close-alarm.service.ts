import type { SmsAlarm } from '@rxweb/contracts/sms/alarms';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { auditEntryFor, writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import type { InboxDeps } from '../deps.ts';
import { lockPerson } from '../inbox/people.repository.ts';
import { closeAlarms, findAlarm } from './alarms.repository.ts';

/**
 * Closes an alarm in the actor's name, and the urgent chat of its text. Repeating it changes nothing. Throws `invalid_input` for a danger without what was done, and
 * `conflict` with the alarm when someone else closed it first.
 */
export async function closeAlarm(deps: InboxDeps, actor: Actor, id: string, typed: string): Promise<SmsAlarm> {
  const { sql, now, conversations, notices } = deps;
  const done = typed.trim();
  return inTransaction(sql, async (tx) => {
    const found = await findAlarm(tx, id);
    if (!found) throw new AppError('not_found');
    if (found.level === 'danger' && done === '') {
      const message = 'Write what was done.';
      throw new AppError('invalid_input', { message, issues: [{ path: 'body.done', message }] });
    }
    await lockPerson(tx, found.personId);
    const closing = { byId: actor.userId, done, at: now() };
    const closed = await closeAlarms(tx, found, closing);
    const alarm = await findAlarm(tx, id);
    if (!alarm?.closed) throw new AppError('not_found');
    if (closed.includes(id)) {
      const chats = (await conversations?.closeUrgentOf(tx, closed, closing)) ?? [];
      // A chat erased at this instant leaves its dangers to the inbox.
      for (const ended of closed)
        await notices.settle(tx, { kind: 'urgent_text', subject: `${alarm.personId}/${ended}` });
      const what = [`alarm ${id}, ${alarm.kind}`, ...chats.map((chat) => `urgent chat ${chat}`)].join(', ');
      await writeAuditEntries(tx, [auditEntryFor(actor, 'sms_alarm_closed', alarm.personId, what)]);
      return alarm;
    }
    const isOwn = alarm.closed.by.id === actor.userId && alarm.closed.done === done;
    if (!isOwn)
      throw new AppError('conflict', { message: 'Someone else already closed this alarm.', current: { alarm } });
    return alarm;
  });
}
