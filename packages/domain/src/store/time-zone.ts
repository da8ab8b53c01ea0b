/** Local time in the zone, as the UTC milliseconds of the same reading. */
export function wallTimeMs(timeZone: string, at: Date): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatterFor(timeZone).formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The instant of a local time (`YYYY-MM-DD`, `HH:MM`). An ambiguous time is the first one; a skipped time is the moment of the skip, so
 * later times never give earlier instants.
 */
export function instantOfWallTime(timeZone: string, date: string, time: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const readingOf = (instant: number) => wallTimeMs(timeZone, new Date(instant));
  const offsets = [wanted - dayMs, wanted + dayMs].map((instant) => readingOf(instant) - instant);
  const candidates = offsets.map((offset) => wanted - offset).sort((a, b) => a - b);
  const exact = candidates.find((instant) => readingOf(instant) === wanted);
  if (exact !== undefined) return new Date(exact);
  const [before = wanted, after = wanted] = candidates;
  return new Date(firstMinute(before, after, (instant) => readingOf(instant) >= wanted));
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The first whole minute in (low, high] that passes the test, given that low fails and high passes. */
function firstMinute(low: number, high: number, holds: (instant: number) => boolean): number {
  let [from, to] = [low, high];
  while (to - from > minuteMs) {
    const middle = from + Math.floor((to - from) / 2 / minuteMs) * minuteMs;
    if (holds(middle)) to = middle;
    else from = middle;
  }
  return to;
}

/** Caches formatters per zone: creating one is far slower than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}
