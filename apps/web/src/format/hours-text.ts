import type { Language } from '@rxweb/contracts/shared/language';
import { weekdays } from '@rxweb/contracts/shared/week';
import type { Closure, StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { type HoursRun, hoursRuns, storeDate, weekdayOf } from '@rxweb/domain/store/opening-hours';
import {
  formatDays,
  formatFullMonthDay,
  formatMonthDay,
  formatPeriods,
  formatWeekday,
} from '@rxweb/domain/text/format';
import type { StoreTexts } from '../texts/store-en.ts';

export interface HoursRow {
  days: string;
  hours: string;
  isToday: boolean;
}

/** `Mon–Fri`, `8:30 am to 5:30 pm`, with today's row marked. */
export function hoursRows(store: StoreInfo, now: Date, texts: StoreTexts, language: Language): HoursRow[] {
  const today = storeDate(store, now);
  return hoursRuns(store).map((run) => ({
    days: run.first === run.last ? longName(run, today, language) : formatDays(run, language),
    hours: formatPeriods(run.periods, language) || texts.hours.closed,
    isToday: isIn(run, today),
  }));
}

/** `Closed Thursday, November 26, for Thanksgiving Day.` */
export function closureText(closure: Closure, { hours }: StoreTexts, language: Language): string {
  const day = dayName(closure.date, language);
  const reason = (language === 'es' ? closure.reasonEs : closure.reason) ?? '';
  if (closure.periods.length === 0) return hours.closedOn(day, reason);
  return hours.openOn(day, formatPeriods(closure.periods, language), reason);
}

function dayName(date: string, language: Language): string {
  if (language === 'es') return formatMonthDay(date, 'es');
  return `${formatWeekday(date)}, ${formatFullMonthDay(date)}`;
}

/** Full name of a day that has its own row. */
function longName({ first }: HoursRun, today: string, language: Language): string {
  const name = formatWeekday(addDays(today, weekdays.indexOf(first) - weekdays.indexOf(weekdayOf(today))), language);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function isIn({ first, last }: HoursRun, date: string): boolean {
  const day = weekdays.indexOf(weekdayOf(date));
  return weekdays.indexOf(first) <= day && day <= weekdays.indexOf(last);
}
