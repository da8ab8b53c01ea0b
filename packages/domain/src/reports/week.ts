import { weekdays } from '@rxweb/contracts/shared/week';
import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays, weekdayOf } from '../store/calendar-date.ts';
import { instantOf, storeDate } from '../store/opening-hours.ts';

const mailTime = '07:00';

/** The Monday of a calendar date's week. */
export const mondayOf = (date: string) => addDays(date, -weekdays.indexOf(weekdayOf(date)));

/** From the Monday's midnight in store time to the next one's, exclusive. */
export const instantsOfWeek = (store: StoreInfo, monday: string): { from: Date; to: Date } => ({
  from: instantOf(store, monday, '00:00'),
  to: instantOf(store, addDays(monday, 7), '00:00'),
});

/** The Monday of the last week that is over. */
export const lastWeek = (store: StoreInfo, now: Date) => addDays(mondayOf(storeDate(store, now)), -7);

/** The week whose report should be mailed by now: the last one from Monday at 7 am, until then the one before. */
export function weekToMail(store: StoreInfo, now: Date): string {
  const monday = mondayOf(storeDate(store, now));
  return addDays(monday, now < instantOf(store, monday, mailTime) ? -14 : -7);
}
