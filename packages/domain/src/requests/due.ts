import type { RequestKind } from '@rxweb/contracts/requests/kinds';
import type { StoreInfo } from '@rxweb/contracts/store';
import { answerBy } from '../store/answer-by.ts';

/** Open days beyond the first that each kind takes, unless the store's settings say otherwise. */
export const usualDays: Readonly<Record<RequestKind, number>> = {
  refill: 0,
  transfer: 1,
  new_patient: 1,
  appointment: 0,
  delivery: 0,
};

/**
 * By when visitors can expect the next step: the closing of the day on which a call would be answered, or of so many open days later. Null
 * without an opening within a month.
 */
export function dueAt(store: StoreInfo, now: Date, days: number): Date | null {
  let due = answerBy(store, now);
  for (let day = 0; day < days && due; day += 1) due = answerBy(store, due);
  return due;
}
