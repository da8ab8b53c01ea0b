import { daysBetween } from '../store/calendar-date.ts';

/** How the store may bill shoes to Medicare (facts 32 and 48). An exempt pharmacy has nothing to renew. */
export interface Accreditation {
  status: 'accredited' | 'exempt';
  /** Last day, `YYYY-MM-DD`. */
  expires: string | null;
}

export interface AccreditationReminder {
  /** The reminder that is due: days before the last day; 0 once it is over. */
  level: (typeof levels)[number];
  daysLeft: number;
}

const levels = [0, 30, 60, 90, 120] as const;

/**
 * The reminder that is due on `today`, `YYYY-MM-DD`: from 120, 90, 60 and 30 days before accreditation expires, yearly since 2026 (F7).
 * Null before, without a date, and for an exempt pharmacy (F8).
 */
export function accreditationReminder({ status, expires }: Accreditation, today: string): AccreditationReminder | null {
  if (status === 'exempt' || expires === null) return null;
  const daysLeft = daysBetween(today, expires);
  const level = daysLeft < 0 ? 0 : levels.find((days) => days > 0 && daysLeft <= days);
  return level === undefined ? null : { level, daysLeft };
}
