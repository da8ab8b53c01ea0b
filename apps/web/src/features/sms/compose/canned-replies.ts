import type { CannedReply } from '@rxweb/contracts/sms/inbox';
import type { StoreInfo } from '@rxweb/contracts/store';
import { type FilledReply, fillReply, replyValues, replyVariables } from '@rxweb/domain/sms/sms';

/** The replies a few letters lead to: by title first, then by text. */
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

/** A reply's text for a person, or what it still needs. */
export function fillFor(reply: CannedReply, store: StoreInfo, now: Date, firstName: string | null): FilledReply {
  return fillReply(reply.text, replyValues(store, now, firstName));
}

/** What may stand in a reply's text, as it is written there. */
export const variableLabels = replyVariables.map((name) => `{${name}}`).join(', ');

/** What is wrong with a reply's text, in words; null when it can be filled. */
export function cannedReplyError(text: string): string | null {
  const filled = fillReply(text, { first_name: 'a', store_name: 'a', store_phone: 'a', hours_today: 'a' });
  if (filled.isReady) return null;
  return `Unknown: ${filled.unknown.join(', ')}. You can use ${variableLabels}.`;
}
