import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import { formatDate } from '../text/format.ts';

/** The day whose delivery is judged: the one that took place, else today's. */
export interface JudgedDay {
  date: string | null;
  /** `Delivery on Tue, May 5, 2026`. */
  text: string;
}

export function judgedDay({ delivery, today }: ShoeCase): JudgedDay {
  const date = delivery ? delivery.date : today;
  if (date === null) return { date, text: 'Delivery on an unknown day' };
  return { date, text: delivery ? `Delivery on ${formatDate(date)}` : `Delivery today (${formatDate(date)})` };
}
