import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays } from './calendar-date.ts';
import { instantOf, periodsOn, storeDate } from './opening-hours.ts';

const hourMs = 60 * 60_000;
const searchDays = 30;

/**
 * The latest time to expect a callback: closing time today if that is at least an hour away, else closing time of the next open day,
 * special days included. Null without an opening within 30 days.
 */
export function answerBy(store: StoreInfo, now: Date): Date | null {
  const today = storeDate(store, now);
  for (let days = 0; days <= searchDays; days += 1) {
    const date = addDays(today, days);
    const last = periodsOn(store, date).at(-1);
    if (!last) continue;
    const closes = instantOf(store, date, last.closes);
    if (closes.getTime() - now.getTime() >= hourMs) return closes;
  }
  return null;
}
