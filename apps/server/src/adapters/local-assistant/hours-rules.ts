import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { periodsOn, storeDate } from '@rxweb/domain/store/opening-hours';
import type { AskedTime, TimeReading, When } from '@rxweb/domain/store/time/read-time';
import { wallTimeMs } from '@rxweb/domain/store/time-zone';
import { formatPhone } from '@rxweb/domain/text/format';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import { saysOnlyVisit } from '@rxweb/domain/text/visit-words';
import { type Answer, storeSource } from './answer.ts';
import { describeAsked, describeDays } from './describe-asked.ts';
import { hoursOfWeek, openNow, specialDays, weekList } from './describe-hours.ts';
import {
  forGood,
  type HoursWords,
  hoursWords,
  lunchBreak,
  meanwhile,
  otherPlace,
  otherSubject,
  weather,
} from './hours-words.ts';
import type { StoreQuestion } from './store-question.ts';

/** The answer from hours and closures; null when the question is about something else. */
export function answerAboutHours(question: StoreQuestion, store: StoreInfo, at: Date): Answer | null {
  if (!isAboutHours(question)) return null;
  const { said, words } = question;
  const sources = [storeSource('hours', store, at, words)];
  if (weather.test(said)) {
    const hours = hoursAnswer({ ...question, time: withoutLead(question.time) }, store, at);
    const text = `${words.weather(formatPhone(store.phone))} ${words.otherwise} ${hours}`;
    return { text, sources, outcome: 'answered', intent: 'holidays' };
  }
  const text = lunchAnswer(question, store, at) ?? hoursAnswer(question, store, at);
  return { text, sources, outcome: 'answered', intent: intentOf(question, store) };
}

/** Leaves the Yes or No before the answer out. */
const withoutLead = (time: TimeReading): TimeReading => ({ ...time, ask: { ...time.ask, form: 'other' } });

/**
 * "Do you close for lunch?" of days whose hours have no break: a short one may not be listed. On a day without hours, one that names no day
 * asks about every week.
 */
function lunchAnswer(question: StoreQuestion, store: StoreInfo, at: Date): string | null {
  const { said, words, time } = question;
  const isClosedToday = time.days.length === 0 && periodsOn(store, storeDate(store, at)).length === 0;
  const isLunch = time.times.some((asked) => asked.kind === 'part' && asked.part === 'lunch');
  const isBreak = (lunchBreak.test(said) || (isLunch && isClosedToday)) && time.times.every(isAtLunch);
  if (!isBreak) return null;
  const hasBreak = Object.values(store.hours).some((periods) => periods.length > 1);
  const hours = isClosedToday
    ? hoursOfWeek(store, at, words)
    : hoursAnswer({ ...question, time: withoutLead(time) }, store, at);
  return hasBreak ? hours : `${words.noLunchBreak} ${words.toBeSure(formatPhone(store.phone))} ${hours}`;
}

const noon = 12 * 60;
const isAtLunch = (asked: AskedTime): boolean =>
  (asked.kind === 'part' && asked.part === 'lunch') ||
  (asked.kind === 'clock' && asked.clock.minute >= noon && asked.clock.minute < noon + 60);

/** The answer to a question known to ask for the week's hours, whether it is open now, or special days. */
export function answerHours(
  intent: 'hours' | 'open-now' | 'holidays',
  question: StoreQuestion,
  store: StoreInfo,
  at: Date,
): Answer {
  const { words, time } = question;
  const sources = [storeSource('hours', store, at, words)];
  if (time.whens.length > 0) return { text: hoursAnswer(question, store, at), sources, outcome: 'answered', intent };
  const texts = {
    hours: () => hoursOfWeek(store, at, words),
    'open-now': () => openNow(question, store, at),
    holidays: () => specialDays(store, at, words),
  };
  return { text: texts[intent](), sources, outcome: 'answered', intent };
}

/** Whether only the hours can be meant; otherwise "I cannot open the bottle" would match. `isAsked`: it is no mere statement of a time. */
export function isSurelyAboutHours({ said, asked, isOnlyWhen, time }: StoreQuestion, isAsked = true): boolean {
  if (otherSubject.test(said)) return false;
  if (isAsked && isOnlyVisit({ said, time })) return true;
  const words = hoursWords[asked];
  if (time.days.length > 0 && /\b(hours|horas)\b/.test(said)) return true;
  if (forGood.test(said) || lunchBreak.test(said)) return true;
  return isOnlyWhen || asksForSomebody(said, time, words) || words.storeOpens.test(said) || words.hours.test(said);
}

/** "After church on Sunday around 12:15": a time and nothing but coming to the store. */
export const isOnlyVisit = ({ said, time }: Pick<StoreQuestion, 'said' | 'time'>): boolean =>
  time.whens.length > 0 && !leansOrTells.test(said) && saysOnlyVisit(said);

/** "And on Monday?" leans on what was said before; "it's late" asks nothing. */
const leansOrTells =
  /^(?:(?:ok|okay) )?(?:and|then|y|entonces)\b|^(?:(?:ya|hoy|it|now) )*(?:es|son|is|its) (?:(?:de|muy|very|so|really|already) )*(?:noche|tarde|temprano|late|early|night)$/;

/** "Is anyone there at 8 on Saturday?", with or without its day and time. */
function asksForSomebody(said: string, { rest, whens }: StoreQuestion['time'], words: HoursWords): boolean {
  return words.isSomebodyThere.test(said) || (whens.length > 0 && words.isSomebodyThere.test(rest.trim()));
}

function intentOf({ said, asked, time }: StoreQuestion, store: StoreInfo): string {
  const words = hoursWords[asked];
  const isSpecial = (date: string) => store.closures.some((closure) => closure.date === date);
  const isNamed = time.whens.some(
    ({ day }) => day && (day.holiday || (day.first === day.last && isSpecial(day.first))),
  );
  if (isNamed || words.holidays.test(said)) return 'holidays';
  if (time.whens.some(({ day, time: at }) => day || (at && at.kind !== 'wait'))) return 'hours';
  return words.now.test(said) ||
    words.isSomebodyThere.test(said) ||
    words.nextOpening.test(said) ||
    (words.bare.test(said) && !words.more.test(said))
    ? 'open-now'
    : 'hours';
}

function isAboutHours({ said, asked, isOnlyWhen, time }: StoreQuestion): boolean {
  if (meanwhile.test(said) || otherPlace.test(said)) return false;
  const words = hoursWords[asked];
  if (isOnlyWhen || isOnlyVisit({ said, time }) || asksForSomebody(said, time, words)) return true;
  if (forGood.test(said) || lunchBreak.test(said)) return true;
  if (words.opening.test(said) && !words.otherOpening.test(time.rest)) return true;
  const saysHours = words.hours.test(said) || (time.days.length > 0 && /\b(hours|horas)\b/.test(said));
  if (saysHours && !words.otherHours.test(said)) return true;
  return words.holidays.test(said);
}

/** "Your normal hours on the 24th?" asks to compare: being open is no Yes. */
const usualHours =
  /\b(?:full|normal|regular|usual|same) (?:\w+ )?(?:hours|schedule)\b|\bhorario (?:normal|regular|completo|de siempre)\b/;

/** "Are you usually there by 8:30?", "any night past 8": about every week, not today. */
const anyDay =
  /\b(?:ever|any (?:day|night|morning|evening|weekday|weeknight)|usually|normally|generally|typically|most days|week ?nights|alguna vez|alg[uú]n dia|alguna noche|normalmente|generalmente|por lo general|suelen)\b(?! since)/;

/** "Is Saturday the same as a weekday?" needs both. */
const sameAsWeekdays =
  /\bsame (?:\w+ )?as (?:a |the |on |other |your )*week ?days?\b|\b(?:igual|mismo) (?:\w+ )?(?:que|como) (?:entre semana|los otros dias)\b/;

const opensInTheMorning =
  /\b(?:opening|(?:going to|gonna) open|van a abrir|abriran)\b.*\b(?:in the mornings?|first thing|(?:en|por) la manana)\b/;
const lateMorning = 10;

/** "Opening in the morning?", asked late in the morning or after it, is about tomorrow. */
function fromTomorrow({ said, time }: StoreQuestion, store: StoreInfo, at: Date): StoreQuestion['time'] {
  const isMorning = ({ day, time: part }: When) =>
    day === null && part?.kind === 'part' && (part.part === 'morning' || part.part === 'early');
  const hour = new Date(wallTimeMs(store.timeZone, at)).getUTCHours();
  if (hour < lateMorning || time.isPast || !opensInTheMorning.test(said) || !time.whens.some(isMorning)) return time;
  const date = addDays(storeDate(store, at), 1);
  const day = { first: date, last: date, start: 0, end: 0 };
  return { ...time, whens: time.whens.map((when) => (isMorning(when) ? { ...when, day } : when)) };
}

function hoursAnswer(question: StoreQuestion, store: StoreInfo, at: Date): string {
  const { said, asked, words } = question;
  const time = fromTomorrow(question, store, at);
  const about = hoursWords[asked];
  const isOfWeek = time.days.length === 0 && (anyDay.test(said) || forGood.test(said));
  if (isOfWeek || sameAsWeekdays.test(said)) return hoursOfWeek(store, at, words);
  if (time.whens.length > 0) {
    const isCompared = usualHours.test(said);
    return describeAsked(isCompared ? withoutLead(time) : time, store, at, words);
  }
  if (about.holidays.test(said)) return specialDays(store, at, words);
  if (about.now.test(said)) return openNow(question, store, at);
  if (about.week.test(said)) return hoursOfWeek(store, at, words);
  if (about.whenOpening.test(said) && !/\bare you open\b/.test(said))
    return `${openNowText(store, at, words.language)}\n\n${weekList(store, words)}`;
  if (time.ask.about === 'when' && about.whenOpen.test(said)) return hoursOfWeek(store, at, words);
  if (about.whenClosing.test(said)) {
    const today = storeDate(store, at);
    const day = { first: today, last: today, start: 0, end: 0 };
    return describeAsked({ ...time, whens: [{ day, time: null }] }, store, at, words);
  }
  return openNow(question, store, at);
}

/** One sentence about a named day, added to other answers: "Can I get a flu shot on Saturday?" */
export function dayNote({ words, time: { days } }: StoreQuestion, store: StoreInfo, at: Date): string | null {
  const today = storeDate(store, at);
  const ahead = days.filter((day) => !day.impossible && !day.isPeriod && day.last >= today);
  return ahead.length === 0 ? null : describeDays(ahead, store, at, words);
}
