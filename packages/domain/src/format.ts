import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays, weekdayOf } from './calendar-date.ts';
import { type StoreStatus, storeDate } from './opening-hours.ts';
import { wallTimeMs } from './time-zone.ts';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** An instant on the store's clock: `5:30 pm`. */
export function formatTime(store: StoreInfo, at: Date): string {
  return formatClock(new Date(wallTimeMs(store.timeZone, at)).toISOString().slice(11, 16));
}

/** A time of day, `17:30`, as people say it: `5:30 pm`. */
export function formatClock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

/** A calendar date, `2026-05-28`, as `Thu, May 28, 2026`. */
export function formatDate(date: string): string {
  return `${formatMonthDay(date)}, ${date.slice(0, 4)}`;
}

function formatMonthDay(date: string): string {
  return `${formatWeekday(date).slice(0, 3)}, ${monthNames[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8, 10))}`;
}

/** The weekday's name of a calendar date: `Monday`. */
export function formatWeekday(date: string): string {
  const weekday = weekdayOf(date);
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
}

/** `+15555550100` as `(555) 555-0100`; numbers of other countries stay as they are stored. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}

/** The address that dials a number when tapped. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** What changes next: `Closes 5:30 pm`, `Opens tomorrow 8:30 am`, `Opens Monday 8:30 am`, `Opens Mon, Jan 4, 8:30 am`. */
export function nextChangeText(store: StoreInfo, status: StoreStatus, at: Date): string {
  if (status.closesAt) return `Closes ${formatTime(store, status.closesAt)}`;
  if (status.opensAt) return `Opens ${dayFrom(store, at, status.opensAt)} ${formatTime(store, status.opensAt)}`;
  return 'Call for opening hours';
}

/** How to name a day from where one stands: `today`, `tomorrow`, `Monday`, or from a week on `Mon, Jan 4,`. */
export function dayFrom(store: StoreInfo, at: Date, then: Date): string {
  const [today, date] = [storeDate(store, at), storeDate(store, then)];
  if (date === today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  return date < addDays(today, 7) ? formatWeekday(date) : `${formatMonthDay(date)},`;
}
