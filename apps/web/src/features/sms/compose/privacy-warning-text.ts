import { findPrivateDetails, type PrivateDetailKind } from '@rxweb/domain/sms/sms';

const names: Record<PrivateDetailKind, string> = {
  'drug-name': 'a medicine',
  'birth-date': 'a birth date',
  'medicare-number': 'a Medicare number',
  'social-security-number': 'a Social Security number',
  'prescription-number': 'a prescription number',
};

/** Names private details that shouldn't travel by SMS (domain facts E.5); empty if none. `today` is the store's date. */
export function privacyWarningText(text: string, today: string): string {
  const kinds = [...new Set(findPrivateDetails(text, today).map(({ kind }) => names[kind]))];
  if (kinds.length === 0) return '';
  const last = kinds.at(-1) ?? '';
  const list = kinds.length === 1 ? last : `${kinds.slice(0, -1).join(', ')} and ${last}`;
  return `This text mentions ${list}. Texts aren’t private: leave it out, or call.`;
}
