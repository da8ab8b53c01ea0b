import { addDays, addMonths } from '../store/calendar-date.ts';
import { formatDate } from '../text/format.ts';
import type { ShoeFactId } from './facts.ts';
import { broken, type Finding, pass, warning } from './finding.ts';

/** No source says how months are counted (fact 36), so the last days of a window are not safe. */
const unsafeDays = 3;

/** An event has to fall within so many months after a date, both days included. */
export interface Window {
  fact: ShoeFactId;
  /** What it runs from: `visit`. */
  from: string;
  date: string;
  months: 3 | 6 | 12;
}

/** The event: `Delivery on Tue, May 5, 2026`. */
export interface WindowEvent {
  text: string;
  date: string;
}

/** The last day of a window. */
export function closes({ date, months }: Pick<Window, 'date' | 'months'>): string {
  return addMonths(date, months);
}

/** Checks an event against a window. An event before it breaks the rule just like one after it. */
export function checkWindow(window: Window, event: WindowEvent): Finding {
  const lastDay = closes(window);
  const from = `the ${window.from} ${window.from === 'certifying statement' ? 'dated' : 'on'} ${formatDate(window.date)}`;
  const until = `${from} is valid for ${spanText(window.months)}, through ${formatDate(lastDay)}`;
  if (event.date < window.date)
    return broken(window.fact, `${event.text} is before ${from}. It must be on that date or later.`);
  if (event.date > lastDay) return broken(window.fact, `${event.text} is too late: ${until}.`);
  if (event.date > addDays(lastDay, -unsafeDays))
    return warning(
      `${event.text} is in the last ${unsafeDays} days: ${until}. Medicare doesn’t say how months are counted, so sooner is safer.`,
    );
  return pass(`${event.text} is on time: ${until}.`);
}

function spanText(months: Window['months']): string {
  return months === 12 ? '1 year' : `${months} months`;
}
