import { findPersonalNumbers, type PersonalNumberKind } from './personal-numbers.ts';

/** What stands for a number that was taken out: its shape, so that the writer knows which it was, in no language. */
const masks: Record<PersonalNumberKind, string> = {
  ssn: '•••-••-••••',
  card: '•••• •••• •••• ••••',
  medicare: '••••-•••-••••',
  'birth-date': '••/••/••••',
};

/** A text without the numbers that tell who somebody is; `isMasked` says whether there were any. */
export interface MaskedText {
  text: string;
  isMasked: boolean;
}

/**
 * Takes the numbers out that tell who somebody is, before a text leaves the browser (domain facts B.2). All else stays as it was. Where one number
 * hid another, written right behind it, that goes too.
 */
export function maskPersonalNumbers(text: string): MaskedText {
  const numbers = findPersonalNumbers(text);
  if (numbers.length === 0) return { text, isMasked: false };
  const masked = numbers
    .toReversed()
    .reduce((rest, { kind, start, end }) => rest.slice(0, start) + masks[kind] + rest.slice(end), text);
  return { text: maskPersonalNumbers(masked).text, isMasked: true };
}
