import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import { daysBetween } from '../../store/calendar-date.ts';
import { formatDate } from '../../text/format.ts';
import { broken, type Finding, notApplicable, notRecorded, pass, unknown, warning } from '../finding.ts';
import { adrDueDate } from '../records-request.ts';

const soon = 21;

/** Fact 44 (F9): a records request that isn't answered in time is a denial. */
export function checkAdrAnswered({ adr, today }: ShoeCase): Finding {
  if (!adr) return notApplicable('No records request is recorded.');
  const due = adrDueDate(adr);
  const rule = 'No answer in time is a denial.';
  if (due === null) return notRecorded({ 'the date of the letter': adr.letterDate }, rule);
  const late = `After a denial, ask for a redetermination within 120 days.`;
  if (adr.answered !== null) {
    const dates = `The records request was answered on ${formatDate(adr.answered)}`;
    return adr.answered <= due
      ? pass(`${dates}, by the due date ${formatDate(due)}.`)
      : broken(44, `${dates}, after the due date ${formatDate(due)}. ${late}`);
  }
  if (today === null) return notRecorded({ 'the date of the answer': null }, rule);
  const left = daysBetween(today, due);
  if (left < 0) return broken(44, `The records request wasn’t answered by ${formatDate(due)}. ${rule} ${late}`);
  const open = `The records request isn’t answered yet. It’s due ${formatDate(due)}: ${left === 1 ? '1 day' : `${left} days`} left.`;
  return left <= soon ? warning(`${open} ${rule}`) : unknown(`${open} ${rule}`);
}
