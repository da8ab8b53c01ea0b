import { weekdayOf } from './calendar-date.ts';
import type { StoreStatus } from './opening-hours.ts';
import type { Theme } from './theme-choice.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** In auto mode the page is light while the store is open (spec section 4). */
export function autoTheme(status: Pick<StoreStatus, 'isOpen'>): Theme {
  return status.isOpen ? 'light' : 'dark';
}

/** The season of a calendar date (`YYYY-MM-DD`) by whole months in the northern hemisphere: spring begins in March. */
export function seasonOf(date: string): Season {
  const month = Number(date.slice(5, 7));
  if (month >= 3 && month <= 5) return 'spring';
  if (month >= 6 && month <= 8) return 'summer';
  return month >= 9 && month <= 11 ? 'autumn' : 'winter';
}

/** Whether a calendar date (`YYYY-MM-DD`) is a Saturday or Sunday. */
export function isWeekend(date: string): boolean {
  const weekday = weekdayOf(date);
  return weekday === 'saturday' || weekday === 'sunday';
}
