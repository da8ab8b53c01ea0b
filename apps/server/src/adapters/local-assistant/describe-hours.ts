import type { Closure, OpenPeriod, StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { hoursRuns, nextClosures, statusAt, storeDate } from '@rxweb/domain/store/opening-hours';
import { minutesToClosing } from '@rxweb/domain/store/time/judge-opening';
import { dayFrom, formatClock, formatDays, formatPhone, formatSpokenDate, formatTime } from '@rxweb/domain/text/format';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import type { StoreQuestion } from './store-question.ts';
import type { ReplyTexts } from './texts/texts.ts';

/** Minutes before closing from which an answer says to come before. */
export const soonMinutes = 30;

/** `We open tomorrow at 8:30 am.`: the first opening after an instant, relative to now. */
export function nextOpening(
  store: StoreInfo,
  after: Date,
  now: Date,
  words: ReplyTexts,
  say: ReplyTexts['opens'],
): string {
  const { opensAt } = statusAt(store, after);
  if (!opensAt) return words.askWhenOpening(formatPhone(store.phone));
  return say(dayFrom(store, now, opensAt, words.language), formatTime(store, opensAt, words.language));
}

/** Whether it is open now; Yes or No first where the question asks for it. */
export function openNow({ time: { ask }, words }: StoreQuestion, store: StoreInfo, now: Date): string {
  const sentence = openNowText(store, now, words.language);
  const { isOpen, closesAt } = statusAt(store, now);
  const left = minutesToClosing(store, now);
  const soon =
    left !== null && left <= soonMinutes && closesAt
      ? ` ${words.comeBefore(formatTime(store, closesAt, words.language))}`
      : '';
  if (ask.about === 'when' || ask.form === 'other') return `${sentence}${soon}`;
  const isSo = isOpen !== (ask.about === 'closed');
  if (ask.form === 'confirm') return `${isSo ? words.confirmed : words.corrected} ${sentence}${soon}`;
  return `${isSo ? words.yes : words.no}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}${soon}`;
}

/** The week's hours and upcoming special days. */
export function hoursOfWeek(store: StoreInfo, now: Date, words: ReplyTexts): string {
  const today = storeDate(store, now);
  const note = specialDaysNote(store, { from: today, to: addDays(today, 14), today }, words);
  return `${weekList(store, words)}\n\n${openNowText(store, now, words.language)}${note}`;
}

/** The week's hours as a list. */
export function weekList(store: StoreInfo, words: ReplyTexts): string {
  const lines = hoursRuns(store).map(
    (run) => `- **${formatDays(run, words.language)}:** ${hoursText(run.periods, words) || words.closed}`,
  );
  return `${words.week}\n\n${lines.join('\n')}`;
}

/** Special days of the next months as a list. */
export function specialDays(store: StoreInfo, now: Date, words: ReplyTexts): string {
  const days = nextClosures(store, now, 183);
  if (days.length === 0) return words.noSpecialDays(formatPhone(store.phone));
  const today = storeDate(store, now);
  const list = days.map((day) => `- ${specialDay(day, today, words)}`).join('\n');
  return `${words.specialDays}\n\n${list}\n\n${words.otherDays}`;
}

/** ` Please note: ...` for special days in a date range, or nothing. */
export function specialDaysNote(
  store: StoreInfo,
  { from, to, today }: { from: string; to: string; today: string },
  words: ReplyTexts,
): string {
  const days = store.closures.filter(({ date }) => from <= date && date <= to);
  return days.length === 0 ? '' : ` ${words.pleaseNote(days.map((day) => specialDay(day, today, words)).join('; '))}`;
}

function specialDay(closure: Closure, today: string, words: ReplyTexts): string {
  const hours = hoursText(closure.periods, words) || words.closed;
  return words.specialDay(formatSpokenDate(closure.date, today, words.language), reasonOf(closure, words), hours);
}

/** Empty on ordinary days, and without a reason in this language. */
export function reasonOf(closure: Closure | null, { language }: ReplyTexts): string {
  return (language === 'es' ? closure?.reasonEs : closure?.reason) ?? '';
}

/** Empty for a day without periods. */
export function hoursText(periods: readonly OpenPeriod[], words: ReplyTexts): string {
  return periods
    .map(({ opens, closes }) => words.period(formatClock(opens, words.language), formatClock(closes, words.language)))
    .join(` ${words.and} `);
}
