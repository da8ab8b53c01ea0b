import type { Closure, OpenPeriod, StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/store/calendar-date';
import {
  hoursRuns,
  instantOf,
  nextClosures,
  periodsOn,
  statusAt,
  storeDate,
  weekdayOf,
} from '@rxweb/domain/store/opening-hours';
import {
  dayFrom,
  formatClock,
  formatDate,
  formatDays,
  formatPhone,
  formatTime,
  formatWeekday,
} from '@rxweb/domain/text/format';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import type { NamedDay } from './named-days.ts';
import type { NamedTime } from './named-time.ts';
import type { ReplyTexts } from './texts/texts.ts';

/** The form of the answer: `Yes.` and `No.` suit "are you open", not "when" and not "are you closed". */
export interface Wording {
  isYesOrNo: boolean;
}

/** `We open tomorrow at 8:30 am.`: the first opening after an instant, relative to now. */
function nextOpening(store: StoreInfo, after: Date, now: Date, words: ReplyTexts, say: ReplyTexts['opens']): string {
  const { opensAt } = statusAt(store, after);
  if (!opensAt) return words.askWhenOpening(formatPhone(store.phone));
  return say(dayFrom(store, now, opensAt, words.language), formatTime(store, opensAt, words.language));
}

export function openNow(store: StoreInfo, now: Date, { isYesOrNo }: Wording, words: ReplyTexts): string {
  const sentence = openNowText(store, now, words.language);
  if (!isYesOrNo) return sentence;
  const answer = statusAt(store, now).isOpen ? words.yes : words.no;
  return `${answer}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

/** The hours of one day, with its special reason. */
export function hoursOfDay(store: StoreInfo, day: NamedDay, now: Date, wording: Wording, words: ReplyTexts): string {
  const today = storeDate(store, now);
  if (day.date < today) return words.isOver(formatDate(day.date, words.language));
  if (day.isEveryWeek) return everyWeek(store, day.date, wording, words);
  const closure = store.closures.find(({ date }) => date === day.date) ?? null;
  if (day.date === today) return hoursOfToday(store, closure, now, wording, words);
  if (day.holiday && !closure) return unlistedHoliday(store, day.holiday[words.language], day.date, now, words);
  const periods = periodsOn(store, day.date);
  const date = formatDate(day.date, words.language);
  const reason = reasonOf(closure, words);
  if (periods.length > 0) return `${yes(wording, words)}${words.openOn(date, reason, hoursText(periods, words))}`;
  const next = nextOpening(store, instantOf(store, day.date, '23:59'), now, words, words.opensAgain);
  return `${no(wording, words)}${words.closedOn(date, reason)} ${next}`;
}

function hoursOfToday(
  store: StoreInfo,
  closure: Closure | null,
  now: Date,
  wording: Wording,
  words: ReplyTexts,
): string {
  const today = storeDate(store, now);
  const periods = periodsOn(store, today);
  const reason = reasonOf(closure, words);
  if (periods.length === 0) {
    return `${no(wording, words)}${words.closedToday(reason)} ${nextOpening(store, now, now, words, words.opens)}`;
  }
  const isOver = periods.every(({ closes }) => instantOf(store, today, closes) <= now);
  const hours = words.openToday(reason, hoursText(periods, words));
  return `${isOver ? '' : yes(wording, words)}${hours} ${openNowText(store, now, words.language)}`;
}

function everyWeek(store: StoreInfo, date: string, wording: Wording, words: ReplyTexts): string {
  const periods = store.hours[weekdayOf(date)];
  const weekday = formatWeekday(date, words.language);
  if (periods.length === 0) return `${no(wording, words)}${words.closedEvery(weekday)}`;
  const hours = words.openEvery(weekday, hoursText(periods, words));
  return `${yes(wording, words)}${hours}${specialDaysNote(store, date, date, words)}`;
}

/** A holiday that is not a listed special day: the usual hours, without a promise. */
function unlistedHoliday(store: StoreInfo, holiday: string, date: string, now: Date, words: ReplyTexts): string {
  const observed = store.closures.find(
    (closure) =>
      closure.reason.includes('observed') && addDays(date, -3) <= closure.date && closure.date <= addDays(date, 3),
  );
  const plainly = { isYesOrNo: false };
  if (observed) {
    return [date, observed.date].map((day) => hoursOfDay(store, { date: day }, now, plainly, words)).join(' ');
  }
  const usual = hoursText(periodsOn(store, date), words) || words.closed;
  return [
    words.notListed(holiday, formatDate(date, words.language)),
    words.usual(formatWeekday(date, words.language), usual),
    words.toBeSure(formatPhone(store.phone)),
  ].join(' ');
}

/** Whether the store is open at a time of a day. */
export function openAtTime(store: StoreInfo, day: NamedDay, { time, isEnd }: NamedTime, words: ReplyTexts): string {
  const periods = periodsOn(store, day.date);
  const isOpen = periods.some(({ opens, closes }) =>
    isEnd ? opens < time && time <= closes : opens <= time && time < closes,
  );
  const say = isEnd ? (isOpen ? words.openUntil : words.notOpenUntil) : isOpen ? words.openAt : words.notOpenAt;
  const closure = store.closures.find(({ date }) => date === day.date) ?? null;
  const hours =
    periods.length === 0 ? words.closedThatDay(reasonOf(closure, words)) : words.openThatDay(hoursText(periods, words));
  return `${say(formatClock(time, words.language), formatDate(day.date, words.language))} ${hours}`;
}

/** The week's hours and upcoming special days. */
export function hoursOfWeek(store: StoreInfo, now: Date, words: ReplyTexts): string {
  const today = storeDate(store, now);
  const note = specialDaysNote(store, today, addDays(today, 14), words);
  return `${weekList(store, words)}\n\n${openNowText(store, now, words.language)}${note}`;
}

/** The week's hours as a list. */
export function weekList(store: StoreInfo, words: ReplyTexts): string {
  const lines = hoursRuns(store).map(
    (run) => `- **${formatDays(run, words.language)}:** ${hoursText(run.periods, words) || words.closed}`,
  );
  return `${words.week}\n\n${lines.join('\n')}`;
}

/** Special days of the next months as a list. */
export function specialDays(store: StoreInfo, now: Date, words: ReplyTexts): string {
  const days = nextClosures(store, now, 183);
  if (days.length === 0) return words.noSpecialDays(formatPhone(store.phone));
  const list = days.map((day) => `- ${specialDay(day, words)}`).join('\n');
  return `${words.specialDays}\n\n${list}\n\n${words.otherDays}`;
}

/** ` Please note: ...` for special days in a date range, or nothing. */
export function specialDaysNote(store: StoreInfo, from: string, to: string, words: ReplyTexts): string {
  const days = store.closures.filter(({ date }) => from <= date && date <= to);
  return days.length === 0 ? '' : ` ${words.pleaseNote(days.map((day) => specialDay(day, words)).join('; '))}`;
}

function specialDay(closure: Closure, words: ReplyTexts): string {
  const hours = hoursText(closure.periods, words) || words.closed;
  return words.specialDay(formatDate(closure.date, words.language), reasonOf(closure, words), hours);
}

/** Empty on ordinary days, and without a reason in this language. */
function reasonOf(closure: Closure | null, { language }: ReplyTexts): string {
  return (language === 'es' ? closure?.reasonEs : closure?.reason) ?? '';
}

function yes({ isYesOrNo }: Wording, words: ReplyTexts): string {
  return isYesOrNo ? `${words.yes}. ` : '';
}

function no({ isYesOrNo }: Wording, words: ReplyTexts): string {
  return isYesOrNo ? `${words.no}. ` : '';
}

/** Empty for a day without periods. */
function hoursText(periods: readonly OpenPeriod[], words: ReplyTexts): string {
  return periods
    .map(({ opens, closes }) => words.period(formatClock(opens, words.language), formatClock(closes, words.language)))
    .join(` ${words.and} `);
}
