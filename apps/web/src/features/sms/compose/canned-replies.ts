import { fillReply, replyVariables } from '@rxweb/domain/sms/canned-reply';
import type { SmsTexts } from '../../../texts/sms/sms-en.ts';

export const variableLabels = replyVariables.map((name) => `{${name}}`).join(', ');

/** Null if the text can be filled. */
export function cannedReplyError(text: string, { unknown }: SmsTexts['compose']['canned']): string | null {
  const filled = fillReply(text, { first_name: 'a', store_name: 'a', store_phone: 'a', hours_today: 'a' });
  if (filled.isReady) return null;
  return unknown(filled.unknown.join(', '), variableLabels);
}
