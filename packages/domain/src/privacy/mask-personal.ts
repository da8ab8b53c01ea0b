import { findPersonalNumbers, type PersonalNumberKind } from './personal-numbers.ts';

/** Replaces a number by its shape, which reads the same in every language. */
const masks: Record<PersonalNumberKind, string> = {
  ssn: '•••-••-••••',
  card: '•••• •••• •••• ••••',
  medicare: '••••-•••-••••',
  'birth-date': '••/••/••••',
};

/** The text without personal numbers; `isMasked` says whether there were any. */
export interface MaskedText {
  text: string;
  isMasked: boolean;
}

/**
 * Masks personal numbers before a text leaves the browser (domain facts B.2). Also masks a number that another one directly before it had
 * hidden.
 */
export function maskPersonalNumbers(text: string): MaskedText {
  const numbers = findPersonalNumbers(text);
  if (numbers.length === 0) return { text, isMasked: false };
  const masked = numbers
    .toReversed()
    .reduce((rest, { kind, start, end }) => rest.slice(0, start) + masks[kind] + rest.slice(end), text);
  return { text: maskPersonalNumbers(masked).text, isMasked: true };
}
