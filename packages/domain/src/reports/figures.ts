import type { PromiseCounts, RequestCounts, WeekFigures } from '@rxweb/contracts/reports';
import type { Language } from '@rxweb/contracts/shared/language';
import { addDays } from '../store/calendar-date.ts';
import { formatFullMonthDay } from '../text/format.ts';

const hour = 60;
const day = 24 * hour;

/** All kinds together. */
export function totalOf(requests: WeekFigures['requests']): RequestCounts {
  const total = { received: 0, done: 0, declined: 0, canceled: 0, open: 0 };
  for (const counts of Object.values(requests)) {
    for (const name of Object.keys(total) as (keyof RequestCounts)[]) total[name] += counts[name];
  }
  return total;
}

/** Nothing was asked, shown or sent. */
export function isQuiet({ requests, callbacks, questions, alarms, notices }: WeekFigures): boolean {
  const texts = [...Object.values(alarms), ...Object.values(notices)];
  return [totalOf(requests).received, callbacks.asked, questions.asked, ...texts].every((count) => count === 0);
}

/** How many of a hundred promises were kept. Null without any. */
export function keptPercent({ kept, late }: Pick<PromiseCounts, 'kept' | 'late'>): number | null {
  return kept + late === 0 ? null : Math.round((100 * kept) / (kept + late));
}

/** `35 min`, `2 h 5 min`, from two days on `3 days`; `3 días`. */
export function durationText(minutes: number, language: Language): string {
  const whole = Math.round(minutes);
  if (whole < hour) return `${whole} min`;
  if (whole >= 2 * day) return `${Math.round(whole / day)} ${language === 'es' ? 'días' : 'days'}`;
  const rest = whole % hour;
  return `${Math.floor(whole / hour)} h${rest === 0 ? '' : ` ${rest} min`}`;
}

/** `November 16 to 22, 2026`, `November 30 to December 6, 2026`; `del 16 al 22 de noviembre de 2026`. */
export function weekText(monday: string, language: Language): string {
  const sunday = addDays(monday, 6);
  const [first, last] = [monday, sunday].map((date) => formatFullMonthDay(date, language)) as [string, string];
  const [firstYear, lastYear] = [monday.slice(0, 4), sunday.slice(0, 4)];
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  if (language === 'es') {
    const start = isOneMonth ? String(Number(monday.slice(8))) : first;
    return `del ${start}${firstYear === lastYear ? '' : ` de ${firstYear}`} al ${last} de ${lastYear}`;
  }
  const end = isOneMonth ? String(Number(sunday.slice(8))) : last;
  return `${first}${firstYear === lastYear ? '' : `, ${firstYear}`} to ${end}, ${lastYear}`;
}
