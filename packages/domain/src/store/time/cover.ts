import type { OpenPeriod } from '@rxweb/contracts/store';
import { dayParts, type MinuteSpan, type PartName } from './day-parts.ts';
import type { AskedTime } from './read-time.ts';
import type { ClockMention } from './time-mentions.ts';

/** How far the hours of a day cover a time: throughout, not at all, or in part. Unclear cases are `part`. */
export type Cover = 'all' | 'none' | 'part';

/** How many minutes "around 5" spreads to each side. */
const aroundMinutes = 15;
/** Before the end of a part of the day, people differ about whether it is still that part. */
const lastMinutes = 60;

/** Minutes since midnight of `HH:MM`. */
export function minuteOfClock(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Whether a day's hours cover a time; without one, whether the store opens at all. Periods are in order and don't touch. */
export function coverOf(periods: readonly OpenPeriod[], time: AskedTime | null): Cover {
  const spans = spansOf(periods);
  if (spans.length === 0) return 'none';
  if (time === null) return 'all';
  if (time.kind === 'part') return partCover(spans, dayParts[time.part]);
  return time.kind === 'clock' ? clockCover(spans, time.clock) : 'part';
}

/** The same for what is left of a part of the day from a minute on. In its last hour, only No is sure. */
export function coverOfPartFrom(periods: readonly OpenPeriod[], part: PartName, minute: number): Cover {
  const { core, wide } = dayParts[part];
  const whole = coverOf(periods, { kind: 'part', part });
  if (minute >= wide.to) return whole === 'none' ? 'none' : 'part';
  const left = (span: MinuteSpan): MinuteSpan => ({ from: Math.max(span.from, minute), to: span.to });
  const cover = partCover(spansOf(periods), { core: left(core), wide: left(wide) });
  const isSure = whole === 'all' && minute <= core.to - lastMinutes;
  return cover === 'all' && !isSure ? 'part' : cover;
}

function spansOf(periods: readonly OpenPeriod[]): MinuteSpan[] {
  return periods.map(({ opens, closes }) => ({ from: minuteOfClock(opens), to: minuteOfClock(closes) }));
}

function partCover(spans: readonly MinuteSpan[], { core, wide }: { core: MinuteSpan; wide: MinuteSpan }): Cover {
  if (spanCover(spans, core) === 'all') return 'all';
  return spanCover(spans, wide) === 'none' ? 'none' : 'part';
}

/** A bare 7 to 11 counts in both halves of the day: where these differ, neither Yes nor No is right. */
function clockCover(spans: readonly MinuteSpan[], clock: ClockMention): Cover {
  const cover = senseCover(spans, clock.sense, clock.minute, clock.to);
  if (clock.other === undefined) return cover;
  return senseCover(spans, clock.sense, clock.other) === cover ? cover : 'part';
}

function senseCover(spans: readonly MinuteSpan[], sense: ClockMention['sense'], minute: number, to?: number): Cover {
  const first = spans[0]?.from ?? 0;
  const last = spans.at(-1)?.to ?? 0;
  switch (sense) {
    case 'at':
    case 'from':
      return spanCover(spans, { from: minute, to: to ?? minute + 1 });
    case 'around':
      return spanCover(spans, { from: minute - aroundMinutes, to: minute + aroundMinutes });
    case 'until':
      if (minute > last) return 'none';
      return spans.some(({ from, to: closes }) => from < minute && minute <= closes) ? 'all' : 'part';
    case 'before':
      return first < minute ? 'part' : 'none';
    case 'after':
      return last > minute ? 'part' : 'none';
  }
}

function spanCover(spans: readonly MinuteSpan[], { from, to }: MinuteSpan): Cover {
  if (spans.some((span) => span.from <= from && to <= span.to)) return 'all';
  return spans.some((span) => span.from < to && from < span.to) ? 'part' : 'none';
}
