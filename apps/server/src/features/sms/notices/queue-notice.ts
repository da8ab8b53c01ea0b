import type { Language } from '@rxweb/contracts/shared/language';
import { type NoticeKind, type NoticeResult, noticeLimits } from '@rxweb/contracts/sms/notices';
import { orderNoticeText } from '@rxweb/domain/sms/order-notice';
import { parsePhoneNumber } from '@rxweb/domain/text/phone-number';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { mayTextPhone } from '../consent/consent.repository.ts';
import type { SmsDeps } from '../deps.ts';
import { endOfQuietHours, lockRecipient, queueText } from '../outbound/outbox.repository.ts';
import { readPreferredLanguage } from '../preferred-language.ts';

interface OrderNotice {
  kind: NoticeKind;
  /** As the pharmacy system has it. */
  phone: string;
  /** Null: the one on file for the phone. */
  language: Language | null;
  /** Of an appointment. */
  at: Date | null;
}

export interface NoticeOutcome {
  result: Exclude<NoticeResult, 'duplicate' | 'bad_row'>;
  /** E.164, if it is a number. */
  phone: string | null;
  messageId: string | null;
}

/**
 * Queues one notice about an order, or says why not: only people who agreed to reminders get any, at most one a day and
 * three a week (domain facts 2, H9), none in quiet hours.
 */
export async function queueNotice(
  deps: SmsDeps,
  tx: TransactionSql,
  { kind, language, at, ...request }: OrderNotice,
): Promise<NoticeOutcome> {
  const phone = parsePhoneNumber(request.phone, deps.config.countryCodes);
  const refuse = (result: NoticeOutcome['result']) => ({ result, phone, messageId: null });
  if (phone === null) return refuse('bad_phone');
  if (deps.carrier === null) return refuse('not_connected');
  const verdict = await mayTextPhone(tx, phone, { purpose: 'reminders' }, deps.now());
  if (verdict === 'not_agreed' || verdict === 'pending') return refuse('no_consent');
  const person = await lockRecipient(tx, phone);
  if (person.isOptedOut) return refuse('opted_out');
  if (await isLimited(tx, phone, deps.now())) return refuse('limited');
  const notBefore = endOfQuietHours(deps, person);
  const preferred = await readPreferredLanguage(tx, phone);
  const facts = {
    store: deps.store,
    now: notBefore ?? deps.now(),
    language: language ?? preferred?.language ?? 'en',
    at,
  };
  const messageId = await queueText(tx, {
    from: deps.carrier.from,
    to: phone,
    body: orderNoticeText(kind, facts),
    pictures: [],
    sentBy: null,
    notBefore,
    retryOf: null,
  });
  return { result: notBefore ? 'held' : 'sent', phone, messageId };
}

async function isLimited(tx: TransactionSql, phone: string, now: Date): Promise<boolean> {
  const [sent] = await tx<[{ day: number; week: number }]>`
    select count(*) filter (where at > ${now}::timestamptz - interval '1 day')::int as day, count(*)::int as week
    from app.order_notices where phone = ${phone} and message_id is not null and at > ${now}::timestamptz - interval '7 days'`;
  return sent.day >= noticeLimits.perDay || sent.week >= noticeLimits.perWeek;
}
