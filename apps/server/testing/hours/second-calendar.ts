/**
 * A second calendar to compare answers about hours with. It shares no code with the time reader: it looks at each minute through the host's
 * time zone data, and finds dates by walking.
 */

interface RawPeriod {
  opens: string;
  closes: string;
}

export interface RawStore {
  timeZone: string;
  hours: Readonly<Record<string, readonly RawPeriod[]>>;
  closures: readonly { date: string; periods?: readonly RawPeriod[] }[];
}

const hourMs = 3_600_000;
/** Clocks change at full quarters of an hour. */
const quarterMs = hourMs / 4;
const minutesInDay = 1440;

export interface SecondCalendar {
  /** The date and the minute of the store's day that a clock on its wall shows. */
  wall(at: Date): { date: string; minute: number };
  /** For each minute of a date's clock, whether the store is open. */
  minutes(date: string): Uint8Array;
  weekday(date: string): string;
  isSpecial(date: string): boolean;
  lastSpecial: string;
}

export function createSecondCalendar(store: RawStore): SecondCalendar {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: store.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const known = new Map<string, Uint8Array>();
  const wall = (at: Date) => {
    const [date = '', time = ''] = clock.format(at).split(' ');
    return { date, minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) };
  };
  const periodsOf = (date: string) =>
    store.closures.find((closure) => closure.date === date)?.periods ??
    (store.closures.some((closure) => closure.date === date) ? [] : (store.hours[weekdayName(date)] ?? []));
  return {
    wall,
    weekday: weekdayName,
    isSpecial: (date) => store.closures.some((closure) => closure.date === date),
    lastSpecial: store.closures.reduce((last, { date }) => (date > last ? date : last), ''),
    minutes(date) {
      const before = known.get(date);
      if (before) return before;
      const minutes = new Uint8Array(minutesInDay);
      const start = Date.parse(`${date}T00:00:00Z`) - 15 * hourMs;
      const periods = periodsOf(date);
      for (let at = start; at < start + 54 * hourMs; at += quarterMs) {
        const shown = wall(new Date(at));
        if (shown.date !== date) continue;
        for (let minute = shown.minute; minute < shown.minute + 15; minute += 1) {
          const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
          if (periods.some(({ opens, closes }) => opens <= time && time < closes)) minutes[minute] = 1;
        }
      }
      known.set(date, minutes);
      return minutes;
    },
  };
}

const two = (value: number) => String(value).padStart(2, '0');

/** `monday` and so on, from the host. */
export function weekdayName(date: string): string {
  const known = weekdayNames.get(date);
  if (known !== undefined) return known;
  const name = weekdayFormat.format(new Date(`${date}T12:00:00Z`)).toLowerCase();
  weekdayNames.set(date, name);
  return name;
}

const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const weekdayNames = new Map<string, string>();

/** The next or an earlier date, by the host's own calendar. */
export function walk(date: string, days: number): string {
  const at = new Date(`${date}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The first date from a date on, walking a day at a time, that fits. */
export function firstDate(from: string, fits: (date: string) => boolean, step = 1): string {
  let date = from;
  for (let days = 0; days < 4_000; days += 1) {
    if (fits(date)) return date;
    date = walk(date, step);
  }
  throw new Error(`no date fits from ${from} on`);
}

const names = {
  en: new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  es: new Intl.DateTimeFormat('es-MX', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }),
};

/** How answers name a date, by the host, with the year if it isn't this one: `Saturday, November 21`, `sábado 21 de noviembre de 2027`. */
export function nameOf(date: string, language: 'en' | 'es', today: string): string {
  const year = date.slice(0, 4);
  const name = names[language].format(new Date(`${date}T12:00:00Z`)).replace(language === 'es' ? ',' : '', '');
  return year === today.slice(0, 4) ? name.replace(new RegExp(`(?:,| de) ${year}$`), '') : name;
}
