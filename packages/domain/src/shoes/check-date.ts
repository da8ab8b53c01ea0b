import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import { formatDate } from '../text/format.ts';

/** The delivery date, or today for an undelivered case. */
export interface CheckDate {
  date: string | null;
  /** `Delivery on Tue, May 5, 2026`. */
  text: string;
}

export function checkDate({ delivery, today }: ShoeCase): CheckDate {
  const date = delivery ? delivery.date : today;
  if (date === null) return { date, text: 'Delivery on an unknown date' };
  return { date, text: delivery ? `Delivery on ${formatDate(date)}` : `Delivery today (${formatDate(date)})` };
}
