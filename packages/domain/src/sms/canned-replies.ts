import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { type FilledReply, fillReply, replyValues } from './canned-reply.ts';

interface CannedText {
  title: string;
  text: string;
  language: Language;
}

/** In the person's language first, if it is known; of these, title matches before text matches. */
export function findReplies<R extends CannedText>(
  replies: readonly R[],
  query: string,
  language: Language | null = null,
): R[] {
  const found = matching(replies, plain(query));
  const isOther = (reply: R) => Number(language !== null && reply.language !== language);
  return found.sort((a, b) => isOther(a) - isOther(b));
}

function matching<R extends CannedText>(replies: readonly R[], wanted: string): R[] {
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
export function fillFor(reply: CannedText, store: StoreInfo, now: Date, firstName: string | null): FilledReply {
  return fillReply(reply.text, replyValues(store, now, firstName, reply.language));
}

/** The text with the store's words, as it will be sent; what isn't known yet stays a variable. */
export function previewOf(
  { text, language }: CannedText,
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
