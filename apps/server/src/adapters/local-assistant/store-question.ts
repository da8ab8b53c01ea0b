import type { Language } from '@rxweb/contracts/shared/language';
import { type Weekday, weekdays } from '@rxweb/contracts/shared/week';
import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { weekdayBefore, weekdayFrom } from '@rxweb/domain/store/time/dates';
import { readTime, type TimeReading } from '@rxweb/domain/store/time/read-time';
import { readWeekday as readSpanishWeekday, weekday as spanishWeekday } from '@rxweb/domain/store/time/spanish-words';
import { type PlainQuestion, plainQuestion } from './plain-question.ts';
import { type ReplyTexts, textsOf } from './texts/texts.ts';

const fillers: Readonly<Record<Language, RegExp>> = {
  en: /\b(right now|now|in|if i|if we|im|i am|i|we|can i|can we|still make it|make it|get there|there|still|how about|could i|should i|may i|come|stop|swing|visit|over|drop|and|or|but|so|also|then|what|how|about|when|on|in|at|for|by|is|it|are|you|ok|okay|if|its|instead|thing|the|this|to|be|there|of|time|please|maybe|even|just|that|day|i mean|same|until|till|til|after|before|around|am|pm|oclock)\b/g,
  es: /\b(si (?:llego|paso|voy|vamos|llegamos)|ahora mismo|ahora|ahorita|puedo|podria|podemos|alcanzo a|ir|venir|pasar|llegar|ahi|todavia|aun|que tal|y|o|pero|tambien|entonces|que|como|cuando|el|la|los|las|un|una|de|del|al|a|en|por|para|pa|con|se|lo|le|es|son|estan|esta|este|ustedes|usted|ok|por favor|porfa|favor|dia|hasta|antes|despues|am|pm|hora|misma|igual)\b/g,
};
const now: Readonly<Record<Language, RegExp>> = { en: /\bnow\b/, es: /\bahor(?:a|ita)\b/ };

/** What a question asks about the store's own facts. */
export interface StoreQuestion extends PlainQuestion {
  /** The assistant's own texts, in the language of the answer. */
  words: ReplyTexts;
  time: TimeReading;
  /** Only a day or a time: "and on Sunday?", "can I come at 5?" */
  isOnlyWhen: boolean;
}

/** Parses a question; a bare time refers to the day of `before`, the previous question: "and at 3?" */
export function readStoreQuestion(
  text: string,
  before: string,
  chosen: Language,
  store: StoreInfo,
  at: Date,
): StoreQuestion {
  const today = storeDate(store, at);
  const question = plainQuestion(text, chosen);
  const words = textsOf[question.language];
  const spelled = besideDayBefore(inMonthBefore(question, before, chosen, today), question, before, chosen, today);
  const time = readTime(spelled, question.asked, today);
  const rest = time.rest
    .replace(/\d[\d:]*|[^a-z ]/g, ' ')
    .replace(fillers[question.asked], ' ')
    .trim();
  const isOnlyWhen = rest === '' && (time.whens.length > 0 || now[question.asked].test(question.said));
  if (!isOnlyWhen) return { ...question, words, time, isOnlyWhen };
  const isTime = time.times.length > 0 && time.ask.form === 'other' && time.ask.about === 'open';
  const own: TimeReading = isTime ? { ...time, ask: { about: 'open', form: 'yesNo' } } : time;
  return { ...question, words, time: time.days.length > 0 ? own : onDayBefore(own, before, chosen, today), isOnlyWhen };
}

const bareDay: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:the )(\d{1,2})(?:st|nd|rd|th)?\b(?! ?(?:of|am|pm|oclock|:|\/|hours|day))/,
  es: /\bel (?:dia )?(\d{1,2})\b(?! ?(?:de|am|pm|:|\/|horas))/,
};
const monthNames: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' }),
};

/** "Open on December 25?" - "and the 24th?" */
function inMonthBefore({ spelled, asked }: PlainQuestion, before: string, chosen: Language, today: string): string {
  if (before === '' || !bareDay[asked].test(spelled)) return spelled;
  const earlier = plainQuestion(before, chosen);
  const [day] = readTime(earlier.spelled, earlier.asked, today).days;
  if (!day || day.first.slice(0, 7) <= today.slice(0, 7)) return spelled;
  const number = Number(bareDay[asked].exec(spelled)?.[1]);
  const date = dayNear(day.first, number, today);
  const month = monthNames[asked].format(date).toLowerCase();
  return spelled.replace(bareDay[asked], asked === 'es' ? `el $1 de ${month}` : `${month} $1`);
}

/** The 31st after a question about January 1 is in December. */
function dayNear(first: string, number: number, today: string): Date {
  const [year = 0, month = 1] = first.split('-').map(Number);
  const days = [-1, 0, 1].map((by) => new Date(Date.UTC(year, month - 1 + by, number)));
  const ahead = days.filter((date) => date.getUTCDate() === number && date.toISOString().slice(0, 10) >= today);
  const distance = (date: Date) => Math.abs(date.getTime() - Date.parse(first));
  const start = new Date(Date.UTC(year, month - 1, 1));
  return ahead.reduce((one, other) => (distance(other) < distance(one) ? other : one), ahead[0] ?? start);
}

const besideDay: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `\\b(?:(?:the|a|one|very) )*(?:(?:day|(?<wd>${weekdays.join('|')})) (?:right )?(?:(?<before>before|prior|earlier)|after|later)|(?:next|following) day)(?: (?:that|instead|then))*\\W*$`,
  ),
  es: new RegExp(
    `\\b(?:(?:el|un) )?(?:dia|(?<wd>${spanishWeekday})) (?:(?<before>antes|anterior|previo|de antes)|siguiente|despues|de despues|que sigue)(?: (?:entonces|mejor))?\\W*$`,
  ),
};

/** "Open on Christmas?" - "and the day before?": the day beside that of the question before. */
function besideDayBefore(
  spelled: string,
  { asked }: PlainQuestion,
  before: string,
  chosen: Language,
  today: string,
): string {
  const found = before === '' ? null : besideDay[asked].exec(spelled);
  if (!found) return spelled;
  const earlier = plainQuestion(before, chosen);
  const [day] = readTime(earlier.spelled, earlier.asked, today).days;
  if (!day) return spelled;
  const { wd, before: isBefore } = found.groups ?? {};
  const weekday = asked === 'es' ? readSpanishWeekday(wd) : weekdays.find((name) => name === wd);
  const date = new Date(`${dayBeside(day.first, isBefore !== undefined, weekday)}T00:00:00Z`);
  const [month, number, year] = [
    monthNames[asked].format(date).toLowerCase(),
    date.getUTCDate(),
    date.getUTCFullYear(),
  ];
  const said = asked === 'es' ? `el ${number} de ${month} de ${year}` : `${month} ${number}, ${year}`;
  return `${spelled.slice(0, found.index)}${said}`;
}

/** The next day in a direction; with a weekday the next of those. */
function dayBeside(date: string, isBefore: boolean, weekday: Weekday | undefined): string {
  const next = addDays(date, isBefore ? -1 : 1);
  if (!weekday) return next;
  return isBefore ? weekdayBefore(date, weekday) : weekdayFrom(next, weekday);
}

/** The times of a question on the first day of the one before it. */
function onDayBefore(time: TimeReading, before: string, chosen: Language, today: string): TimeReading {
  const earlier = plainQuestion(before, chosen);
  const [day] = readTime(earlier.spelled, earlier.asked, today).days;
  if (!day) return time;
  return {
    ...time,
    whens: time.whens.length > 0 ? time.whens.map((when) => ({ ...when, day })) : [{ day, time: null }],
  };
}
