interface Kept {
  days: number;
  weeks: number;
  months: number;
}

const usualKept: Kept = { days: 7, weeks: 5, months: 12 };

/**
 * Lists expired backups (UTC). Keeps the newest of all and of each recent day, week (from Monday) and month: at most 24 for a year. A pause
 * in backups deletes nothing.
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
const weekOf = (time: Date): string => dayOf(new Date(time.getTime() - ((time.getUTCDay() + 6) % 7) * dayMs));
