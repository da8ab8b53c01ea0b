import { type VaccineRule, vaccineCheckDays } from '@rxweb/contracts/settings/appointments';
import type { Language } from '@rxweb/contracts/shared/language';
import { addDays } from '../store/calendar-date.ts';
import { formatFullMonthDay } from '../text/format.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { vaccinesIn } from './offer/said-words.ts';

/** What the store's own table says about vaccines (domain facts 2, H5). Never whether one is right for a person. */

const texts = {
  en: {
    says: (facts: string) => `The store says: ${facts}.`,
    needsPrescription: { yes: 'prescription needed', no: 'no prescription needed' },
    walkIn: { yes: 'walk-ins welcome', no: 'by appointment' },
    checked: (day: string) => `checked ${day}`,
    unlisted: (names: string, phone: string) =>
      `The store’s list doesn’t have ${names}. For ages, prescriptions and walk-ins, call us at ${phone}.`,
    isOld: (phone: string) => `That is a while ago. Call us at ${phone} to be sure.`,
    callUs: (phone: string) => `For ages, prescriptions and walk-ins, call us at ${phone}.`,
    right: 'Whether a vaccine is right for you is a question for our pharmacist or your doctor.',
  },
  es: {
    says: (facts: string) => `La farmacia dice: ${facts}.`,
    needsPrescription: { yes: 'necesita receta', no: 'no necesita receta' },
    walkIn: { yes: 'puede venir sin cita', no: 'con cita' },
    checked: (day: string) => `revisado el ${day}`,
    unlisted: (names: string, phone: string) =>
      `En la lista de la farmacia no está: ${names}. Para edades, recetas y si puede venir sin cita, llámenos al ${phone}.`,
    isOld: (phone: string) => `Eso fue hace tiempo. Llámenos al ${phone} para confirmarlo.`,
    callUs: (phone: string) => `Para edades, recetas y si puede venir sin cita, llámenos al ${phone}.`,
    right: 'Pregunte a nuestro farmacéutico o a su doctor si una vacuna es adecuada para usted.',
  },
};

/** Whether the owner should look at the row again. */
export const isCheckDue = ({ checkedOn }: Pick<VaccineRule, 'checkedOn'>, today: string): boolean =>
  addDays(checkedOn, vaccineCheckDays) < today;

/** A vaccine's name in that language. */
export const vaccineName = ({ vaccine, vaccineEs }: VaccineRule, language: Language): string =>
  (language === 'es' && vaccineEs) || vaccine;

/** `50 and older, no prescription needed, walk-ins welcome, checked Nov 3`. */
export function vaccineFacts(rule: VaccineRule, today: string, language: Language): string {
  const { ages, agesEs, needsPrescription, walkIn, checkedOn } = rule;
  const words = texts[language];
  const either = (is: boolean | undefined, { yes, no }: { yes: string; no: string }) =>
    is !== undefined && (is ? yes : no);
  return [
    (language === 'es' && agesEs) || ages,
    either(needsPrescription, words.needsPrescription),
    either(walkIn, words.walkIn),
    words.checked(checkedDay(checkedOn, today, language)),
  ]
    .filter(Boolean)
    .join(', ');
}

function checkedDay(date: string, today: string, language: Language): string {
  const year = date.slice(0, 4);
  const isThisYear = year === today.slice(0, 4);
  if (language === 'es') return `${formatFullMonthDay(date, 'es')}${isThisYear ? '' : ` de ${year}`}`;
  return `${shortMonthDay.format(new Date(date))}${isThisYear ? '' : `, ${year}`}`;
}

const shortMonthDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The rows that someone's words are about. */
export function rowsAbout(vaccines: readonly VaccineRule[], said: string): VaccineRule[] {
  const words = wordsOf(said);
  const named = vaccinesIn(words, 'en');
  return vaccines.filter(({ vaccine, vaccineEs = vaccine }) =>
    [vaccine, vaccineEs].some((name) => {
      const own = wordsOf(name);
      return words.includes(own) || vaccinesIn(own, 'en').some((each) => named.includes(each));
    }),
  );
}

/** With a space at each end, so that only whole words are found. */
const wordsOf = (text: string) =>
  ` ${plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

export interface AskedVaccines {
  vaccines: readonly VaccineRule[];
  /** What the visitor wrote. */
  said: string;
  /** The store's date. */
  today: string;
  /** The store's, as people write it. */
  phone: string;
  language: Language;
}

/** Beside a form: the row of what is typed or chosen, or whom to call. */
export function vaccineNote({ vaccines, said, today, phone, language }: AskedVaccines): string {
  const words = texts[language];
  const rows = rowsAbout(vaccines, said);
  const isOld = rows.some((row) => isCheckDue(row, today));
  const lines = rows.map((row) => `${vaccineName(row, language)}. ${words.says(vaccineFacts(row, today, language))}`);
  return [...lines, rows.length === 0 && words.callUs(phone), isOld && words.isOld(phone)].filter(Boolean).join(' ');
}

/** The assistant's words on a question about vaccines: the rows it names, or all. Null without a table. */
export function vaccineAnswer(asked: AskedVaccines): string | null {
  const { vaccines, said, today, phone, language } = asked;
  if (vaccines.length === 0) return null;
  const words = texts[language];
  const named = rowsAbout(vaccines, said);
  const unlisted = vaccinesIn(wordsOf(said), language).filter((name) => rowsAbout(named, name).length === 0);
  const rows = named.length + unlisted.length > 0 ? named : vaccines;
  const lines = rows.map(
    (row) => `- **${vaccineName(row, language)}**. ${words.says(vaccineFacts(row, today, language))}`,
  );
  const isOld = rows.some((row) => isCheckDue(row, today));
  const call = unlisted.length > 0 ? words.unlisted(unlisted.join(', '), phone) : isOld && words.isOld(phone);
  return [lines.join('\n'), call].filter(Boolean).join('\n\n');
}

/** Where no page says so. */
export const rightForYou = (language: Language): string => texts[language].right;
