import { type Weekday, weekdays } from '@rxweb/contracts/store';

const dayMs = 86_400_000;

/** The weekday of a calendar date (`YYYY-MM-DD`), whatever the zone. */
export function weekdayOf(date: string): Weekday {
  const daysSinceSunday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const weekday = weekdays[(daysSinceSunday + 6) % 7];
  if (!weekday) throw new RangeError(`not a calendar date: ${date}`);
  return weekday;
}

/** The calendar date that many days later (`YYYY-MM-DD` in and out); a negative number goes back. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
