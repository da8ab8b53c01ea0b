/**
 * Months counted a second time, in other ways than `calendar-date.ts` does, to compare with it.
 */

/** So many months later: the host's own calendar runs over the end of a short month, and is taken back to it. */
export function monthsLater(date: string, months: number): string {
  const at = new Date(`${date}T12:00:00Z`);
  const day = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() + months);
  if (at.getUTCDate() !== day) at.setUTCDate(0);
  return at.toISOString().slice(0, 10);
}

/** Whether a day is within so many months after another, both included, without ever computing the last one. */
export function isWithinMonths(from: string, day: string, months: number): boolean {
  const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const apart = monthOf(day) - monthOf(from);
  return day >= from && (apart < months || (apart === months && day.slice(8) <= from.slice(8)));
}

/** The next day of the calendar. */
export function dayAfter(date: string): string {
  const at = new Date(`${date}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString().slice(0, 10);
}
