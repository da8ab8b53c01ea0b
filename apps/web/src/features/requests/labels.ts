import type { RequestKind, RequestState } from '@rxweb/contracts/requests/kinds';
import type { RequestListItem } from '@rxweb/contracts/requests/staff';
import type { Language } from '@rxweb/contracts/shared/language';
import type { Person } from '@rxweb/contracts/shared/staff-person';
import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { dayFrom, formatMonthDay, formatTime, formatWeekday, spokenTime } from '@rxweb/domain/text/format';
import type { StaffRequestsTexts } from '../../texts/requests/staff-requests-en.ts';
import type { IconDrawing } from '../../ui/icons.ts';
import { bottleIcon, calendarIcon, transferIcon } from '../../ui/more-icons.ts';
import { personIcon } from '../../ui/staff-icons.ts';

const truckIcon: IconDrawing = {
  stroke:
    'M2.5 6.5H14v10H2.5zM14 10h4l3.5 3.3v3.2H14M8.900 17.200a1.900 1.900 0 1 1 0-.1zM19.200 17.200a1.900 1.900 0 1 1 0-.1z',
};

export const kindIcons: Readonly<Record<RequestKind, IconDrawing>> = {
  refill: bottleIcon,
  transfer: transferIcon,
  new_patient: personIcon,
  appointment: calendarIcon,
  delivery: truckIcon,
};

type Tone = 'pass' | 'warn' | 'fail' | 'off';

export interface Mark {
  tone: Tone;
  words: string;
}

const soonMs = 60 * 60_000;

type Due = Pick<RequestListItem, 'state' | 'outcome' | 'dueAt' | 'hasNews'>;

/** Whether staff are late: nothing is while the visitor has to answer or to come. */
export const isOverdue = ({ state, dueAt }: { state: RequestState; dueAt: string | null }, now: Date) =>
  (state === 'received' || state === 'working') && dueAt !== null && Date.parse(dueAt) < now.getTime();

/** The one thing to know about a request in the list. */
export function markOf(request: Due, texts: StaffRequestsTexts, store: StoreInfo, now: Date, language: Language): Mark {
  const { state, outcome, dueAt, hasNews } = request;
  if (hasNews && outcome === 'canceled') return { tone: 'warn', words: texts.due.canceledByVisitor };
  if (hasNews) return { tone: 'warn', words: texts.due.answered };
  if (outcome !== null) return { tone: outcome === 'done' ? 'pass' : 'off', words: texts.outcomes[outcome] };
  if (state === 'needs_you') return { tone: 'off', words: texts.due.waits };
  if (state === 'ready') return { tone: 'pass', words: texts.states.ready };
  if (isOverdue(request, now)) return { tone: 'fail', words: texts.due.overdue };
  if (dueAt === null) return { tone: 'off', words: texts.states[state] };
  const isSoon = Date.parse(dueAt) - now.getTime() < soonMs;
  return { tone: isSoon ? 'warn' : 'off', words: texts.due.by(shortWhen(store, new Date(dueAt), now, language)) };
}

/** `41 minutes late`, `2 hours late`, `3 days late`. */
export function lateText(dueAt: string, now: Date, { due }: StaffRequestsTexts): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(dueAt)) / 60_000));
  if (minutes < 60) return due.late.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? due.late.hours(hours) : due.late.days(Math.floor(hours / 24));
}

/** In store time: `today 8:12 am`, `Monday 5:30 pm`; `hoy a las 8:12 a. m.` */
export function dayTime(store: StoreInfo, at: Date, now: Date, language: Language): string {
  return `${dayFrom(store, now, at, language)} ${spokenTime(store, at, language)}`;
}

/** In store time, short: `8:12 am`, `Wed`, `Thu, May 28`. */
export function shortWhen(store: StoreInfo, at: Date, now: Date, language: Language): string {
  const [date, today] = [storeDate(store, at), storeDate(store, now)];
  if (date === today) return formatTime(store, at, language);
  const isNear = addDays(today, -7) < date && date < addDays(today, 7);
  return isNear ? formatWeekday(date, language).slice(0, 3) : formatMonthDay(date, language);
}

export function personText(person: Person | null, ownId: string, you: string, former: string): string {
  if (person?.id === ownId) return you;
  return person?.name ?? former;
}

export const firstNameOf = (name: string) => name.trim().split(/\s+/, 1)[0] ?? name;
