/** How many of each are kept: the newest of each of so many days, weeks and months that have one. */
interface Kept {
  days: number;
  weeks: number;
  months: number;
}

const usualKept: Kept = { days: 7, weeks: 5, months: 12 };

/**
 * Says which backups may go (times in UTC). The newest of all stays, and of each of the last days, weeks (from Monday) and months that have a
 * backup, the newest: so a year can be looked back on with at most 24 of them, and none is lost because nothing was backed up for a while.
 */
export function chooseOld(times: readonly Date[], { days, weeks, months }: Kept = usualKept): Date[] {
  const newestFirst = times.toSorted((a, b) => b.getTime() - a.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  for (const [periodOf, limit] of [
    [dayOf, days],
    [weekOf, weeks],
    [monthOf, months],
  ] as const) {
    const seen = new Set<string>();
    for (const time of newestFirst) {
      const period = periodOf(time);
      if (seen.has(period) || seen.size >= limit) continue;
      seen.add(period);
      kept.add(time);
    }
  }
  return newestFirst.filter((time) => !kept.has(time));
}

const dayMs = 24 * 60 * 60_000;
const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
const monthOf = (time: Date): string => time.toISOString().slice(0, 7);
/** Named by its Monday. */
const weekOf = (time: Date): string => dayOf(new Date(time.getTime() - ((time.getUTCDay() + 6) % 7) * dayMs));
