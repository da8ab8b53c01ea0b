import type { SmsAlarm, SmsAlarmKind, SmsNoNoticeReason, SmsNoReplyReason } from '@rxweb/contracts/sms/alarms';

/** What the safety check saw. It may be wrong, so the words leave room. */
export const alarmKindLabels: Record<SmsAlarmKind, string> = {
  emergency: 'Possible emergency',
  suicide: 'Possible suicide risk',
  poisoning: 'Possible poisoning or wrong dose',
  taken: 'May have taken something on purpose',
  medical: 'May need medical attention',
  talk: 'May need someone to talk to',
};

const noReplyTexts: Record<SmsNoReplyReason, string> = {
  opted_out: 'Call them: they opted out of texts, so no automatic reply was sent.',
  recent: 'No second automatic reply: they got the same one less than an hour ago.',
  busy: 'No automatic reply: too many went out this hour. Call them.',
  late: 'No automatic reply: the text reached us more than an hour late.',
  no_texts: 'No automatic reply: this number can’t be texted.',
  not_connected: 'No automatic reply: SMS isn’t connected. Call them.',
};

/** What we replied, and whether the person can be texted at all. */
export function replyText({ reply }: SmsAlarm, isOptedOut: boolean): string | null {
  if (reply?.state === 'none') return noReplyTexts[reply.why];
  if (reply?.state === 'failed' || (reply && isOptedOut)) {
    return isOptedOut
      ? 'Call them: they opted out of texts, so the automatic reply wasn’t sent.'
      : 'The automatic reply wasn’t sent. Call them.';
  }
  if (reply?.state === 'sent') return 'An automatic reply told them where to call.';
  return reply && 'An automatic reply is on its way to tell them where to call.';
}

const noNoticeTexts: Record<SmsNoNoticeReason, string | null> = {
  open: null,
  no_number: 'It came in while we were closed, and no one was alerted: no on-call number is set.',
  recent: 'The on-call number was alerted a few minutes earlier.',
  not_connected: 'It came in while we were closed, and no one was alerted: SMS isn’t connected.',
};

/** Whether the on-call number was alerted; null in store hours. */
export function noticeText({ notice }: SmsAlarm): string | null {
  if (notice === null) return null;
  if (notice.state === 'none') return noNoticeTexts[notice.why];
  if (notice.state === 'failed') return 'The alert to the on-call number wasn’t sent.';
  return notice.state === 'sent'
    ? 'It came in while we were closed. The on-call number was alerted.'
    : 'It came in while we were closed. The alert to the on-call number is on its way.';
}

/** The alarm to show for a thread: the most urgent open one, then the newest. `alarms` are oldest first. */
export function shownAlarm(alarms: readonly SmsAlarm[]): SmsAlarm | null {
  const open = alarms.filter(({ closed }) => closed === null);
  return open.findLast(({ level }) => level === 'danger') ?? open.at(-1) ?? null;
}

/** The line of a closed alarm in its thread. */
export function closedText({ kind, closed }: SmsAlarm, ownId: string): string {
  const name = closed?.by.id === ownId ? 'You' : (closed?.by.name ?? 'A former staff member');
  return `${name} closed the alarm (${alarmKindLabels[kind].toLowerCase()})${closed?.done ? `: ${closed.done}` : '.'}`;
}
