import type { CannedReply } from '@rxweb/contracts/sms/inbox';
import type { StoreInfo } from '@rxweb/contracts/store';
import { type FilledReply, fillReply, replyValues, replyVariables } from '@rxweb/domain/sms/sms';
import type { SmsTexts } from '../../../texts/sms/sms-en.ts';

/** Title matches first, then text matches. */
export function findReplies(replies: readonly CannedReply[], query: string): CannedReply[] {
  const wanted = plain(query);
  if (wanted === '') return [...replies];
  const byTitle = replies.filter(({ title }) => plain(title).includes(wanted));
  return [...byTitle, ...replies.filter((reply) => !byTitle.includes(reply) && plain(reply.text).includes(wanted))];
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();
}

/** The filled text, or the variables it lacks. */
export function fillFor(reply: CannedReply, store: StoreInfo, now: Date, firstName: string | null): FilledReply {
  return fillReply(reply.text, replyValues(store, now, firstName));
}

export const variableLabels = replyVariables.map((name) => `{${name}}`).join(', ');

/** Null if the text can be filled. */
export function cannedReplyError(text: string, { unknown }: SmsTexts['compose']['canned']): string | null {
  const filled = fillReply(text, { first_name: 'a', store_name: 'a', store_phone: 'a', hours_today: 'a' });
  if (filled.isReady) return null;
  return unknown(filled.unknown.join(', '), variableLabels);
}
