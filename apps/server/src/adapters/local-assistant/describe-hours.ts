import type { Closure, OpenPeriod, StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/calendar-date';
import { dayFrom, formatClock, formatDate, formatPhone, formatTime, formatWeekday } from '@rxweb/domain/format';
import {
  hoursLines,
  instantOf,
  nextClosures,
  periodsOn,
  statusAt,
  storeDate,
  weekdayOf,
} from '@rxweb/domain/opening-hours';
import type { NamedDay } from './named-days.ts';
import type { NamedTime } from './named-time.ts';

/** How a question wants to be answered: `Yes.` and `No.` suit "are you open", not "when" and not "are you closed". */
export interface Wording {
  isYesOrNo: boolean;
}

/** `We are open now, until 5:30 pm.` or `We are closed now. We open tomorrow at 8:30 am.` */
export function nowSentence(store: StoreInfo, now: Date): string {
  const { closesAt, closure } = statusAt(store, now);
  if (closesAt) return `We are open now, until ${formatTime(store, closesAt)}.`;
  const isAllDay = periodsOn(store, storeDate(store, now)).length === 0;
  return `We are closed now${closure && isAllDay ? ` for ${closure.reason}` : ''}. ${nextOpeningSentence(store, now, now)}`;
}

/** `We open tomorrow at 8:30 am.`: the first opening after an instant, named as one says it now. */
function nextOpeningSentence(store: StoreInfo, after: Date, now: Date): string {
  const { opensAt } = statusAt(store, after);
  if (!opensAt) return `Please call ${formatPhone(store.phone)} to ask when we open.`;
  return `We open ${dayFrom(store, now, opensAt)} at ${formatTime(store, opensAt)}.`.replace(',,', ',');
}

export function openNow(store: StoreInfo, now: Date, { isYesOrNo }: Wording): string {
  const sentence = nowSentence(store, now);
  if (!isYesOrNo) return sentence;
  return statusAt(store, now).isOpen ? sentence.replace('We', 'Yes, we') : sentence.replace('We', 'No, we');
}

/** The hours of one named day, with what is special about it. */
export function hoursOfDay(store: StoreInfo, day: NamedDay, now: Date, wording: Wording): string {
  const today = storeDate(store, now);
  if (day.date < today) return `${formatDate(day.date)} is over.`;
  if (day.isEveryWeek) return everyWeek(store, day.date, wording);
  const closure = store.closures.find(({ date }) => date === day.date) ?? null;
  if (day.date === today) return hoursOfToday(store, closure, now, wording);
  if (day.holiday && !closure) return unlistedHoliday(store, day.holiday, day.date, now);
  const periods = periodsOn(store, day.date);
  if (periods.length === 0) {
    const reason = closure ? ` for ${closure.reason}` : '';
    const next = nextOpeningSentence(store, instantOf(store, day.date, '23:59'), now).replace(
      'We open',
      'We open again',
    );
    return `${wording.isYesOrNo ? 'No. ' : ''}On ${formatDate(day.date)} we are **closed**${reason}. ${next}`;
  }
  const special = closure ? ` (${closure.reason})` : '';
  return `${wording.isYesOrNo ? 'Yes. ' : ''}On ${formatDate(day.date)}${special} we are open **${hoursText(periods)}**.`;
}

function hoursOfToday(store: StoreInfo, closure: Closure | null, now: Date, wording: Wording): string {
  const periods = periodsOn(store, storeDate(store, now));
  const special = closure ? ` (${closure.reason})` : '';
  if (periods.length === 0) {
    const reason = closure ? ` for ${closure.reason}` : '';
    return `${wording.isYesOrNo ? 'No. ' : ''}We are **closed** today${reason}. ${nextOpeningSentence(store, now, now)}`;
  }
  const hours = `Today's hours${special} are **${hoursText(periods)}**.`;
  const isOver = periods.every(({ closes }) => instantOf(store, storeDate(store, now), closes) <= now);
  return `${wording.isYesOrNo && !isOver ? 'Yes. ' : ''}${hours} ${nowSentence(store, now)}`;
}

function everyWeek(store: StoreInfo, date: string, { isYesOrNo }: Wording): string {
  const periods = store.hours[weekdayOf(date)];
  const days = `On ${formatWeekday(date)}s we are`;
  if (periods.length === 0) return `${isYesOrNo ? 'No. ' : ''}${days} **closed**.`;
  return `${isYesOrNo ? 'Yes. ' : ''}${days} open **${hoursText(periods)}**.${specialDaysNote(store, date, date)}`;
}

/** A holiday that is not in the list of special days: the usual hours, and no promise. */
function unlistedHoliday(store: StoreInfo, holiday: string, date: string, now: Date): string {
  const observed = store.closures.find(
    (closure) =>
      closure.reason.includes('observed') && addDays(date, -3) <= closure.date && closure.date <= addDays(date, 3),
  );
  if (observed) {
    return `${hoursOfDay(store, { date }, now, { isYesOrNo: false })} ${hoursOfDay(store, { date: observed.date }, now, { isYesOrNo: false })}`;
  }
  const periods = periodsOn(store, date);
  const usual = periods.length === 0 ? 'closed' : hoursText(periods);
  return `${holiday} (${formatDate(date)}) is not on our list of special days. Our usual ${formatWeekday(date)} hours are **${usual}**. To be sure, please call ${formatPhone(store.phone)}.`;
}

/** Whether the store is open at a time of a day. */
export function openAtTime(store: StoreInfo, day: NamedDay, { time, isEnd }: NamedTime): string {
  const periods = periodsOn(store, day.date);
  const isOpen = periods.some(({ opens, closes }) =>
    isEnd ? opens < time && time <= closes : opens <= time && time < closes,
  );
  const when = `${isEnd ? 'until' : 'at'} ${formatClock(time)} on ${formatDate(day.date)}`;
  const reason = store.closures.find(({ date }) => date === day.date)?.reason;
  const hours =
    periods.length === 0
      ? `We are closed that day${reason ? ` for ${reason}` : ''}.`
      : `Hours that day: **${hoursText(periods)}**.`;
  return `${isOpen ? 'Yes, we are open' : 'No, we are not open'} ${when}. ${hours}`;
}

/** The hours of the week as a list, and the special days soon. */
export function hoursOfWeek(store: StoreInfo, now: Date): string {
  const lines = hoursLines(store).map(({ days, hours }) => `- **${days}:** ${spokenHours(hours)}`);
  const today = storeDate(store, now);
  return `Our hours are:\n\n${lines.join('\n')}\n\n${nowSentence(store, now)}${specialDaysNote(store, today, addDays(today, 14))}`;
}

/** The special days of the next months as a list. */
export function specialDays(store: StoreInfo, now: Date): string {
  const days = nextClosures(store, now, 183);
  if (days.length === 0) {
    return `No special days are listed for the next months, so our usual hours should apply. To be sure about a holiday, please call ${formatPhone(store.phone)}.`;
  }
  return `Our special days in the next months:\n\n${days.map((day) => `- ${specialDay(day)}`).join('\n')}\n\nOn other days our usual hours apply.`;
}

/** ` Please note: ...` for the special days from one date to another, or nothing. */
export function specialDaysNote(store: StoreInfo, from: string, to: string): string {
  const days = store.closures.filter(({ date }) => from <= date && date <= to);
  return days.length === 0 ? '' : ` Please note: ${days.map(specialDay).join('; ')}.`;
}

function specialDay({ date, reason, periods }: Closure): string {
  return `${formatDate(date)} (${reason}): ${periods.length === 0 ? 'closed' : hoursText(periods)}`;
}

function hoursText(periods: readonly OpenPeriod[]): string {
  return periods.map(({ opens, closes }) => `${formatClock(opens)} to ${formatClock(closes)}`).join(' and ');
}

/** `08:30–17:30` of the hours list as `8:30 am to 5:30 pm`. */
function spokenHours(hours: string): string {
  return hours.replaceAll('–', ' to ').replace(/\d\d:\d\d/g, formatClock);
}
