import type { Language } from '@rxweb/contracts/shared/language';
import type { CannedReply } from '@rxweb/contracts/sms/inbox';
import type { StoreInfo } from '@rxweb/contracts/store';
import { type FilledReply, fillReply, replyValues, replyVariables } from '@rxweb/domain/sms/sms';
import type { SmsTexts } from '../../../texts/sms/sms-en.ts';

/** In the person's language first, if it is known; of these, title matches before text matches. */
export function findReplies(
  replies: readonly CannedReply[],
  query: string,
  language: Language | null = null,
): CannedReply[] {
  const found = matching(replies, plain(query));
  const isOther = (reply: CannedReply) => Number(language !== null && reply.language !== language);
  return found.sort((a, b) => isOther(a) - isOther(b));
}

function matching(replies: readonly CannedReply[], wanted: string): CannedReply[] {
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
  return fillReply(reply.text, replyValues(store, now, firstName, reply.language));
}

/** The text with the store's words, as it will be sent; what isn't known yet stays a variable. */
export function previewOf(
  { text, language }: CannedReply,
  store: StoreInfo,
  now: Date,
  firstName: string | null,
): string {
  const filled = fillReply(text, {
    ...replyValues(store, now, firstName, language),
    ...(!firstName && { first_name: '{first_name}' }),
  });
  return filled.isReady ? filled.text : text;
}

export const variableLabels = replyVariables.map((name) => `{${name}}`).join(', ');

/** Null if the text can be filled. */
export function cannedReplyError(text: string, { unknown }: SmsTexts['compose']['canned']): string | null {
  const filled = fillReply(text, { first_name: 'a', store_name: 'a', store_phone: 'a', hours_today: 'a' });
  if (filled.isReady) return null;
  return unknown(filled.unknown.join(', '), variableLabels);
}
