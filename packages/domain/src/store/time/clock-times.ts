import type { ClockMention, ClockSense, Reading } from './time-mentions.ts';

/** A time of day as said, before am or pm is known. */
export interface SaidTime {
  hour: number;
  minute?: number;
  /** `am`, `pm`, or unknown. */
  half?: 'am' | 'pm' | undefined;
}

export type NamedTime = Pick<ClockMention, 'sense' | 'minute'> &
  Partial<Pick<ClockMention, 'to' | 'other' | 'impossible'>>;

const noon = 12 * 60;

/** The minute of the day; null for hours that no clock shows, such as 25 pm. */
export function minuteOf({ hour, minute = 0, half }: SaidTime): number | null {
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
  if (half && hour > 12) return half === 'pm' && hour < 24 ? hour * 60 + minute : null;
  if (half) return (hour % 12) * 60 + minute + (half === 'pm' ? noon : 0);
  return hour * 60 + minute;
}

/**
 * A time with its meaning. Without am or pm, 1 to 6 are pm, 10 and 11 am, 7 to 9 either; all are pm after "until" and beside words of
 * the evening.
 */
export function clockTime(
  sense: ClockSense,
  said: SaidTime,
  { isLate, isEarly }: Pick<Reading, 'isLate' | 'isEarly'>,
): NamedTime {
  const minute = minuteOf(said);
  if (minute === null) return { sense, minute: 0, impossible: '-' };
  const isOpenHalf = !said.half && said.hour >= 1 && said.hour <= 11;
  if (said.half || !isOpenHalf) {
    const isMidnight = !said.half && said.hour === 12 && isLate && said.minute === undefined;
    return { sense, minute: isMidnight || (sense === 'until' && minute === 0) ? 24 * 60 : minute };
  }
  if (isEarly && !isLate) return { sense, minute };
  if (said.hour >= 10 && !isLate && sense !== 'until') return { sense, minute };
  if (said.hour <= 6 || isLate || sense === 'until' || (sense === 'after' && said.hour <= 9))
    return { sense, minute: minute + noon };
  return { sense, minute, other: minute + noon };
}

/** A range such as 9 to 5: the start is in the half of the day that makes the shortest range after it. */
export function clockRange(from: SaidTime, to: SaidTime, reading: Pick<Reading, 'isLate' | 'isEarly'>): NamedTime {
  const start = clockTime('at', { ...from, half: from.half ?? halfOfStart(from, to) }, reading);
  const end = clockTime('at', { ...to, half: to.half ?? halfOfEnd(start.minute, to) }, reading);
  const impossible = start.impossible ?? end.impossible;
  if (impossible) return { sense: 'at', minute: 0, impossible };
  const last = end.minute === 0 ? 24 * 60 : end.minute;
  return { sense: 'at', minute: start.minute, to: Math.max(last, start.minute) };
}

function halfOfStart(from: SaidTime, to: SaidTime): SaidTime['half'] {
  if (from.hour > 12 || from.hour === 0) return undefined;
  if (to.half && to.hour % 12 > from.hour % 12 && (from.hour < 7 || to.half === 'am')) return to.half;
  return from.hour === 12 || from.hour <= 6 ? 'pm' : 'am';
}

function halfOfEnd(start: number, to: SaidTime): SaidTime['half'] {
  if (to.hour > 12 || to.hour === 0) return undefined;
  const morning = (to.hour % 12) * 60 + (to.minute ?? 0);
  return morning > start ? 'am' : 'pm';
}
