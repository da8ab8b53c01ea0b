import type { QueueRow } from '@rxweb/contracts/queue';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { daysBetween } from '@rxweb/domain/store/calendar-date';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { dayFrom, formatMonthDay, formatPhone, spokenTime } from '@rxweb/domain/text/format';
import type { QueueTexts } from '../../texts/staff/queue-en.ts';

type Request = Extract<QueueRow, { group: 'requests' }>;

export const nameOf = ({ name, phone }: QueueRow, texts: QueueTexts) =>
  name ?? (phone ? formatPhone(phone) : texts.noName);

export function hrefOf(row: QueueRow): string {
  switch (row.group) {
    case 'urgent_texts':
      return `/app/sms?thread=${row.personId}`;
    case 'texts':
      return `/app/sms?thread=${row.id}`;
    case 'callbacks':
      return `/app/conversations?view=waiting&conversation=${row.conversationId}`;
    case 'requests':
    case 'appointments':
      return `/app/requests/${row.id}`;
    case 'shoes':
      return `/app/dme/cases/${row.id}`;
  }
}

/** A shoe case ends by its delivery, not by a press here. */
export const canFinish = ({ group }: QueueRow) => group !== 'shoes';

interface What {
  kind: string | null;
  words: string;
  isQuote: boolean;
  lang?: 'en' | 'es' | undefined;
}

export function whatOf(row: QueueRow, texts: QueueTexts, store: StoreInfo, now: Date): What {
  const { what, kinds, groups, language } = texts;
  switch (row.group) {
    case 'urgent_texts':
    case 'texts':
      return { kind: what.text(timeOf(store, row.at, now, language)), words: row.text, isQuote: row.text !== '' };
    case 'callbacks': {
      const left = what.left(timeOf(store, row.at, now, language));
      const kind = row.language === 'es' ? what.spanishCallback : what.callback;
      return { kind, words: row.text || left, isQuote: row.text !== '', lang: row.language };
    }
    case 'requests':
      return {
        kind: `${kinds[row.kind]} ${row.reference}`,
        words: requestWords(row, texts, store, now),
        isQuote: false,
      };
    case 'appointments':
      return {
        kind: what.appointment(timeOf(store, row.startsAt, now, language)),
        words: `${row.serviceName[language]}, ${row.reference}`,
        isQuote: false,
      };
    case 'shoes':
      return { kind: groups.shoes, words: what.deliverBy(formatMonthDay(row.dueOn, language)), isQuote: false };
  }
}

function requestWords(
  { hasNews, outcome, startsAt, step, at }: Request,
  { what, steps, language }: QueueTexts,
  store: StoreInfo,
  now: Date,
): string {
  const known: Readonly<Partial<Record<Request['step'], string>>> = steps;
  const visit = startsAt ? `${what.visit(timeOf(store, startsAt, now, language))} ` : '';
  if (hasNews) return visit + (outcome === 'canceled' ? what.canceled : what.answered);
  return visit + what.asked(known[step] ?? '', timeOf(store, at, now, language));
}

export interface When {
  tone: 'fail' | 'warn' | 'off' | 'pass';
  words: string;
}

const soonMs = 60 * 60_000;
const soonDays = 3;

/** By when, or how long it waits. Late is red, soon is amber, and always in words. */
export function whenOf(row: QueueRow, { when, language }: QueueTexts, store: StoreInfo, now: Date): When {
  if (row.group === 'urgent_texts') return { tone: 'fail', words: when.uncalled };
  if (row.group === 'texts')
    return { tone: 'off', words: when.waits(waitText(now.getTime() - Date.parse(row.at), when)) };
  if (row.group === 'shoes') return daysText(daysBetween(storeDate(store, now), row.dueOn), when);
  if (row.group === 'requests' && row.state === 'ready') return { tone: 'pass', words: when.ready };
  const leftMs = row.dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(row.dueAt) - now.getTime();
  if (row.group === 'appointments' && leftMs >= 0) return standingOf(row, when);
  if (row.dueAt === null) return { tone: 'off', words: when.unpromised };
  const time = timeOf(store, row.dueAt, now, language);
  if (leftMs < 0) return { tone: 'fail', words: when.promisedBy(time) };
  return { tone: leftMs < soonMs ? 'warn' : 'off', words: when.due(time) };
}

function standingOf({ state, step }: Extract<QueueRow, { group: 'appointments' }>, when: QueueTexts['when']): When {
  if (state === 'needs_you') return { tone: 'off', words: when.waitsForVisitor };
  return step === 'confirmed' ? { tone: 'pass', words: when.confirmed } : { tone: 'warn', words: when.unconfirmed };
}

function daysText(days: number, when: QueueTexts['when']): When {
  if (days < 0) return { tone: 'fail', words: when.late(when.days(-days)) };
  if (days === 0) return { tone: 'fail', words: when.lastDay };
  return { tone: days <= soonDays ? 'warn' : 'off', words: when.left(when.days(days)) };
}

/** `5 min`, `2 hours`, `3 days`. */
function waitText(ms: number, when: QueueTexts['when']): string {
  const minutes = Math.max(1, Math.floor(ms / 60_000));
  if (minutes < 60) return when.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? when.hours(hours) : when.days(Math.floor(hours / 24));
}

/** `5:30 pm` today, else with the day: `Monday 5:30 pm`; `a las 5:30 p. m.`, `el lunes a las 5:30 p. m.` */
function timeOf(store: StoreInfo, time: string, now: Date, language: Language): string {
  const at = new Date(time);
  const clock = spokenTime(store, at, language);
  return storeDate(store, at) === storeDate(store, now) ? clock : `${dayFrom(store, now, at, language)} ${clock}`;
}
