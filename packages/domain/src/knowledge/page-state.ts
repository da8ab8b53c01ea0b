import { daysBetween } from '../store/calendar-date.ts';

/** A page counts as checked for this long (house rule: half a year). */
const checkedDays = 180;
const soonDays = 30;

/** What a page of the assistant needs. Dates as `YYYY-MM-DD`. */
export function pageState(
  { isPublished, reviewed }: { isPublished: boolean; reviewed: string },
  today: string,
): 'draft' | 'due' | 'soon' | 'checked' {
  if (!isPublished) return 'draft';
  const left = checkedDays - daysBetween(reviewed, today);
  if (left < 0) return 'due';
  return left <= soonDays ? 'soon' : 'checked';
}
