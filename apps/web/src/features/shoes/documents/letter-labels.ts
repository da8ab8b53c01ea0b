import type { CaseTexts } from '../../../texts/shoes/case-en.ts';
import type { ShoePapers } from '../shoes.api.ts';

/** As the server compares numbers: digits, without the country code of the US. */
export const digitsOf = (fax: string): string => fax.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** `5555550143` as `(555) 555-0143`. */
export const faxText = (digits: string | null, { byHand }: CaseTexts['letters']): string =>
  digits?.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3') ?? byHand;

/** Null when nothing is left out. */
export function leftOutText(leftOut: ShoePapers['leftOut'], texts: CaseTexts['packets']): string | null {
  if (leftOut.length === 0) return null;
  const list = leftOut.map(({ name, why }) => (why === 'unverified' ? texts.unverified(name) : texts.unreadable(name)));
  return texts.leftOut(list.join(', '));
}
