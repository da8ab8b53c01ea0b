/** Finds personal numbers in English and Spanish text, for masking in the browser and redaction on the server. */

export type PersonalNumberKind = 'ssn' | 'card' | 'medicare' | 'birth-date';

/** `text.slice(start, end)`. */
export interface PersonalNumber {
  kind: PersonalNumberKind;
  start: number;
  end: number;
}

/** All personal numbers of a text, in order, without overlaps. */
export function findPersonalNumbers(text: string): PersonalNumber[] {
  const found = [...cards(text), ...medicareNumbers(text), ...socialSecurityNumbers(text), ...birthDates(text)];
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return found.filter((one) => {
    if (one.start < end) {
      end = Math.max(end, one.end);
      return false;
    }
    end = one.end;
    return true;
  });
}

/** Payment cards: 13 to 19 digits (ISO/IEC 7812-1) with a valid check digit, even next to other numbers. */
function cards(text: string): PersonalNumber[] {
  return [...matches(text, cardAlone, 'card'), ...matches(text, cardAmongNumbers, 'card')].filter(({ start, end }) => {
    const number = text.slice(start, end);
    return passesLuhn(number.replace(/\D/g, '')) && !taper.test(number);
  });
}

/** "40 40 30 30 20 20 10 10": doses, day by day. */
const taper = /^(?:[1-9][05][ -]){4,}[1-9]?[05]$/;
/** In any groups, except those of a phone number followed by more digits. */
const cardAlone = /(?<![\d-])(?!(?:1[ -])?\d{3}[ -]\d{3}[ -]\d{4}\b)\d(?:[ -]?\d){12,18}(?![\d-])/g;
/** Unbroken, or in the groups printed on cards. */
const cardAmongNumbers = /(?<![\d-])(?:\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{4}|\d{4}([ -])\d{6}\2\d{4,5})(?![\d-])/g;

/** The check digit of ISO/IEC 7812-1, annex B. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    sum += place % 2 === 0 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9;
  }
  return digits !== '' && sum % 10 === 0;
}

const letter = '[AC-HJKMNP-RT-Y]';
const letterOrDigit = '[0-9AC-HJKMNP-RT-Y]';

/**
 * Medicare Beneficiary Identifiers in the format CMS publishes ("Understanding the MBI format"): 11 characters, with optional hyphens or
 * spaces.
 */
const medicareForm = new RegExp(
  `(?<![\\w-])${['[1-9]', letter, letterOrDigit, '\\d', letter, letterOrDigit, '\\d', letter, letter, '\\d', '\\d'].join('[ -]{0,3}')}(?![\\w-])`,
  'gi',
);

function medicareNumbers(text: string): PersonalNumber[] {
  return matches(text, medicareForm, 'medicare');
}

const ssnName = String.raw`\b(?:ssn?|social(?: security)?|seguro social|n[uú]mero de seguro)\b`;
const betweenNameAndSsn = String.raw`(?:[\s:=#,.(-]|\b(?:is|was|number|num|no|card|ends?|ending|in|with|last|four|4|digits|of|my|es|son|era|n[uú]mero|termina|en|de|mi|los|las|[uú]ltimos|cuatro|d[ií]gitos)\b\.?){1,12}?`;
const ssnCue = `${ssnName}${betweenNameAndSsn}(?<!\\d)`;

/**
 * Numbers the Social Security Administration can issue: no part all zeros, no area 000, 666 or 900 and up. Unbroken or partial numbers
 * count only with a label.
 */
function socialSecurityNumbers(text: string): PersonalNumber[] {
  const possible = '(?!000|666|9)\\d{3}';
  return [
    ...matches(
      text,
      new RegExp(`(?<![\\d-])${possible}( ?[-./_*] ?| )(?!00)\\d\\d\\1(?!0000)\\d{4}(?![\\d-])`, 'g'),
      'ssn',
    ),
    ...captures(text, new RegExp(`${ssnCue}(\\d{3}[-. ]?\\d{2}[-. ]?\\d{4}|\\d{4})(?!\\d)`, 'gi'), 'ssn'),
  ];
}

const monthNames =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|' +
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre';

/** A written calendar date. */
export const dateForm = [
  String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}`,
  String.raw`\d{4},? (?:${monthNames})\.?,? \d{1,2}`,
  String.raw`\d{1,2} ?[-/.] ?\d{1,2} ?[-/.] ?(?:\d{4}|\d{2})`,
  String.raw`(?:${monthNames})\.?,? \d{1,2}(?:st|nd|rd|th)?,? (?:\d{4}|'?\d{2})`,
  String.raw`\d{1,2}(?:st|nd|rd|th)?(?: of| de)? (?:${monthNames})\.?,?(?: de| del)? (?:\d{4}|\d{2})`,
  String.raw`\d{8}`,
].join('|');

const birthCue = String.raw`(?<![\p{L}\d])(?:d\.? ?o\.? ?b\.?|date of birth|birth ?da(?:te|y)|born(?: on| in)?|b-?day|fecha de nac(?:imiento)?|f\. ?nac\.?|nacimiento|nac[ií](?:do|da|ó)?(?: el| en)?|cumplea[ñn]os)(?![\p{L}\d])`;
const betweenCueAndDate = String.raw`(?:[\s:=#,-]|\b(?:is|was|are|es|era|fue|el|on|the|d[ií]a|my|mi)\b){0,8}?`;

/** Labeled dates of birth; a year alone counts after "born in". */
function birthDates(text: string): PersonalNumber[] {
  const day = `(?:${dateForm}|(?:19|20)\\d{2})`;
  return captures(text, new RegExp(`${birthCue}${betweenCueAndDate}(?<!\\d)(${day})(?!\\d)`, 'giu'), 'birth-date');
}

function matches(text: string, form: RegExp, kind: PersonalNumberKind): PersonalNumber[] {
  return [...text.matchAll(form)].map((match) => ({ kind, start: match.index, end: match.index + match[0].length }));
}

/** The same for the last capture group of a match. */
function captures(text: string, form: RegExp, kind: PersonalNumberKind): PersonalNumber[] {
  return [...text.matchAll(form)].map((match) => {
    const end = match.index + match[0].length;
    return { kind, start: end - (match.at(-1) ?? '').length, end };
  });
}
