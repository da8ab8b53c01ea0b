import { drugNames } from '../text/drug-names.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { findBirthDates, type Span } from './birth-dates.ts';

export type PrivateDetailKind =
  | 'drug-name'
  | 'birth-date'
  | 'medicare-number'
  | 'social-security-number'
  | 'prescription-number';

export interface PrivateDetail extends Span {
  kind: PrivateDetailKind;
}

/**
 * Details that should not travel by SMS (domain facts E.5), in order, without overlaps. Warns staff, never blocks. `today` is the store's
 * date, `YYYY-MM-DD`.
 */
export function findPrivateDetails(text: string, today: string): PrivateDetail[] {
  const found = [
    ...findAll(text, medicareNumber, 'medicare-number'),
    ...findAll(text, socialSecurityNumber, 'social-security-number'),
    ...findAll(text, saidSocialSecurityNumber, 'social-security-number'),
    ...findAll(text, prescriptionNumber, 'prescription-number'),
    ...findBirthDates(text, today).map((span) => ({ kind: 'birth-date' as const, ...span })),
    ...findDrugNames(text),
  ];
  const inOrder = found.sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: PrivateDetail[] = [];
  for (const detail of inOrder) if (detail.start >= (apart.at(-1)?.end ?? 0)) apart.push(detail);
  return apart;
}

/**
 * The MBI's 11 characters, with or without dashes: no S, L, O, I, B or Z (CMS, "Understanding the Medicare Beneficiary Identifier format").
 */
const medicareNumber =
  /\b[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d[- ]?[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d[- ]?[AC-HJKMNP-RT-Y]{2}\d{2}\b/dgi;

/** With dashes or spaces; areas 000, 666 and 900-999, group 00 and serial 0000 are never issued (SSA POMS RM 10201.035). */
const socialSecurityNumber = /(?<![\d-])(?!000|666|9)\d{3}([- ])(?!00)\d{2}\1(?!0000)\d{4}(?![\d-])/dg;
const saidSocialSecurityNumber = /\b(?:ssn|social(?: security)?|seguro social)\b[^\d.!?]{0,20}(?<number>\d{9})\b/dgi;

/** A labeled prescription number. Ten digits are a phone number unless labeled otherwise. */
const prescriptionNumber =
  /\b(?:rx|prescription|script|receta)s?(?: ?(?:#|no\.?|num(?:ber|ero)?|número|nbr)s?(?: is| es)?:? ?#?(?<number>\d{5,12})|[ :]{0,2}(?<short>\d{5,9}))\b/dgi;

function findAll(text: string, pattern: RegExp, kind: PrivateDetailKind): PrivateDetail[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const groups = match.indices?.groups;
    const [start, end] = groups?.number ?? groups?.short ?? [match.index, match.index + match[0].length];
    return { kind, start, end };
  });
}

function findDrugNames(text: string): PrivateDetail[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}]+/gu))
    .filter(([word]) => drugNames.has(plainLetters(word)))
    .map(({ 0: word, index }) => ({ kind: 'drug-name', start: index, end: index + word.length }));
}
