import { findPrivateDetails } from '@rxweb/domain/sms/sms';
import type { SmsTexts } from '../../../texts/sms/sms-en.ts';

/** Names private details that shouldn't travel by SMS (domain facts E.5); empty if none. `today` is the store's date. */
export function privacyWarningText(text: string, today: string, texts: SmsTexts['compose']['warning']): string {
  const kinds = [...new Set(findPrivateDetails(text, today).map(({ kind }) => texts.details[kind]))];
  if (kinds.length === 0) return '';
  const last = kinds.at(-1) ?? '';
  const list = kinds.length === 1 ? last : texts.and(kinds.slice(0, -1).join(', '), last);
  return texts.text(list);
}
