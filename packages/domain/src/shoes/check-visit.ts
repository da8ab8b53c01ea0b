import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import type { CheckDate } from './check-date.ts';
import { type Finding, notRecorded } from './finding.ts';
import { checkWindow, type Window } from './window.ts';

/** Facts 6 and 7: `V ≤ D ≤ V + 6 months`. Telehealth counts, by one contractor's reading. */
export function checkVisit({ visit }: ShoeCase, day: CheckDate): Finding {
  const date = visit?.date ?? null;
  if (date === null || day.date === null)
    return notRecorded(
      { 'the date of the diabetes visit': date, 'the delivery date': day.date },
      'The visit must be within 6 months before delivery.',
    );
  const finding = checkWindow(visitWindow(date), { text: day.text, date: day.date });
  if (visit?.mode !== 'telehealth') return finding;
  return {
    ...finding,
    reason: `${finding.reason} The visit was by telehealth. Noridian accepts that, but other DME MACs may not; check with yours.`,
  };
}

export const visitWindow = (date: string): Window => ({ fact: 6, from: 'diabetes visit', date, months: 6 });
