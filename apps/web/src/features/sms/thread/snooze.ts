import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays, weekdayOf } from '@rxweb/domain/store/calendar-date';
import { instantOf, storeDate } from '@rxweb/domain/store/opening-hours';

export interface SnoozeTime {
  name: 'afternoon' | 'tomorrow' | 'monday';
  until: Date;
}

const morning = '08:30';
const afternoon = '13:00';

/** This afternoon if still ahead, tomorrow, Monday; in store time, each time once. */
export function snoozeTimes(store: StoreInfo, now: Date): SnoozeTime[] {
  const today = storeDate(store, now);
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, index + 1));
  const monday = days.find((date) => weekdayOf(date) === 'monday') ?? addDays(today, 7);
  const times: SnoozeTime[] = [
    { name: 'afternoon', until: instantOf(store, today, afternoon) },
    { name: 'tomorrow', until: instantOf(store, addDays(today, 1), morning) },
    { name: 'monday', until: instantOf(store, monday, morning) },
  ];
  const ahead = times.filter(({ until }) => until > now);
  // On a Sunday, tomorrow is Monday.
  return ahead.filter(
    ({ until }, index) => ahead.findIndex((other) => other.until.getTime() === until.getTime()) === index,
  );
}

/** Null for past or invalid dates. */
export function snoozeUntil(store: StoreInfo, date: string, now: Date): Date | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  const until = instantOf(store, date, morning);
  return until > now ? until : null;
}
