import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { instantOfWallTime } from '@rxweb/domain/store/time-zone';
import type { DemoTime } from '../kernel/feature/demo-tools.ts';

export function createDemoTime(store: StoreInfo, now: Date): DemoTime {
  const today = storeDate(store, now);
  return {
    now,
    day: (offset) => addDays(today, offset),
    daysAgo: (days, time) => instantOfWallTime(store.timeZone, addDays(today, -days), time),
    minutesAgo: (minutes) => new Date(now.getTime() - minutes * 60_000),
  };
}
