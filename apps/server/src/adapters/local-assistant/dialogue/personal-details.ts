import { findPersonalNumbers } from '@rxweb/domain/privacy/personal-numbers';
import { findBirthDates } from '@rxweb/domain/sms/birth-dates';

/** A message without the details that identify a person. */
export interface DetailsRemoved {
  text: string;
  /** Whether there were any. */
  hasDetails: boolean;
}

const mark = '\u2063';
const phone =
  /(?<![\p{L}\d-])(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]{0,2}\d{3}[ .-]?\d{4}(?!\d)|(?<![\d.-])[2-9]\d{2}[-.]\d{4}(?![\d-])/gu;
const prescriptionNumber =
  /(?<![\p{L}\d])(rx|prescription|script|refill|receta|resurtido)(?:[\s:.]|#|nº|\b(?:no|num|number|n[uú]mero|nbr|is|es)\b){0,6}[a-z]{0,2}-?\d{5,12}(?!\d)/giu;
const longNumber = /(?<![\p{L}\d/.-])\d{6,20}(?![\p{L}\d/])/gu;
const email = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu;
const name = String.raw`\p{L}[\p{L}'’-]{1,24}`;
const namedPerson = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:my|his|her|the patient'?s?|patient) (?:full |first |last )?name(?:'s|’s| is|:)|name is|patient(?: name)?:|me llamo|(?:mi|su) nombre(?: completo)?(?: es|:)|(?<!c[oó]mo )se llama|a nombre de|paciente:) ${name}(?: (?!and\b|y\b|i\b|date\b|dob\b|born\b|naci|is\b|can\b|do\b|need\b|quiero\b|necesito\b|my\b)${name})?`,
  'giu',
);
const thisIs =
  /(?<![\p{L}])(?:[Tt]his is|[Ii] am|[Ii]['’]?m|[Ss]oy|[Hh]abla) \p{Lu}\p{Ll}{1,20} \p{Lu}\p{Ll}{1,20}(?![\p{L}])/gu;
const birthLabel =
  /\b(?:(?:my|his|her|the) )?(?:d\.?o\.?b\.?|date of birth|birth ?-?da(?:y|te)|bday)(?:'s| is| was|:)?(?: on)?(?=[\s,.:]*\u2063)|\b(?:(?:i|he|she) )?(?:was |am |im |is )?born(?: on| in)?(?=\s*\u2063)|\b(?:yo )?naci(?:do|da|ó)?(?: el| en)?(?=\s*\u2063)|\b(?:mi |su |la )?fecha de nac\p{L}*(?: es|:)?(?: el)?(?=\s*\u2063)|\b(?:mi|su) cumplea\p{L}*(?: es)?(?: el)?(?=\s*\u2063)|\bmy (?:phone|number|cell|phone number|cell number|email|social|ssn)(?:'s| is|:)?(?=\s*\u2063)|\bmi (?:n[uú]mero|tel[eé]fono|celular|correo|seguro social)(?: es|:)?(?=\s*\u2063)/giu;
/** "I turned 65 on November 27": a person's day, not the store's. */
const ageDay =
  /\b(?:turn(?:ed|s|ing)?|will be|i'?ll be|cumpl[oíi]\p{L}*) \d{1,3}(?: (?:years old|a[nñ]os))?(?: (?:on|el|this|next|este|in|en))+ (?:\d{1,2}[/-]\d{1,2}|(?:the )?\d{0,2}(?:st|nd|rd|th)? ?(?:de )?\p{L}{3,10}(?: \d{1,2}(?:st|nd|rd|th)?)?)/giu;

/**
 * Removes dates of birth, phones, prescription and other personal numbers, emails and stated names, so that none is read as an opening day
 * or repeated. The store's own phone stays. `today` is the store's date, `YYYY-MM-DD`.
 */
export function withoutDetails(text: string, today: string, storePhone: string): DetailsRemoved {
  let rest = text.replaceAll(mark, ' ').replace(namedPerson, `${mark}`).replace(thisIs, `${mark}`);
  const spans = [...findPersonalNumbers(rest), ...findBirthDates(rest, today)].sort((a, b) => b.start - a.start);
  for (const { start, end } of spans) {
    if (rest.slice(start, end).includes(mark)) continue;
    rest = `${rest.slice(0, start)}${mark}${' '.repeat(Math.max(0, end - start - 1))}${rest.slice(end)}`;
  }
  rest = rest.replace(prescriptionNumber, `$1 ${mark}`).replace(email, mark);
  rest = rest.replace(phone, (own) => (isSame(own, storePhone) ? own : mark)).replace(longNumber, mark);
  const hasDetails = rest.includes(mark);
  if (hasDetails) rest = rest.replace(birthLabel, mark);
  rest = rest.replace(ageDay, ' ');
  if (!hasDetails) return { text: rest, hasDetails };
  return { text: withoutMarks(rest), hasDetails };
}

/** A detail ends its clause, except after a word it belongs to: "refill rx 123456 please". */
function withoutMarks(text: string): string {
  return text
    .replace(/\b(rx|prescription|script|refill|receta|resurtido|at|to|al|is|for|de|in|me)\s*\u2063[\s,]*/giu, '$1 ')
    .replace(/[\s,;:.]*\u2063[\s,;:.]*(?=[?!])/gu, '')
    .replace(/[\s,;:.]*\u2063(?:[\s,;:.\u2063]|\band\b|\by\b)*/gu, '. ')
    .replace(/^[\s.,]+/, '')
    .replace(/^(?:rx|script|prescription|receta)[\s#.:]*$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isSame(own: string, phoneNumber: string): boolean {
  return own.replace(/\D/g, '').slice(-10) === phoneNumber.replace(/\D/g, '').slice(-10);
}
