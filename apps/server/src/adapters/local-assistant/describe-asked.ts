import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { instantOf, statusAt, storeDate } from '@rxweb/domain/store/opening-hours';
import { minuteOfClock } from '@rxweb/domain/store/time/cover';
import { dayParts } from '@rxweb/domain/store/time/day-parts';
import {
  type DayFact,
  type Judgment,
  judgeOpening,
  leadOf,
  maxListedDays,
  minutesToClosing,
} from '@rxweb/domain/store/time/judge-opening';
import type { AskedTime, TimeReading } from '@rxweb/domain/store/time/read-time';
import type { DayMention } from '@rxweb/domain/store/time/time-mentions';
import {
  formatClock,
  formatFullMonthDay,
  formatPhone,
  formatSpokenDate,
  formatTime,
  formatWeekday,
} from '@rxweb/domain/text/format';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import { hoursText, nextOpening, reasonOf, soonMinutes, specialDaysNote, weekList } from './describe-hours.ts';
import { listDays, listWeekdays } from './list-days.ts';
import type { ReplyTexts } from './texts/texts.ts';

interface Telling {
  /** Whether a clock time is one to be open at, not one to open or close at. */
  isOfInstant: boolean;
  store: StoreInfo;
  at: Date;
  words: ReplyTexts;
}

/** Spans of more days become a list. */
const maxSentences = 3;

/** The answer to a question that names days or times: Yes or No only where the hours of that time decide it. */
export function describeAsked(time: TimeReading, store: StoreInfo, at: Date, words: ReplyTexts): string {
  const judgments = judgeOpening(time, store, at);
  const telling = { store, at, words, isOfInstant: time.ask.about === 'open' || time.ask.about === 'closed' };
  const lead = leadOf(judgments, time.ask, store);
  const partly =
    lead === null && time.ask.form === 'yesNo' && time.ask.about === 'open' ? partlyText(judgments, words) : '';
  const isJoined = lead === 'yes' || lead === 'no';
  const told = judgments.map((judgment, index) => judgmentText(judgment, telling, isJoined && index === 0));
  const body = [...new Set(told)].join('\n\n');
  const note = noteText(judgments, telling);
  const isPart = lead !== null && judgments.every(({ when }) => when.time?.kind === 'part');
  const isNo = (lead === 'no' && time.ask.about === 'open') || (lead === 'yes' && time.ask.about === 'closed');
  const part = judgments[0]?.when.time;
  if (
    lead === 'no' &&
    isNo &&
    isPart &&
    part?.kind === 'part' &&
    judgments.length === 1 &&
    judgments[0]?.days[0]?.periods.length
  )
    return `${words.noPart(words.parts[part.part])} ${body}${note}`;
  return `${leadText(lead, body, words)}${partly}${body}${note}`;
}

/** A sentence about each named day, without Yes or No. */
export function describeDays(days: readonly DayMention[], store: StoreInfo, at: Date, words: ReplyTexts): string {
  const whens = days.map((day) => ({ day, time: null }));
  return judgeOpening({ whens, isPast: false }, store, at)
    .map((judgment) => judgmentText(judgment, { store, at, words, isOfInstant: true }))
    .join(' ');
}

function leadText(lead: ReturnType<typeof leadOf>, body: string, words: ReplyTexts): string {
  if (lead === null) return '';
  const word = words[lead];
  if (lead === 'confirmed' || lead === 'corrected') return `${word} `;
  return /^\p{Ll}/u.test(body) ? `${word}, ` : `${word}. `;
}

/** "Only until 5:30 pm." where the hours cover a part of what is asked. */
function partlyText(judgments: readonly Judgment[], words: ReplyTexts): string {
  const [judgment] = judgments;
  const [fact] = judgment?.days ?? [];
  const time = judgment?.when.time;
  if (judgments.length !== 1 || judgment?.days.length !== 1 || judgment.other.length > 0 || !fact || !time) return '';
  if (fact.cover !== 'part' || fact.doubt || fact.isOver || fact.periods.length !== 1) return '';
  const [period] = fact.periods;
  const span = spanOf(time);
  if (!period || !span) return '';
  const [opens, closes] = [minuteOfClock(period.opens), minuteOfClock(period.closes)];
  if (closes < span.to && closes > span.from && opens <= span.from)
    return `${words.onlyUntil(formatClock(period.closes, words.language))} `;
  if (opens > span.from && opens < span.to && closes >= span.to)
    return `${words.onlyFrom(formatClock(period.opens, words.language))} `;
  return '';
}

function spanOf(time: AskedTime): { from: number; to: number } | null {
  if (time.kind === 'part') return dayParts[time.part].wide;
  if (time.kind !== 'clock' || time.clock.other !== undefined) return null;
  const { sense, minute, to } = time.clock;
  if (sense === 'after') return { from: minute, to: 24 * 60 };
  if (sense === 'before') return { from: 0, to: minute };
  return to === undefined ? null : { from: minute, to };
}

/** `isJoined`: it follows "Yes, " or "No, " in the same sentence. */
function judgmentText(judgment: Judgment, telling: Telling, isJoined = false): string {
  const { when, days, other } = judgment;
  const { words } = telling;
  if (when.day?.impossible)
    return `${words.noSuchDate(when.day.impossible)} ${openNowText(telling.store, telling.at, words.language)}`;
  const impossible = when.time?.kind === 'clock' ? when.time.clock.impossible : undefined;
  const disagrees = when.day?.saidWeekday ? `${weekdayText(when.day, words)} ` : '';
  const before = impossible === undefined ? disagrees : `${words.noSuchTime(impossible)} `;
  const told = daysText(judgment, days, telling);
  const main = isJoined && before === '' ? told : told.charAt(0).toUpperCase() + told.slice(1);
  if (other.length === 0) return `${before}${main}`;
  return `${before}${main}\n\n${words.orElse} ${daysText(judgment, other, telling)}`;
}

function weekdayText({ first }: DayMention, words: ReplyTexts): string {
  return words.isAnotherWeekday(formatFullMonthDay(first, words.language), formatWeekday(first, words.language));
}

function daysText({ when }: Judgment, days: readonly DayFact[], telling: Telling): string {
  const { store, at, words } = telling;
  const today = storeDate(store, at);
  if (when.day?.weekdays && days.length > 1) return listWeekdays(days, words);
  if (when.day?.weekdays) return days.map((fact) => everyWeekText(fact, telling)).join('\n\n');
  if (days.length > maxListedDays && when.day) {
    const note = specialDaysNote(store, { from: when.day.first, to: when.day.last, today }, words);
    return `${weekList(store, words)}${note && `\n\n${note.trim()}`}${doubtNote(when.day.last, telling)}`;
  }
  if (days.length > maxSentences || (when.day?.isPeriod && days.length > 1)) return listDays(days, today, words);
  return days.map((fact) => factText(fact, when.time, telling)).join('\n\n');
}

/** The days of a long span after the last listed special day. */
function doubtNote(last: string, { store, at, words }: Telling): string {
  const lastListed = store.closures
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (lastListed === undefined || lastListed >= last || last <= addDays(storeDate(store, at), 60)) return '';
  return `\n\n${words.listEnds(spokenDate(lastListed, { store, at, words }))} ${words.toBeSure(formatPhone(store.phone))}`;
}

function everyWeekText({ date, periods }: DayFact, { words }: Telling): string {
  const weekday = formatWeekday(date, words.language);
  return periods.length === 0 ? words.closedEvery(weekday) : words.openEvery(weekday, hoursText(periods, words));
}

function factText(fact: DayFact, time: AskedTime | null, telling: Telling): string {
  const { store, at, words } = telling;
  const date = spokenDate(fact.date, telling);
  const hours = hoursText(fact.periods, words);
  const reason = reasonOf(fact.closure, words);
  if (fact.side === 'past') return hours ? words.wasOpenOn(date, reason, hours) : words.wasClosedOn(date, reason);
  if (fact.doubt && fact.side === 'future') return doubtText(fact, telling);
  const instant = telling.isOfInstant && time?.kind === 'clock' ? instantText(fact, time, telling) : null;
  if (instant !== null) return instant;
  if (fact.side === 'today') return todayText(fact, telling);
  if (hours) return words.openOn(date, reason, hours);
  const next = nextOpening(store, instantOf(store, fact.date, '23:59'), at, words, words.opensAgain);
  return `${words.closedOn(date, reason)} ${next}`;
}

function todayText({ date, closure, periods, doubt, isOver, cover }: DayFact, { store, at, words }: Telling): string {
  const reason = reasonOf(closure, words);
  const said = spokenDate(date, { store, at, words });
  if (periods.length === 0)
    return `${words.closedToday(said, reason)} ${nextOpening(store, at, at, words, words.opens)}`;
  const hours = words.openToday(said, reason, hoursText(periods, words));
  const sure =
    doubt?.kind === 'holiday'
      ? ` ${words.notListed(doubt.holiday.name[words.language], said)} ${words.toBeSure(formatPhone(store.phone))}`
      : '';
  const left = minutesToClosing(store, at);
  const closes = statusAt(store, at).closesAt;
  const isSoon = left !== null && left <= soonMinutes && closes && cover === 'all' && !isOver;
  const soon = isSoon ? ` ${words.comeBefore(formatTime(store, closes, words.language))}` : '';
  return `${hours} ${openNowText(store, at, words.language)}${soon}${sure}`;
}

/** "We are open at 3:00 pm": for one minute of the day that is still ahead; null for other times. */
function instantText(fact: DayFact, time: Extract<AskedTime, { kind: 'clock' }>, telling: Telling): string | null {
  const { store, at, words } = telling;
  const { sense, minute, to, other } = time.clock;
  if ((sense !== 'at' && sense !== 'until') || to !== undefined || time.clock.impossible) return null;
  if (fact.cover === 'part' && other === undefined) return null;
  const { date, periods, closure } = fact;
  const isBehind = fact.side === 'today' && instantOf(store, date, clockOf(minute)) < at;
  if (isBehind && (other === undefined || fact.cover === 'part')) return null;
  const spoken = (value: number) => formatClock(clockOf(value), words.language);
  const said = spokenDate(date, telling);
  const hours =
    periods.length === 0 ? words.closedThatDay(reasonOf(closure, words)) : words.openThatDay(hoursText(periods, words));
  if (fact.cover === 'part' && other !== undefined)
    return `${words.openAtNotAt(spoken(minute), spoken(other), said)} ${hours}`;
  const isOpen = fact.cover === 'all';
  const say =
    sense === 'until' ? (isOpen ? words.openUntil : words.notOpenUntil) : isOpen ? words.openAt : words.notOpenAt;
  const asked = isBehind && other !== undefined ? other : minute;
  return `${say(spoken(asked), said)} ${hours}${beforeClosing(fact, asked, sense === 'at', words)}`;
}

function spokenDate(date: string, { store, at, words }: Pick<Telling, 'store' | 'at' | 'words'>): string {
  return formatSpokenDate(date, storeDate(store, at), words.language);
}

function clockOf(minute: number): string {
  const ofDay = minute === 24 * 60 ? 0 : minute;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** Near closing: come before then. */
function beforeClosing({ periods }: DayFact, minute: number, isInstant: boolean, words: ReplyTexts): string {
  const last = periods.at(-1);
  const isNear = isInstant && last !== undefined && Math.abs(minuteOfClock(last.closes) - minute) <= soonMinutes;
  return isNear ? ` ${words.comeBefore(formatClock(last.closes, words.language))}` : '';
}

/** A day whose usual hours are not certain, with what the list has near it. */
function doubtText({ date, doubt, periods }: DayFact, telling: Telling): string {
  const { store, words } = telling;
  const observed = store.closures.find(
    (closure) =>
      closure.reason.includes('observed') && addDays(date, -3) <= closure.date && closure.date <= addDays(date, 3),
  );
  // Closed on Friday for a holiday does not say that Saturday, the holiday itself, has its usual hours.
  const isShut = periods.length === 0;
  const told =
    doubt?.kind === 'holiday' && observed
      ? withoutDoubt(isShut ? [date, observed.date] : [observed.date], telling)
      : [];
  if (isShut && told.length > 0) return told.join(' ');
  const said = spokenDate(date, telling);
  const why =
    doubt?.kind === 'holiday' ? words.notListed(doubt.holiday.name[words.language], said) : words.listEndsBefore(said);
  const usual = hoursText(periods, words) || words.closed;
  const hours = words.usual(formatWeekday(date, words.language), usual);
  return [why, hours, ...told, words.toBeSure(formatPhone(store.phone))].join(' ');
}

function withoutDoubt(dates: readonly string[], telling: Telling): string[] {
  const whens = dates.map((first) => ({ day: { first, last: first, start: 0, end: 0 }, time: null }));
  return judgeOpening({ whens, isPast: false }, telling.store, telling.at).flatMap(({ days }) =>
    days.map((day) => factText({ ...day, doubt: null }, null, telling)),
  );
}

/** Special days near the last day named that the answer doesn't have yet. */
function noteText(judgments: readonly Judgment[], { store, at, words }: Telling): string {
  const today = storeDate(store, at);
  const facts = judgments.flatMap(({ days, other }) => [...days, ...other]);
  const [first, last] = [
    facts.map(({ date }) => date).sort()[0],
    facts
      .map(({ date }) => date)
      .sort()
      .at(-1),
  ];
  if (!first || !last || facts.length > maxListedDays || last < today) return '';
  const told = new Set(facts.map(({ date }) => date));
  const isHoliday = judgments.some(({ when }) => when.day?.holiday);
  const closures = store.closures.filter(({ date }) => !told.has(date) && date > today);
  const from = isHoliday ? addDays(first, -1) : last;
  return specialDaysNote({ ...store, closures }, { from, to: addDays(last, 3), today }, words);
}
