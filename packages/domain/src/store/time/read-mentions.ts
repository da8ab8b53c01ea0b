import type { Language } from '@rxweb/contracts/shared/language';
import { type Weekday, weekdays } from '@rxweb/contracts/shared/week';
import { weekdayOf } from '../calendar-date.ts';
import { oneDay, spanTo } from './dates.ts';
import { weekday as english } from './english-words.ts';
import { type LanguageRules, languageRules } from './language-rules.ts';
import { weekday as spanish } from './spanish-words.ts';
import type { DayMention, Mention, NamedDay, Place, Reading } from './time-mentions.ts';

/** Longest chain such as "the day before the day before the day before Christmas". */
const maxDepth = 3;
/** A message with more is no question about a time. */
const maxMentions = 40;

export interface Mentions {
  all: readonly Mention[];
  isPast: boolean;
}

/** Reads every day, time and part of the day in a plain text, in order. */
export function readMentions(text: string, language: Language, today: string): Mentions {
  const rules = languageRules[language];
  const isPast = rules.past.test(text);
  const reading: Reading = {
    text,
    today,
    isPast,
    isLate: rules.late.test(text),
    isEarly: rules.early.test(text),
    dayAt: () => null,
    previous: null,
  };
  const all: Mention[] = [];
  for (let place = 0; place >= 0 && place < text.length && all.length < maxMentions; ) {
    const found = readAt(rules, { ...reading, previous: previousDay(all, text.slice(0, place)) }, place);
    all.push(...found);
    place = text.indexOf(' ', Math.max(place, (found.at(-1) && endOf(found)) ?? place));
    if (place >= 0) place += 1;
  }
  return { all: withoutRestated(joinSpans(all, rules, text), text), isPast };
}

const joinsDays =
  /^ ?(?:and|or|&|plus|like|,|y|e|o|u|(?:, )?(?:like|como))(?: also| maybe| tambien)?(?: on| for| en| al)? ?$/;

/** The last day, if nothing but "and" or "or" follows it. */
function previousDay(all: readonly Mention[], said: string): DayMention | null {
  const last = all.at(-1);
  return last?.kind === 'day' && joinsDays.test(said.slice(last.day.end)) ? last.day : null;
}

function endOf(found: readonly Mention[]): number {
  const last = found.at(-1);
  return last ? placeOf(last).end : 0;
}

export function placeOf(mention: Mention): Place {
  switch (mention.kind) {
    case 'day':
      return mention.day;
    case 'clock':
      return mention.clock;
    case 'wait':
      return mention.wait;
    case 'part':
      return mention.part;
  }
}

function readAt(rules: LanguageRules, reading: Reading, place: number): Mention[] {
  const days = readDay(rules, reading, place, 0);
  if (days.length > 0) return days.map((day) => ({ kind: 'day', day }));
  const other =
    readWait(rules, reading.text, place) ?? readClock(rules, reading, place) ?? readPart(rules, reading.text, place);
  return other ? [other] : [];
}

function readDay(rules: LanguageRules, reading: Reading, place: number, depth: number): DayMention[] {
  const { text } = reading;
  for (const { pattern, read } of rules.days) {
    const match = matchAt(pattern, text, place);
    if (!match) continue;
    const end = place + match[0].length;
    if (rules.noDay(text.slice(Math.max(0, place - 12), place).trim(), match[0], text.slice(end, end + 12).trim()))
      continue;
    let readTo = end;
    const dayAt = (next: number, isPast = reading.isPast) => {
      const anchor = depth < maxDepth ? readDay(rules, { ...reading, isPast }, next, depth + 1)[0] : undefined;
      readTo = anchor?.end ?? readTo;
      return anchor ?? null;
    };
    const day = read(match.groups ?? {}, { ...reading, dayAt }, { start: place, end });
    if (day) return placed(day, { start: place, end: readTo }, text);
  }
  return [];
}

function placed({ also, ...day }: NamedDay, place: Place, text: string): DayMention[] {
  const said = text.slice(place.start, place.end);
  const first: DayMention = { ...day, ...(day.impossible ? { impossible: said } : {}), ...place };
  return [first, ...(also ?? []).map((date) => ({ ...oneDay(date), ...place }))];
}

function readWait(rules: LanguageRules, text: string, place: number): Mention | null {
  for (const { pattern, read } of rules.waits) {
    const match = matchAt(pattern, text, place);
    if (match) {
      const end = place + match[0].length;
      return { kind: 'wait', wait: { start: place, end, minutes: read(match.groups ?? {}) } };
    }
  }
  return null;
}

function readClock(rules: LanguageRules, reading: Reading, place: number): Mention | null {
  for (const { pattern, read } of rules.clock) {
    const match = matchAt(pattern, reading.text, place);
    const time = match && read(match.groups ?? {}, reading);
    if (!match || !time) continue;
    const impossible = time.impossible === undefined ? {} : { impossible: match[0] };
    return { kind: 'clock', clock: { ...time, ...impossible, start: place, end: place + match[0].length } };
  }
  return null;
}

function readPart(rules: LanguageRules, text: string, place: number): Mention | null {
  for (const { pattern, part } of rules.parts) {
    const match = matchAt(pattern, text, place);
    if (match) return { kind: 'part', part: { part, start: place, end: place + match[0].length } };
  }
  return null;
}

function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  const match = pattern.exec(text);
  return match && match[0].length > 0 ? match : null;
}

/** Two days with "to" between them become one span. */
function joinSpans(all: readonly Mention[], rules: LanguageRules, text: string): Mention[] {
  const joined: Mention[] = [];
  for (const mention of all) {
    const before = joined.at(-1);
    const span = before?.kind === 'day' && mention.kind === 'day' ? spanOf(before.day, mention.day, rules, text) : null;
    if (span) joined[joined.length - 1] = { kind: 'day', day: span };
    else joined.push(mention);
  }
  return joined;
}

const restates = /^ ?(?:,|o sea|i mean|es decir|that is|which is|que es|que cae)? ?(?:,|on|el|the|en)? ?$/;

/** "Friday, the day after Thanksgiving" is one day: a weekday beside a day of that weekday says nothing new. */
function withoutRestated(all: readonly Mention[], text: string): Mention[] {
  const isBeside = (mention: Mention, one: Mention | undefined, other: Mention | undefined) => {
    if (one?.kind !== 'day' || other?.kind !== 'day' || mention.kind !== 'day') return false;
    const named = mention === one ? other.day : one.day;
    return (
      restates.test(text.slice(one.day.end, other.day.start)) &&
      isBareWeekday(mention.day, text) &&
      !isBareWeekday(named, text) &&
      isOneDay(named) &&
      weekdayOf(named.first) === weekdayOf(mention.day.first)
    );
  };
  return all.filter(
    (mention, index) => !isBeside(mention, mention, all[index + 1]) && !isBeside(mention, all[index - 1], mention),
  );
}

const bareWeekday = new RegExp(`^(?:(?:the|on|el) )?(?:[a-z]+day|${english}|${spanish})$`);

const isOneDay = ({ first, last, weekdays: weekly, impossible }: DayMention) =>
  first === last && !weekly && !impossible;

const isBareWeekday = (day: DayMention, text: string) =>
  isOneDay(day) && !day.holiday && bareWeekday.test(text.slice(day.start, day.end));

function spanOf(from: DayMention, to: DayMention, rules: LanguageRules, text: string): DayMention | null {
  const link = text.slice(from.end, to.start);
  const isBetween = rules.between.test(text.slice(Math.max(0, from.start - 16), from.start));
  if (from.impossible || to.impossible || to.start < from.end) return null;
  if (!rules.spanLink.test(link) && !(isBetween && rules.andLink.test(link))) return null;
  const place = { start: from.start, end: to.end };
  if (from.weekdays && to.weekdays) return { ...from, weekdays: weekdaysBetween(from, to), ...place };
  const isWeekday = !to.hasYear && !to.holiday && to.first === to.last;
  return { ...spanTo(from, to, isWeekday ? weekdayOf(to.first) : undefined), ...place };
}

function weekdaysBetween(from: DayMention, to: DayMention): readonly Weekday[] {
  const [first, last] = [
    weekdays.indexOf(from.weekdays?.[0] ?? 'monday'),
    weekdays.indexOf(to.weekdays?.at(-1) ?? 'sunday'),
  ];
  return first <= last ? weekdays.slice(first, last + 1) : [...weekdays.slice(first), ...weekdays.slice(0, last + 1)];
}
