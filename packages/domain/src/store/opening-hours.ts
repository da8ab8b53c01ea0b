import { type Weekday, weekdays } from '@rxweb/contracts/shared/week';
import type { Closure, OpenPeriod, StoreInfo } from '@rxweb/contracts/store';
import { addDays, weekdayOf } from './calendar-date.ts';
import { instantOfWallTime, wallTimeMs } from './time-zone.ts';

export { weekdayOf };

export interface StoreStatus {
  isOpen: boolean;
  /** Closing time; null while closed. */
  closesAt: Date | null;
  /** The next opening while closed; null while open, or without one within 366 days. */
  opensAt: Date | null;
  /** Today's special day, if any. */
  closure: Closure | null;
}

const searchDays = 366;

/** Whether the store is open: from the first minute, up to but not at the closing minute (spec section 9). */
export function statusAt(store: StoreInfo, at: Date): StoreStatus {
  const today = storeDate(store, at);
  const closure = closureOn(store, today);
  const current = spansOn(store, today).find((span) => span.opens <= at && at < span.closes);
  if (current) return { isOpen: true, closesAt: current.closes, opensAt: null, closure };
  return { isOpen: false, closesAt: null, opensAt: nextOpening(store, today, at), closure };
}

function nextOpening(store: StoreInfo, today: string, at: Date): Date | null {
  for (let days = 0; days <= searchDays; days += 1) {
    const next = spansOn(store, addDays(today, days)).find((span) => span.opens > at);
    if (next) return next.opens;
  }
  return null;
}

/** The day's periods as instants, without one that falls into the hour skipped by daylight saving time. */
export function spansOn(store: StoreInfo, date: string): { opens: Date; closes: Date }[] {
  return periodsOn(store, date)
    .map(({ opens, closes }) => ({ opens: instantOf(store, date, opens), closes: instantOf(store, date, closes) }))
    .filter((span) => span.opens < span.closes);
}

/** Open periods of a calendar date, in order, adjacent ones joined; a special day's periods replace the week's. */
export function periodsOn(store: StoreInfo, date: string): OpenPeriod[] {
  return joinTouching(closureOn(store, date)?.periods ?? store.hours[weekdayOf(date)]);
}

function joinTouching(periods: readonly OpenPeriod[]): OpenPeriod[] {
  const joined: OpenPeriod[] = [];
  for (const period of periods.toSorted((a, b) => a.opens.localeCompare(b.opens))) {
    const last = joined.at(-1);
    if (!last || last.closes < period.opens) joined.push({ ...period });
    else if (last.closes < period.closes) last.closes = period.closes;
  }
  return joined;
}

function closureOn(store: StoreInfo, date: string): Closure | null {
  return store.closures.find((closure) => closure.date === date) ?? null;
}

/** Special days within that many days from today, soonest first. */
export function nextClosures(store: StoreInfo, at: Date, days: number): Closure[] {
  const from = storeDate(store, at);
  const to = addDays(from, days);
  return store.closures
    .filter(({ date }) => from <= date && date <= to)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Consecutive weekdays with the same hours; `periods` is empty when closed. */
export interface HoursRun {
  first: Weekday;
  last: Weekday;
  periods: OpenPeriod[];
}

/** The week in runs of equal days, Monday first. */
export function hoursRuns(store: StoreInfo): HoursRun[] {
  const runs: HoursRun[] = [];
  for (const weekday of weekdays) {
    const periods = joinTouching(store.hours[weekday]);
    const run = runs.at(-1);
    if (run && listed(run.periods) === listed(periods)) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, periods });
  }
  return runs;
}

/** The week for the hours list, one line per run of equal days: `Mon–Fri`, `08:30–17:30` (spec section 9). */
export function hoursLines(store: StoreInfo): { days: string; hours: string }[] {
  return hoursRuns(store).map(({ first, last, periods }) => ({
    days: first === last ? shortName(first) : `${shortName(first)}–${shortName(last)}`,
    hours: listed(periods) || 'closed',
  }));
}

function listed(periods: readonly OpenPeriod[]): string {
  return periods.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');
}

function shortName(weekday: Weekday): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1, 3);
}

/** The store's calendar date at that instant, `YYYY-MM-DD`. */
export function storeDate(store: StoreInfo, at: Date): string {
  return new Date(wallTimeMs(store.timeZone, at)).toISOString().slice(0, 10);
}

/** The instant of a date (`YYYY-MM-DD`) and time (`HH:MM`) in store time; `time-zone.ts` handles clock changes. */
export function instantOf(store: StoreInfo, date: string, time: string): Date {
  return instantOfWallTime(store.timeZone, date, time);
}

/** A calendar date in store time: from its midnight to the next, exclusive. */
export const instantsOfDay = (store: StoreInfo, date: string): { from: Date; to: Date } => ({
  from: instantOf(store, date, '00:00'),
  to: instantOf(store, addDays(date, 1), '00:00'),
});
