import type { FaxOutcome, LetterAsk, LetterRecipient } from '@rxweb/contracts/shoes/packets';
import type { ShoePapers } from '../shoes.api.ts';

export const recipientLabels: Record<LetterRecipient, string> = {
  certifier: 'Certifying physician',
  prescriber: 'Prescriber',
  examiner: 'Clinician who did the foot exam',
  supervisor: 'Supervising physician',
};

export const askLabels: Record<LetterAsk, string> = {
  visit_notes: 'visit notes',
  foot_exam: 'foot exam notes',
  agreement: 'agreement with the exam',
  certifying_statement: 'certifying statement',
  order: 'order',
  prescriber_notes: 'prescriber’s notes',
  supervised_notes: 'notes of the NP or PA, signed by the supervisor',
};

export const outcomeLabels: Record<FaxOutcome, string> = {
  made: 'Not marked yet',
  sent: 'Sent',
  failed: 'Failed',
  not_sent: 'Not sent',
  wrong_number: 'Wrong number',
};

/** As the server compares numbers: digits, without the country code of the US. */
export const digitsOf = (fax: string): string => fax.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** `5555550143` as `(555) 555-0143`. */
export const faxText = (digits: string | null): string =>
  digits?.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3') ?? 'number by hand';

/** Null when nothing is left out. */
export function leftOutText(leftOut: ShoePapers['leftOut']): string | null {
  if (leftOut.length === 0) return null;
  const list = leftOut.map(({ name, why }) => `${name} (${why === 'unverified' ? 'not verified' : 'doesn’t open'})`);
  return `Left out of the audit packet: ${list.join(', ')}.`;
}
