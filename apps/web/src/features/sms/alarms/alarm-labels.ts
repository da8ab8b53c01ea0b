import type { SmsAlarm } from '@rxweb/contracts/sms/alarms';
import type { SmsTexts } from '../../../texts/sms/sms-en.ts';

type AlarmTexts = SmsTexts['inbox']['alarms'];

/** What we replied, and whether the person can be texted at all. */
export function replyText({ reply }: SmsAlarm, isOptedOut: boolean, texts: AlarmTexts): string | null {
  if (reply?.state === 'none') return texts.noReply[reply.why];
  if (reply?.state === 'failed' || (reply && isOptedOut)) return isOptedOut ? texts.replyStopped : texts.replyFailed;
  if (reply?.state === 'sent') return texts.replySent;
  return reply && texts.replyOnItsWay;
}

/** Whether the on-call number was alerted; null in store hours. */
export function noticeText({ notice }: SmsAlarm, texts: AlarmTexts): string | null {
  if (notice === null) return null;
  if (notice.state === 'none') return notice.why === 'open' ? null : texts.noNotice[notice.why];
  if (notice.state === 'failed') return texts.noticeFailed;
  return notice.state === 'sent' ? texts.noticeSent : texts.noticeOnItsWay;
}

/** The alarm to show for a thread: the most urgent open one, then the newest. `alarms` are oldest first. */
export function shownAlarm(alarms: readonly SmsAlarm[]): SmsAlarm | null {
  const open = alarms.filter(({ closed }) => closed === null);
  return open.findLast(({ level }) => level === 'danger') ?? open.at(-1) ?? null;
}

/** The line of a closed alarm in its thread. */
export function closedText({ kind, closed }: SmsAlarm, ownId: string, texts: AlarmTexts): string {
  const name = closed?.by.id === ownId ? texts.you : (closed?.by.name ?? texts.former);
  return texts.closed(name, texts.kinds[kind].toLowerCase(), closed?.done ? `: ${closed.done}` : '.');
}
