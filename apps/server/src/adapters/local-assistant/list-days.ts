import { type Weekday, weekdays } from '@rxweb/contracts/shared/week';
import { weekdayOf } from '@rxweb/domain/store/calendar-date';
import type { DayFact } from '@rxweb/domain/store/time/judge-opening';
import { formatDays, formatSpokenDate } from '@rxweb/domain/text/format';
import { hoursText, reasonOf } from './describe-hours.ts';
import type { ReplyTexts } from './texts/texts.ts';

interface Run {
  first: string;
  last: string;
  reason: string;
  hours: string;
}

/** Days of a span as a list, days in a row with equal hours in one line. */
export function listDays(days: readonly DayFact[], today: string, words: ReplyTexts): string {
  const runs: Run[] = [];
  for (const fact of days) {
    const hours = hoursText(fact.periods, words) || words.closed;
    const reason =
      reasonOf(fact.closure, words) ||
      (fact.doubt?.kind === 'holiday' ? words.unlisted(fact.doubt.holiday.name[words.language]) : '');
    const run = runs.at(-1);
    if (run && run.hours === hours && run.reason === '' && reason === '') run.last = fact.date;
    else runs.push({ first: fact.date, last: fact.date, reason, hours });
  }
  const lines = runs.map(({ first, last, reason, hours }) => {
    const from = formatSpokenDate(first, today, words.language);
    const span = first === last ? from : words.fromTo(from, formatSpokenDate(last, today, words.language));
    return `- ${words.specialDay(span, reason, hours)}`;
  });
  return `${words.thoseDays}\n\n${lines.join('\n')}`;
}

/** Weekdays of every week as a list, days in a row with equal hours in one line. */
export function listWeekdays(days: readonly DayFact[], words: ReplyTexts): string {
  const runs: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const { date, periods } of days) {
    const weekday = weekdayOf(date);
    const hours = hoursText(periods, words) || words.closed;
    const run = runs.at(-1);
    const isNext = run && weekdays.indexOf(weekday) === weekdays.indexOf(run.last) + 1;
    if (run && isNext && run.hours === hours) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, hours });
  }
  return `${words.week}\n\n${runs.map((run) => `- **${formatDays(run, words.language)}:** ${run.hours}`).join('\n')}`;
}
