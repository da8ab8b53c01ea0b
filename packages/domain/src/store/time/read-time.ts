import type { Language } from '@rxweb/contracts/shared/language';
import type { PartName } from './day-parts.ts';
import { type OpeningAsk, readOpeningAsk } from './opening-ask.ts';
import { otherWords } from './other-dates.ts';
import { plainText } from './plain-text.ts';
import { placeOf, readMentions } from './read-mentions.ts';
import type { ClockMention, DayMention, Mention, WaitMention } from './time-mentions.ts';

/** The time of day of a question. */
export type AskedTime =
  | { kind: 'clock'; clock: ClockMention }
  | { kind: 'part'; part: PartName }
  | { kind: 'wait'; wait: WaitMention };

/** One day and time that a question asks about. */
export interface When {
  /** Null for today. */
  day: DayMention | null;
  time: AskedTime | null;
}

/** What a message says about time. */
export interface TimeReading {
  whens: readonly When[];
  ask: OpeningAsk;
  isPast: boolean;
  /** Days of something else, such as a birth date, are left out. */
  days: readonly DayMention[];
  times: readonly AskedTime[];
  /** The plain text without the words that name times. */
  rest: string;
}

const maxWhens = 4;

/**
 * Reads the days and times that a message asks about, in the store's calendar (`today`, `YYYY-MM-DD`). Each language is read in its own
 * grammar. Dates of birth, prescriptions and the like are not days to open on.
 */
export function readTime(message: string, language: Language, today: string): TimeReading {
  const text = plainText(message);
  const { all, isPast } = readMentions(text, language, today);
  const own = all.filter((mention) => !isOfSomethingElse(mention, { text, language, today, isPast }));
  const asked = inOpeningParts(own, text, language);
  const whens = pair(asked).slice(0, maxWhens);
  const ask = readOpeningAsk(
    text,
    language,
    asked.some(({ kind }) => kind === 'clock'),
  );
  return {
    whens,
    ask,
    isPast,
    days: own.flatMap((mention) => (mention.kind === 'day' ? [mention.day] : [])),
    times: asked.flatMap((mention) => timeOf(mention) ?? []),
    rest: without(text, all),
  };
}

interface Around {
  text: string;
  language: Language;
  today: string;
  isPast: boolean;
}

function isOfSomethingElse(mention: Mention, { text, language, today, isPast }: Around): boolean {
  const words = otherWords[language];
  const { start, end } = placeOf(mention);
  const part = partAround(text, start, end, words.breaks);
  const before = text.slice(part.start, start).trimEnd();
  const said = text.slice(start, end);
  if (words.before.test(before)) return true;
  if (/^del? /.test(said) && words.beforeOf.test(before)) return true;
  if (mention.kind === 'day' && mention.day.hasYear && mention.day.last < today && !isPast) return true;
  const whole = text.slice(part.start, part.end);
  return words.telling.test(whole) && !words.opening.test(whole.replace(words.telling, ' '));
}

/** The part of the message around a place, up to the next break on each side. */
function partAround(text: string, start: number, end: number, breaks: RegExp): { start: number; end: number } {
  const before = [...text.slice(0, start).matchAll(new RegExp(breaks, 'g'))].at(-1);
  const after = breaks.exec(text.slice(end));
  return {
    start: before ? before.index + before[0].length : 0,
    end: after ? end + after.index : text.length,
  };
}

/** Where the part that asks about opening names a time of its own, the other parts' days and times don't count. */
function inOpeningParts(mentions: readonly Mention[], text: string, language: Language): Mention[] {
  const { breaks, opening } = otherWords[language];
  const sentences = / \. /;
  const near = mentions.filter((mention) => {
    const { start, end } = placeOf(mention);
    const part = partAround(text, start, end, mentions.length > 1 ? sentences : breaks);
    return opening.test(text.slice(part.start, part.end));
  });
  return near.length > 0 ? near : [...mentions];
}

function timeOf(mention: Mention): AskedTime | null {
  switch (mention.kind) {
    case 'day':
      return mention.day.part ? { kind: 'part', part: mention.day.part } : null;
    case 'clock':
      return { kind: 'clock', clock: mention.clock };
    case 'wait':
      return { kind: 'wait', wait: mention.wait };
    case 'part':
      return { kind: 'part', part: mention.part.part };
  }
}

/** Each day with its time: one time goes with every day, as many times as days go in order, and a clock time beats a part of the day. */
function pair(mentions: readonly Mention[]): When[] {
  const days = mentions.flatMap((mention) => (mention.kind === 'day' ? [mention.day] : []));
  const clocks = mentions.filter(({ kind }) => kind === 'clock' || kind === 'wait');
  const named = mentions.filter(({ kind }) => kind === 'part');
  const early = named.filter((mention) => mention.kind === 'part' && mention.part.part === 'early');
  const parts = early.length > 0 ? early : named;
  const times = (clocks.length > 0 ? clocks : parts).flatMap((mention) => timeOf(mention) ?? []);
  const own = (day: DayMention): AskedTime | null => (day.part ? { kind: 'part', part: day.part } : null);
  const [only = null] = times;
  if (days.length === 0) return times.map((time) => ({ day: null, time }));
  const ofFirst = clocks.length === 1 && isOfFirstDay(clocks[0], days);
  if (ofFirst) return days.map((day, index) => ({ day, time: index === 0 ? only : own(day) }));
  if (times.length <= 1) return days.map((day) => ({ day, time: only ?? own(day) }));
  if (times.length === days.length) return days.map((day, index) => ({ day, time: times[index] ?? null }));
  return days.flatMap((day) => times.map((time) => ({ day, time })));
}

/** "I land 11 pm Sunday, how soon can I come Monday?": words between the days keep the time with the first. */
const leastBetween = 12;

function isOfFirstDay(clock: Mention | undefined, [day, next]: readonly DayMention[]): boolean {
  if (!clock || !day || !next || next.start === day.start) return false;
  const { start, end } = placeOf(clock);
  const isBeside = (end <= day.start && day.start - end <= 4) || (start >= day.end && start - day.end <= 4);
  return isBeside && next.start - Math.max(day.end, end) >= leastBetween;
}

function without(text: string, mentions: readonly Mention[]): string {
  let rest = '';
  let from = 0;
  for (const mention of mentions) {
    const { start, end } = placeOf(mention);
    rest += `${text.slice(from, Math.max(from, start))} `;
    from = Math.max(from, end);
  }
  return `${rest}${text.slice(from)}`.replace(/ +/g, ' ').trim();
}
