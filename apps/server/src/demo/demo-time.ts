import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { instantOfWallTime } from '@rxweb/domain/store/time-zone';
import type { DemoTime } from '../kernel/feature/demo-tools.ts';

export function createDemoTime(store: StoreInfo, now: Date): DemoTime {
  const today = storeDate(store, now);
  const daysAgo = (days: number, time: string) => instantOfWallTime(store.timeZone, addDays(today, -days), time);
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  return {
    now,
    day: (offset) => addDays(today, offset),
    daysAgo,
    minutesAgo,
    at: (moment) => (typeof moment === 'number' ? minutesAgo(moment) : daysAgo(...moment)),
  };
}
