import { instantOfWallTime, wallTimeMs } from '../store/time-zone.ts';
import { nextAllowedInstant, quietHours } from './quiet-hours.ts';

export interface ScheduleCase {
  timeZone: string;
  /** When staff want it sent. */
  at: Date;
  /** When the person last wrote; null for never. */
  lastInboundAt: Date | null;
}

/** When a scheduled text goes out, and until when it may: later it may no longer be true. */
export interface SendSpan {
  from: Date;
  until: Date;
}

const hourMs = 3_600_000;

/**
 * In quiet hours, a text that would start a conversation waits for their end. A server that was down sends it late, but not in the next
 * quiet hours; an answer at night within an hour.
 */
export function sendSpan({ timeZone, at, lastInboundAt }: ScheduleCase): SendSpan {
  const from = nextAllowedInstant({ timeZone, now: at, lastInboundAt });
  const [date = '', time = ''] = new Date(wallTimeMs(timeZone, from)).toISOString().split('T');
  const isDay = time >= quietHours.until && time < quietHours.from;
  return {
    from,
    until: isDay ? instantOfWallTime(timeZone, date, quietHours.from) : new Date(from.getTime() + hourMs),
  };
}

/** The instant of a date (`YYYY-MM-DD`) and time (`HH:MM`) in the store's zone, if it is ahead and at most `maxDays` away; else null. */
export function scheduledInstant(
  { timeZone, now, maxDays }: { timeZone: string; now: Date; maxDays: number },
  date: string,
  time: string,
): Date | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d$/.test(time)) return null;
  if (Number.isNaN(Date.parse(`${date}T${time}Z`))) return null;
  const at = instantOfWallTime(timeZone, date, time);
  return at > now && at.getTime() - now.getTime() <= maxDays * 24 * hourMs ? at : null;
}
