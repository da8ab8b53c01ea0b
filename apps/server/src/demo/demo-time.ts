import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { instantOfWallTime } from '@rxweb/domain/store/time-zone';

/** Dates from today on, so that a demonstration looks as if the store were at work. */
export interface DemoTime {
  now: Date;
  /** The day of the store so many days from today, `YYYY-MM-DD`. */
  day(offset: number): string;
  /** That time (`HH:MM`) of the store's clock, so many days ago; a negative number is still to come. */
  daysAgo(days: number, time: string): Date;
  minutesAgo(minutes: number): Date;
}

export function createDemoTime(store: StoreInfo, now: Date): DemoTime {
  const today = storeDate(store, now);
  return {
    now,
    day: (offset) => addDays(today, offset),
    daysAgo: (days, time) => instantOfWallTime(store.timeZone, addDays(today, -days), time),
    minutesAgo: (minutes) => new Date(now.getTime() - minutes * 60_000),
  };
}
