import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { addDays, daysBetween } from '../store/calendar-date.ts';

/** Days left at which a records request turns amber, then red (domain facts 2, G16). */
export const recordsRequestDays = { amber: 21, red: 7 } as const;

/** Days to answer, from the letter's date, unless it gives a due date (fact 44, G16). */
export const answerDays = 45;

export interface RecordsClock {
  /** The last day to answer. */
  due: string;
  /** Negative when it's over. */
  daysLeft: number;
  state: 'calm' | 'amber' | 'red' | 'over' | 'answered';
}

/** The last day to answer a records request; null while unknown. */
export function adrDueDate(adr: ShoeCase['adr']): string | null {
  return adr?.dueDate ?? (adr?.letterDate ? addDays(adr.letterDate, answerDays) : null);
}

/** The last day to answer an open request, which lists sort by. Null without one, once it's answered, or while no date is known. */
export function openRequestDue(request: ShoeCaseDetails['recordsRequest']): string | null {
  return request && request.sentOn === null ? adrDueDate(adrOf(request)) : null;
}

/** The clock of a request that isn't answered. */
export function openRequestClock(due: string, today: string): RecordsClock {
  const daysLeft = daysBetween(today, due);
  if (daysLeft < 0) return { due, daysLeft, state: 'over' };
  const { amber, red } = recordsRequestDays;
  return { due, daysLeft, state: daysLeft <= red ? 'red' : daysLeft <= amber ? 'amber' : 'calm' };
}

/** Null without a request, or while neither its date nor its due date is known. */
export function recordsClock(request: ShoeCaseDetails['recordsRequest'], today: string): RecordsClock | null {
  const due = request && adrDueDate(adrOf(request));
  if (!due) return null;
  return request.sentOn === null
    ? openRequestClock(due, today)
    : { due, daysLeft: daysBetween(today, due), state: 'answered' };
}

/** As input of the checks. */
export function adrOf({ letterDate, due, sentOn }: NonNullable<ShoeCaseDetails['recordsRequest']>) {
  return { letterDate, dueDate: due, answered: sentOn };
}
