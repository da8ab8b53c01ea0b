import type { Weekday } from '@rxweb/contracts/shared/week';
import type { Closure, OpenPeriod, StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '../calendar-date.ts';
import { periodsOn, statusAt } from '../opening-hours.ts';
import { wallTimeMs } from '../time-zone.ts';
import { type Cover, coverOf, coverOfPartFrom, minuteOfClock } from './cover.ts';
import { weekdayFrom } from './dates.ts';
import { commonHolidayOn } from './holidays.ts';
import type { OpeningAsk } from './opening-ask.ts';
import type { AskedTime, TimeReading, When } from './read-time.ts';
import type { DateSpan, DayMention, Holiday } from './time-mentions.ts';

/** Why the usual hours of a day are not certain. */
export type Doubt = { kind: 'holiday'; holiday: Holiday } | { kind: 'beyondList'; lastListed: string };

/** One day as it answers the question. */
export interface DayFact {
  date: string;
  /** Relative to the store's today. */
  side: 'past' | 'today' | 'future';
  periods: OpenPeriod[];
  closure: Closure | null;
  doubt: Doubt | null;
  cover: Cover;
  /** Today, and the store will not open again. */
  isOver: boolean;
}

/** The word that may come first; null where neither is the whole truth. */
export type Lead = 'yes' | 'no' | 'confirmed' | 'corrected' | null;

export interface Judgment {
  when: When;
  days: DayFact[];
  /** The days of the second reading, where its hours differ. */
  other: DayFact[];
}

/** Longest span whose days are looked at one by one. */
export const maxListedDays = 14;
/** Days ahead for which usual hours need no list of closures. */
const certainDays = 60;

/** The facts of each day and time that a question asks about. */
export function judgeOpening(
  { whens, isPast }: Pick<TimeReading, 'whens' | 'isPast'>,
  store: StoreInfo,
  at: Date,
): Judgment[] {
  return whens.map((when) => judgeWhen(when, isPast, store, at));
}

function judgeWhen(when: When, isPast: boolean, store: StoreInfo, at: Date): Judgment {
  const now = wallClock(store, at);
  const factsOf = (span: DateSpan) => factsOfSpan(span, when, { isPast, store, ...now });
  const timed = when.time?.kind === 'wait' ? afterWait(when.time.wait.minutes, store, at) : when;
  if (timed !== when) return judgeWhen(timed, isPast, store, at);
  if (when.day?.impossible) return { when, days: [], other: [] };
  const days = factsOf(when.day ?? { first: now.today, last: now.today });
  const other = when.day?.other ? factsOf(when.day.other) : [];
  return { when, days, other: isSame(days, other) ? [] : other };
}

interface Clock {
  today: string;
  /** Minutes of the store's day. */
  minute: number;
}

function wallClock(store: StoreInfo, at: Date): Clock {
  const wall = new Date(wallTimeMs(store.timeZone, at)).toISOString();
  return { today: wall.slice(0, 10), minute: minuteOfClock(wall.slice(11, 16)) };
}

/** "In two hours" as a clock time: on days of a clock change too. */
function afterWait(minutes: number, store: StoreInfo, at: Date): When {
  const then = wallClock(store, new Date(at.getTime() + minutes * 60_000));
  const place = { start: 0, end: 0 };
  return {
    day: { first: then.today, last: then.today, ...place },
    time: { kind: 'clock', clock: { sense: 'at', minute: then.minute, ...place } },
  };
}

interface Surroundings extends Clock {
  isPast: boolean;
  store: StoreInfo;
}

function factsOfSpan(span: DateSpan, when: When, around: Surroundings): DayFact[] {
  const { day } = when;
  if (day?.weekdays) return day.weekdays.map((weekday) => usualFact(weekday, when.time, around));
  const isOpenEnded = span.first < around.today && around.today <= span.last && !around.isPast;
  const first = isOpenEnded ? around.today : span.first;
  const facts: DayFact[] = [];
  for (let date = first; date <= span.last && facts.length <= maxListedDays; date = addDays(date, 1)) {
    facts.push(factOf(date, when, around));
  }
  return facts;
}

function usualFact(weekday: Weekday, time: AskedTime | null, { store, today }: Surroundings): DayFact {
  const periods = periodsOn({ ...store, closures: [] }, weekdayFrom(today, weekday));
  const date = weekdayFrom(today, weekday);
  return { date, side: 'future', periods, closure: null, doubt: null, cover: coverOf(periods, time), isOver: false };
}

function factOf(date: string, { day, time }: When, around: Surroundings): DayFact {
  const { store, today, minute, isPast } = around;
  const periods = periodsOn(store, date);
  const closure = store.closures.find((special) => special.date === date) ?? null;
  const side = date < today ? 'past' : date === today ? 'today' : 'future';
  const isOver =
    side === 'today' && periods.length > 0 && periods.every(({ closes }) => minuteOfClock(closes) <= minute);
  const cover = side === 'today' && !isPast ? coverFromNow(periods, time, minute, day) : coverOf(periods, time);
  return { date, side, periods, closure, doubt: doubtOf(date, closure, day, around), cover, isOver };
}

/** Today only what is still ahead counts. */
function coverFromNow(
  periods: readonly OpenPeriod[],
  time: AskedTime | null,
  minute: number,
  day: DayMention | null,
): Cover {
  const isShut = periods.every(({ closes }) => minuteOfClock(closes) <= minute);
  if (time?.kind === 'clock') {
    const { clock } = time;
    const isBehind = (clock.to ?? clock.minute) < minute + (clock.sense === 'until' ? 1 : 0);
    if (isBehind && clock.other !== undefined && clock.other >= minute && !day) {
      const { other: ahead, ...rest } = clock;
      return coverOf(periods, { kind: 'clock', clock: { ...rest, minute: ahead ?? clock.minute } });
    }
    if (isBehind && clock.sense !== 'after') return coverOf(periods, time) === 'none' ? 'none' : 'part';
  }
  const cover = time?.kind === 'part' ? coverOfPartFrom(periods, time.part, minute) : coverOf(periods, time);
  return isShut && cover !== 'none' ? 'part' : cover;
}

/** Usual hours are not certain on an unlisted holiday, and after the last listed day. */
function doubtOf(
  date: string,
  closure: Closure | null,
  day: DayMention | null,
  { store, today, isPast }: Surroundings,
): Doubt | null {
  if (closure) return null;
  const holiday = day?.holiday && day.first === day.last && day.first === date ? day.holiday : commonHolidayOn(date);
  if (holiday) return { kind: 'holiday', holiday };
  if (isPast || date <= addDays(today, certainDays)) return null;
  const lastListed = store.closures
    .map((special) => special.date)
    .sort()
    .at(-1);
  if (lastListed === undefined || lastListed < today) return null;
  return date > lastListed ? { kind: 'beyondList', lastListed } : null;
}

function isSame(days: readonly DayFact[], other: readonly DayFact[]): boolean {
  const told = (facts: readonly DayFact[]) =>
    JSON.stringify(facts.map(({ periods, cover, doubt }) => [periods, cover, doubt?.kind]));
  return other.length === 0 || told(days) === told(other);
}

/** Which word may come first. Only the hours of the asked time decide. */
export function leadOf(judgments: readonly Judgment[], { about, form }: OpeningAsk, store: StoreInfo): Lead {
  if (form === 'other' || judgments.length === 0) return null;
  const facts = judgments.flatMap(({ days, other }) => [...days, ...other]);
  if (facts.length === 0 || judgments.some(isUnclear)) return null;
  if (judgments.some(({ days }) => days.length > maxListedDays) || facts.some(isUncertain)) return null;
  const truths = new Set(facts.map((fact) => truthOf(about, fact, judgments, store)));
  const [truth] = truths;
  if (truths.size !== 1 || truth === undefined || truth === null) return null;
  if (form === 'confirm') return truth ? 'confirmed' : 'corrected';
  return truth ? 'yes' : 'no';
}

/** A date or time that does not exist, or a weekday that is not the date's. */
function isUnclear({ days, when }: Judgment): boolean {
  const isNoTime = when.time?.kind === 'clock' && when.time.clock.impossible !== undefined;
  return days.length === 0 || isNoTime || when.day?.saidWeekday !== undefined;
}

/** A day in doubt that is closed anyway is certain. */
function isUncertain({ doubt, side, periods }: DayFact): boolean {
  return doubt !== null && side !== 'today' && periods.length > 0;
}

/** Whether what is asked is so on this day; null when that cannot be said in one word. */
function truthOf(
  about: OpeningAsk['about'],
  fact: DayFact,
  judgments: readonly Judgment[],
  store: StoreInfo,
): boolean | null {
  const { cover, periods, date, isOver } = fact;
  const clock = judgments.flatMap(({ when: { time } }) => (time?.kind === 'clock' ? [time.clock] : []));
  const opens = periods[0] && minuteOfClock(periods[0].opens);
  const closes = periods.at(-1) && minuteOfClock(periods.at(-1)?.closes ?? '');
  const isSaid = (minute: number | undefined) => clock.some((time) => time.minute === minute || time.other === minute);
  switch (about) {
    case 'open':
      return cover === 'part' ? null : cover === 'all';
    case 'closed':
      return cover === 'part' || isOver ? null : cover === 'none';
    case 'opensAt':
      if (opens !== undefined && isSaid(opens)) return isOver ? null : true;
      return cover === 'none' ? false : null;
    case 'closesAt':
      if (closes === undefined || isOver || clock.length !== 1) return null;
      return isSaid(closes);
    case 'closesEarly': {
      const usual = periodsOn({ ...store, closures: [] }, date).at(-1)?.closes;
      const last = periods.at(-1)?.closes;
      if (last === undefined || usual === undefined || isOver || fact.closure === null) return null;
      return last < usual;
    }
    case 'when':
      return null;
  }
}

/** Whether the store is open at this instant, and the minutes until it closes; null while closed. */
export function minutesToClosing(store: StoreInfo, at: Date): number | null {
  const { closesAt } = statusAt(store, at);
  return closesAt && Math.floor((closesAt.getTime() - at.getTime()) / 60_000);
}
