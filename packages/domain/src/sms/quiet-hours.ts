import { addDays } from '../store/calendar-date.ts';
import { instantOfWallTime, wallTimeMs } from '../store/time-zone.ts';

/** The store starts no conversation from 20:00 until 08:00 store time (domain facts E.5; 47 CFR 64.1200(c)(1) begins at 21:00). */
export const quietHours = { from: '20:00', until: '08:00' } as const;

const answerMs = 24 * 60 * 60 * 1000;

export interface QuietHoursCase {
  timeZone: string;
  now: Date;
  /** When the person last wrote, null for never; a reply within 24 hours is allowed at any hour. */
  lastInboundAt: Date | null;
}

/** The earliest instant to send a text: now, unless it would start a conversation in quiet hours. */
export function nextAllowedInstant({ timeZone, now, lastInboundAt }: QuietHoursCase): Date {
  if (isAnswer(now, lastInboundAt)) return now;
  const [date = '', time = ''] = new Date(wallTimeMs(timeZone, now)).toISOString().split('T');
  if (time < quietHours.until) return instantOfWallTime(timeZone, date, quietHours.until);
  if (time >= quietHours.from) return instantOfWallTime(timeZone, addDays(date, 1), quietHours.until);
  return now;
}

function isAnswer(now: Date, lastInboundAt: Date | null): boolean {
  if (lastInboundAt === null) return false;
  return now.getTime() - lastInboundAt.getTime() <= answerMs;
}
