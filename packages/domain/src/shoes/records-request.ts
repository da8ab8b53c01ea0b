import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { daysBetween } from '../store/calendar-date.ts';
import { adrDueDate } from './extended/check-adr.ts';

/** Days left at which a records request turns amber, then red (domain facts 2, G16). */
export const recordsRequestDays = { amber: 21, red: 7 } as const;

export interface RecordsClock {
  /** The last day to answer. */
  due: string;
  /** Negative when it's over. */
  daysLeft: number;
  state: 'calm' | 'amber' | 'red' | 'over' | 'answered';
}

/** Null without a request, or while neither its date nor its due date is known. */
export function recordsClock(request: ShoeCaseDetails['recordsRequest'], today: string): RecordsClock | null {
  const due = request && adrDueDate(adrOf(request));
  if (!due) return null;
  const daysLeft = daysBetween(today, due);
  if (request.sentOn !== null) return { due, daysLeft, state: 'answered' };
  if (daysLeft < 0) return { due, daysLeft, state: 'over' };
  const { amber, red } = recordsRequestDays;
  return { due, daysLeft, state: daysLeft <= red ? 'red' : daysLeft <= amber ? 'amber' : 'calm' };
}

/** As input of the checks. */
export function adrOf({ letterDate, due, sentOn }: NonNullable<ShoeCaseDetails['recordsRequest']>) {
  return { letterDate, dueDate: due, answered: sentOn };
}
