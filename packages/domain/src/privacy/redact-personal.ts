import { dateForm, findPersonalNumbers, type PersonalNumberKind } from './personal-numbers.ts';
import { findStatedNames, nameForm } from './stated-names.ts';

const wordOf: Record<PersonalNumberKind, string> = {
  ssn: '[ssn]',
  card: '[card]',
  medicare: '[insurance number]',
  'birth-date': '[birth date]',
};

/** Applied in this order, after {@link findPersonalNumbers}. The word in square brackets replaces the match. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,8}/gu, '[e-mail]'],
  [
    /(?<![\p{L}\d])(?:rx|prescription|script|refill|receta|resurtido|surtido)(?: (?:for|de|is|es))?[\s:.]{0,3}(?:(?:no|num|number|n[uú]mero|nbr)\b\.?|#|nº|is\b|es\b|[\s:]){0,6}[a-z]{0,3}-?\d[\d-]{3,14}(?!\d)/giu,
    '[Rx number]',
  ],
  [/(?<![\p{L}\d])p\.? ?o\.? box \d{1,7}/giu, '[address]'],
  [
    /(?<![\p{L}\d-])\d{1,6}[a-z]?(?: (?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\.?)?(?: [\p{L}\d][\p{L}\d.'’-]{0,24}){1,4} (?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|place|pl|terrace|ter|circle|cir|highway|hwy|parkway|pkwy|way|trail|trl|loop|square|sq)(?![\p{L}\d])\.?(?:,? (?:apt|apartment|unit|suite|ste|bldg|#)\.? ?#?[\p{L}\d-]{1,8})?(?:,? [\p{L}.' -]{2,30},? [a-z]{2},? \d{5}(?:-\d{4})?)?/giu,
    '[address]',
  ],
  [
    /(?<![\p{L}\d])(?:calle|avenida|av|avda|carrera|cra|paseo|calz(?:ada)?|callej[oó]n|urb(?:anizaci[oó]n)?|colonia)\.? [\p{L}\d.'’ ]{1,40}?,? ?(?:n[uú]m(?:ero)?\.? ?|no\.? ?|n\.?º ?|# ?)?\d{1,6}(?!\d)(?:,? (?:apto?|depto?|piso|int)\.? ?#?[\p{L}\d-]{1,8})?/giu,
    '[address]',
  ],
  [/(?<!\d)\d{5}-\d{4}(?!\d)/g, '[address]'],
];

/** US phone numbers with or without country and area code, and any number that begins with a plus. */
const phoneForm =
  /(?<![\p{L}\d-])(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]{0,2}\d{3}[ .-]?\d{4}(?!\d)|\+\d[\d .()-]{6,18}\d|(?<![\d.-])[2-9]\d{2}[-.]\d{4}(?![\d-])/gu;
/** Public lines: toll-free numbers belong to no person. */
const tollFree = /^1?8(00|33|44|55|66|77|88)/;

/** Any date old enough to be a date of birth. */
const datesForm = new RegExp(`(?<![\\d/-])(?:${dateForm})(?![\\d/-])`, 'giu');
const longAgo = /(?:19\d{2}|200\d|201\d)/;

/** Any unbroken number or code with this many digits. */
const longCode = /(?<![\p{L}\d[])(?=(?:[\p{L}-]*\d){6})[\p{L}\d-]{6,40}(?![\p{L}\d])/gu;

export interface RedactOptions {
  /** The store's own phone and address stay. */
  keep?: readonly string[];
}

/**
 * Replaces what identifies a person, in English and Spanish: stated names, phones, email and street addresses, prescription, card, Medicare
 * and Social Security numbers, dates of birth, long numbers. A name found in one text is removed from all. Idempotent.
 */
export function redactPersonal(texts: readonly string[], { keep = [] }: RedactOptions = {}): string[] {
  const names = nameForm(findStatedNames(texts));
  return texts.map((text) => aroundKept(text, keep, (part) => redactOne(part, names, keep)));
}

function redactOne(text: string, names: RegExp | null, keep: readonly string[]): string {
  let redacted = '';
  let end = 0;
  for (const found of findPersonalNumbers(text)) {
    redacted += text.slice(end, found.start) + wordOf[found.kind];
    end = found.end;
  }
  redacted += text.slice(end);
  for (const [form, word] of forms) redacted = redacted.replace(form, word);
  const kept = keep.map(digitsOf).filter((digits) => digits.length >= 7);
  redacted = redacted.replace(phoneForm, (phone) => (isPublic(digitsOf(phone), kept) ? phone : '[phone]'));
  redacted = redacted.replace(datesForm, (date) => (longAgo.test(date) ? '[date]' : date));
  redacted = redacted.replace(longCode, (code) => (isPublic(digitsOf(code), kept) ? code : '[number]'));
  return names ? redacted.replace(names, '[name]') : redacted;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

function isPublic(digits: string, kept: readonly string[]): boolean {
  return tollFree.test(digits) && digits.length >= 10 ? true : kept.some((own) => own.slice(-10) === digits.slice(-10));
}

/** Keeps the store's own details and changes the text around them. */
function aroundKept(text: string, keep: readonly string[], change: (part: string) => string): string {
  const own = keep.filter((each) => each.length >= 7 && text.includes(each))[0];
  if (own === undefined) return change(text);
  return text
    .split(own)
    .map((part) => aroundKept(part, keep, change))
    .join(own);
}
