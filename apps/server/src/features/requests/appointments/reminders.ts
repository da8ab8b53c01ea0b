import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { requestText } from '@rxweb/domain/requests/text-templates';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { instantOf, instantsOfDay, storeDate } from '@rxweb/domain/store/opening-hours';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { Ports } from '../../../kernel/feature/ports.ts';
import { insertEvent } from '../events.repository.ts';

interface ReminderDeps {
  sql: Sql;
  store: StoreInfo;
  now(): Date;
  sms: Pick<Ports['sms'], 'queueProgramText' | 'mayText'>;
}

/** A run's share, so that reminders leave room for automatic replies, which have an hourly limit. */
const batchSize = 5;
export const reminderEveryMs = 10 * 60_000;
const [firstTime, lastTime] = ['10:00', '20:00'];
/** Someone who booked just now knows. */
const freshHours = 2;

/** Queues a text the day before each appointment, once, for those who agreed to texts. */
export async function sendReminders(deps: ReminderDeps, signal: AbortSignal): Promise<void> {
  const { sql, store } = deps;
  const now = deps.now();
  const today = storeDate(store, now);
  if (now < instantOf(store, today, firstTime) || now >= instantOf(store, today, lastTime)) return;
  const { from, to } = instantsOfDay(store, addDays(today, 1));
  const due = await sql<{ id: string }[]>`
    select a.id from app.appointments a join app.requests r on r.id = a.request_id
    where a.canceled_at is null and a.reminded_at is null and a.starts_at >= ${from} and a.starts_at < ${to}
      and a.booked_at < ${now}::timestamptz - ${freshHours} * interval '1 hour' and r.state <> 'closed' and r.consent_at is not null
    order by a.starts_at, a.id limit ${batchSize}`;
  for (const { id } of due) {
    if (signal.aborted) return;
    await inTransaction(sql, (tx) => remind(deps, tx, id, now));
  }
}

interface Reminded {
  requestId: string;
  startsAt: Date;
  phone: string;
  language: Language;
  reference: string;
}

/** The mark, the text and its line in the history are one transaction: never twice, never lost. */
async function remind({ store, sms }: ReminderDeps, tx: TransactionSql, id: string, now: Date) {
  const [row] = await tx<Reminded[]>`
    update app.appointments a set reminded_at = ${now} from app.requests r
    where a.id = ${id} and r.id = a.request_id and a.reminded_at is null and a.canceled_at is null and r.state <> 'closed'
    returning a.request_id as "requestId", a.starts_at as "startsAt", r.phone, r.reference,
      coalesce((select p.language from app.person_language(r.phone) p where p.is_by_staff), r.language) as language`;
  if (!row) return;
  const { requestId, startsAt, phone, language, reference } = row;
  const text = requestText('reminder', { store, now, language, startsAt, reference });
  if ((await sms.mayText(tx, phone, { purpose: 'request', subject: requestId })) !== 'agreed') return;
  const messageId = await sms.queueProgramText(tx, { to: phone, body: text });
  // STOP, or a number that texts don't reach.
  if (messageId === null) return;
  await insertEvent(tx, requestId, {
    source: 'program',
    actor: null,
    at: now,
    what: 'text',
    template: 'reminder',
    text,
    messageId,
  });
}
