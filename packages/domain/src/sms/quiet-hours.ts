import { addDays } from '../store/calendar-date.ts';
import { instantOfWallTime, wallTimeMs } from '../store/time-zone.ts';

/** No text that the store starts goes out from 20:00 until 08:00 on the store's clock (domain facts E.5; 47 CFR 64.1200(c)(1) begins at 21:00). */
export const quietHours = { from: '20:00', until: '08:00' } as const;

const answerMs = 24 * 60 * 60 * 1000;

export interface QuietHoursCase {
  timeZone: string;
  now: Date;
  /** When the person last wrote; what is sent within 24 hours of it is an answer, which is free at any hour. Null: never. */
  lastInboundAt: Date | null;
}

/** The first instant from now on at which a text may go out: now itself unless it would start a conversation in the quiet hours. */
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
