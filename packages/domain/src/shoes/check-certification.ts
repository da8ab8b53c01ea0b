import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import { addMonths } from '../store/calendar-date.ts';
import { formatDate } from '../text/format.ts';
import type { CheckDate } from './check-date.ts';
import { broken, type Finding, notRecorded, pass } from './finding.ts';
import { checkWindow, type Window } from './window.ts';

/** Fact 10: `V ≤ C`. */
export function checkCertificationAfterVisit({ visit, certification }: ShoeCase): Finding {
  const [seen, signed] = [visit?.date ?? null, certification?.date ?? null];
  const rule = 'The statement must be signed on or after the date of the diabetes visit.';
  if (seen === null || signed === null)
    return notRecorded({ 'the date of the visit': seen, 'the date of the certifying statement': signed }, rule);
  const dates = `The statement dated ${formatDate(signed)} is`;
  if (signed < seen) return broken(10, `${dates} before the visit on ${formatDate(seen)}. ${rule}`);
  return pass(`${dates} not before the visit on ${formatDate(seen)}.`);
}

/** Facts 10 and 11: `C ≤ D ≤ C + 3 months`. After a year the statement covers no delivery at all, not even inserts. */
export function checkCertificationWindow({ certification }: ShoeCase, day: CheckDate): Finding {
  const date = certification?.date ?? null;
  if (date === null || day.date === null)
    return notRecorded(
      { 'the date of the certifying statement': date, 'the delivery date': day.date },
      'The statement must be signed within 3 months before delivery.',
    );
  const finding = checkWindow(certificationWindow(date), { text: day.text, date: day.date });
  if (day.date <= addMonths(date, 12)) return finding;
  return {
    ...finding,
    reason: `${finding.reason} After more than 1 year, inserts and modifications need a new statement too.`,
  };
}

export const certificationWindow = (date: string): Window => ({
  fact: 10,
  from: 'certifying statement',
  date,
  months: 3,
});
