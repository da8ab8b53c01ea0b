import { type Closure, type StoreInfo, weekdays } from '@rxweb/contracts/store';
import { formatClock, formatWeekday } from '@rxweb/domain/format';
import { hoursLines, storeDate, weekdayOf } from '@rxweb/domain/opening-hours';

export interface HoursRow {
  days: string;
  hours: string;
  isToday: boolean;
}

/** The week as the hours card shows it: `Mon–Fri`, `8:30 am–5:30 pm`, with the row of today's weekday marked. */
export function hoursRows(store: StoreInfo, now: Date): HoursRow[] {
  const today = weekdays.indexOf(weekdayOf(storeDate(store, now)));
  return hoursLines(store).map(({ days, hours }) => {
    const [first = 0, last = first] = days.split('–').map(indexOfDay);
    const name = first === last ? longName(first) : days;
    return { days: name, hours: clockText(hours), isToday: first <= today && today <= last };
  });
}

/** A day that differs from the week: `Closed Thursday, November 26, for Thanksgiving Day.` */
export function closureText({ date, reason, periods }: Closure): string {
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );
  const when = `${formatWeekday(date)}, ${day}`;
  if (periods.length === 0) return `Closed ${when}, for ${reason}.`;
  const hours = periods.map(({ opens, closes }) => `${formatClock(opens)}–${formatClock(closes)}`).join(', ');
  return `Open ${hours} on ${when}, for ${reason}.`;
}

function indexOfDay(shortName: string): number {
  return weekdays.findIndex((weekday) => weekday.startsWith(shortName.toLowerCase()));
}

function longName(index: number): string {
  const name = weekdays[index] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function clockText(hours: string): string {
  return hours === 'closed' ? 'Closed' : hours.replace(/\d{2}:\d{2}/g, formatClock);
}
