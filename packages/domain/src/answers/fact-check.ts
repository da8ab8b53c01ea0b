import type { Language } from '@rxweb/contracts/shared/language';
import type { OpenPeriod, StoreInfo } from '@rxweb/contracts/store';
import { hoursRuns, nextClosures } from '../store/opening-hours.ts';
import { formatDays, formatMonthDay, formatPeriods, formatPhone } from '../text/format.ts';
import { lettersAndDigits } from '../text/letters-and-digits.ts';
import { openNowText } from '../text/open-now-text.ts';
import { hasForeignLink } from './foreign-links.ts';
import { hasForeignNumber } from './foreign-numbers.ts';
import { periodsOfStatedDays } from './stated-days.ts';
import { type StatedTime, statedTimes } from './stated-times.ts';

export interface FactCheckOptions {
  store: StoreInfo;
  now: Date;
  language: Language;
  /** The pages that the answer is written from: what they say in the same words stays. */
  pages: string;
}

/** Checks a language model's answer as it streams. */
export interface FactCheck {
  /** Takes whole sentences and returns those to show. */
  push(sentences: string): string;
  /** Returns the rest. */
  end(): string;
}

const facts = ['hours', 'phone', 'address'] as const;
type Fact = (typeof facts)[number];

/** Removes sentences with links that the pages don't have. Replaces sentences that differ from the store's hours, phone or address by the fact; after the first of a kind, drops them. */
export function createFactCheck({ store, now, language, pages }: FactCheckOptions): FactCheck {
  const known = lettersAndDigits(pages);
  const told = new Set<Fact>();
  let held = '';

  function check(sentence: string): string {
    if (hasForeignLink(sentence, pages)) return '';
    const own = lettersAndDigits(sentence);
    if (own.length >= 12 && known.includes(own)) return sentence;
    const wrong = facts.filter((fact) => isWrong[fact](sentence, { store, now, pages }));
    if (wrong.length === 0) return sentence;
    const texts = wrong.filter((fact) => !told.has(fact)).map((fact) => factTexts[language][fact](store, now));
    for (const fact of wrong) told.add(fact);
    return texts.length === 0 ? '' : `${texts.join(' ')}${sentence.slice(sentence.trimEnd().length)}`;
  }

  return {
    push(sentences) {
      held += sentences;
      const whole = wholeLength(held);
      const text = held.slice(0, whole);
      held = held.slice(whole);
      return sentencesOf(text).map(check).join('');
    },
    end() {
      const rest = held;
      held = '';
      return sentencesOf(rest).map(check).join('');
    },
  };
}

/** "a.m. " looks like the end of a sentence. */
const halfDay = /\d\s?[ap]\.(?:\s?m\.)?$/i;

function wholeLength(text: string): number {
  return halfDay.test(text.trimEnd().slice(-8)) ? 0 : text.length;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?=\S)(?<=(?<!\d\s?[ap](?:\.\s?m)?)[.!?…][*_)"'”’\]]*\s+)|(?=[^\n])(?<=\n)/i);
}

interface Truth {
  store: StoreInfo;
  now: Date;
  pages: string;
}

const isWrong: Record<Fact, (sentence: string, truth: Truth) => boolean> = {
  hours: statesOtherHours,
  phone: statesOtherPhone,
  address: statesOtherAddress,
};

function statesOtherPhone(sentence: string, { store, pages }: Truth): boolean {
  return hasForeignNumber(sentence, `${store.phone}\n${store.address}\n${pages}`);
}

const streetForm =
  /(?<![\p{L}\d-])(\d{1,6})[a-z]?((?: [\p{L}\d][\p{L}\d.'’-]{0,24}){1,4}) (?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|place|pl|highway|hwy|parkway|pkwy|way|trail|loop|square|sq)(?![\p{L}\d])/giu;
const zipForm = /(?<=\b[A-Z]{2}\s)(\d{5})(?!\d)/g;

function statesOtherAddress(sentence: string, { store, pages }: Truth): boolean {
  const right = `${store.address}\n${pages}`.toLowerCase();
  const streets = [...sentence.matchAll(streetForm)].map(
    ([, number, street = '']) => `${number}${street.toLowerCase()}`,
  );
  const zips = [...sentence.matchAll(zipForm)].map(([, zip = '']) => zip);
  return [...streets, ...zips].some((part) => !right.includes(part));
}

const opening =
  /\b(?:open(?:s|ed|ing)?|clos(?:e|es|ed|ing)|hours|abiert[oa]s?|abr(?:e|en|imos|ir)|cierr(?:a|an|e)|cerr(?:amos|ar)|cerrad[oa]s?|horario)\b/i;
const closedWords =
  /\b(?:closed|not open|n['’]t open|never open|cerrad[oa]s?|no (?:abrimos|abre|estamos abiert[oa]s?|esta abiert[oa]))\b/i;
const openWords = /\b(?:open|abiert[oa]s?|abrimos|abre)\b/i;
const always = /\b24\s?(?:\/|-)\s?7\b|\b24[ -]hours?\b|\baround the clock\b|\b24 horas\b/i;
/** Parts that state one thing each. After "p.m." a capital begins the next. */
const clauses = /[,;]|\b(?:but|and|while|pero|y)\b|(?<=\d\s?[apAP]\.?\s?[mM]\.?)\s+(?=(?:on )?\p{Lu})/u;

/** Whether a sentence states hours, or an open or closed day, that the store does not have. */
function statesOtherHours(sentence: string, { store, now, pages }: Truth): boolean {
  const isAboutOpening = opening.test(sentence);
  if (isAboutOpening && always.test(sentence)) return !isAlwaysOpen(store);
  const told = isAboutOpening ? [] : statedTimes(pages);
  let days: OpenPeriod[][] = [];
  let claim: 'open' | 'closed' | null = null;
  for (const clause of sentence.split(clauses)) {
    const own = periodsOfStatedDays(store, now, clause);
    const times = statedTimes(clause).filter((time) => !told.some((each) => overlaps(each, time)));
    if (own.length > 0) days = own;
    claim = closedWords.test(clause) ? 'closed' : openWords.test(clause) ? 'open' : claim;
    if (times.length > 0 && (isAboutOpening || own.length > 0)) {
      const lists = days.length > 0 ? days : [everyPeriod(store, now)];
      if (lists.some((periods) => times.some((time) => !isBoundary(periods, time)))) return true;
      continue;
    }
    const isEach = (isTrue: (periods: OpenPeriod[]) => boolean) => own.every(isTrue);
    if (claim === 'closed' && !isEach((periods) => periods.length === 0)) return true;
    if (claim === 'open' && !isEach((periods) => periods.length > 0)) return true;
  }
  return false;
}

function isBoundary(periods: readonly OpenPeriod[], time: StatedTime): boolean {
  return periods.some(({ opens, closes }) => time.includes(opens) || time.includes(closes));
}

function overlaps(one: StatedTime, other: StatedTime): boolean {
  return one.some((time) => other.includes(time));
}

/** A time without a day: any that the week or a special day soon has. */
function everyPeriod(store: StoreInfo, now: Date): OpenPeriod[] {
  return [...Object.values(store.hours), ...nextClosures(store, now, soonDays).map(({ periods }) => periods)].flat();
}

function isAlwaysOpen({ hours }: StoreInfo): boolean {
  return Object.values(hours).every((periods) =>
    periods.some(({ opens, closes }) => opens === '00:00' && closes >= '23:59'),
  );
}

/** How far ahead special days are listed with the hours. */
const soonDays = 14;

const factTexts = {
  en: {
    hours: (store: StoreInfo, now: Date) =>
      `Our hours: ${week(store, now, 'en', 'closed')}. ${openNowText(store, now, 'en')}`,
    phone: (store: StoreInfo) => `Our phone number is ${formatPhone(store.phone)}.`,
    address: (store: StoreInfo) => `Our address is ${store.address}.`,
  },
  es: {
    hours: (store: StoreInfo, now: Date) =>
      `Nuestro horario: ${week(store, now, 'es', 'cerrado')}. ${openNowText(store, now, 'es')}`,
    phone: (store: StoreInfo) => `Nuestro teléfono es ${formatPhone(store.phone)}.`,
    address: (store: StoreInfo) => `Nuestra dirección es ${store.address}.`,
  },
} satisfies Record<Language, Record<Fact, (store: StoreInfo, now: Date) => string>>;

function week(store: StoreInfo, now: Date, language: Language, closed: string): string {
  const lines = hoursRuns(store).map(
    (run) => `${formatDays(run, language)} ${formatPeriods(run.periods, language) || closed}`,
  );
  const special = nextClosures(store, now, soonDays).map(
    ({ date, periods }) => `${formatMonthDay(date, language)} ${formatPeriods(periods, language) || closed}`,
  );
  return [...lines, ...special].join('; ');
}
