/** What a wall clock in the zone shows, as the milliseconds UTC would have with that very reading. */
export function wallTimeMs(timeZone: string, at: Date): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatterFor(timeZone).formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The instant at which the zone's clocks show that reading (`YYYY-MM-DD`, `HH:MM`). A reading that comes twice means the first time;
 * one that is skipped means the instant of the skip, so that later readings never give earlier instants.
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

/** The first whole minute in (low, high] for which the test holds, given that it fails at low and holds at high. */
function firstMinute(low: number, high: number, holds: (instant: number) => boolean): number {
  let [from, to] = [low, high];
  while (to - from > minuteMs) {
    const middle = from + Math.floor((to - from) / 2 / minuteMs) * minuteMs;
    if (holds(middle)) to = middle;
    else from = middle;
  }
  return to;
}

/** Making a formatter takes far longer than using it, so each zone's is kept. */
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
