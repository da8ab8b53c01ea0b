import type { Language } from '@rxweb/contracts/shared/language';
import type { SmsMessage } from '@rxweb/contracts/sms/messages';
import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '../store/calendar-date.ts';
import { storeDate } from '../store/opening-hours.ts';
import { formatDate, formatWeekday } from '../text/format.ts';
import { plainLetters } from '../text/plain-letters.ts';

/** The fields of a message that threads need (spec section 3). Instants are ISO 8601. */
export type ThreadedMessage = Pick<
  SmsMessage,
  'id' | 'direction' | 'from_phone' | 'to_phone' | 'body' | 'status' | 'created_at'
> &
  Partial<Pick<SmsMessage, 'hold' | 'hand_over'>>;

/** All messages with one person. */
export interface SmsThread<M extends ThreadedMessage = SmsMessage> {
  /** The person's number. */
  phone: string;
  /** Oldest first. */
  messages: M[];
  /** The newest; a text that waits for its own time only where nothing else is known. */
  last: M;
  unread: number;
}

/** The number that is not the store's. */
export function otherPhone({ direction, from_phone, to_phone }: ThreadedMessage): string {
  return direction === 'inbound' ? from_phone : to_phone;
}

/** An unread inbound message (spec section 4). */
export function isUnread({ direction, status }: ThreadedMessage): boolean {
  return direction === 'inbound' && status !== 'read';
}

/** Staff chose a later time for it. */
function isScheduled({ hold, hand_over: handOver }: ThreadedMessage): boolean {
  return hold === 'scheduled' && handOver === 'waiting';
}

/** Messages grouped by person, newest thread first; duplicates count once. */
export function groupThreads<M extends ThreadedMessage>(messages: readonly M[]): SmsThread<M>[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const oldestFirst = [...byId.values()].sort(byAge);
  const threads = new Map<string, SmsThread<M>>();
  for (const message of oldestFirst) {
    const phone = withoutSpace(otherPhone(message));
    const thread = threads.get(phone) ?? { phone, messages: [], last: message, unread: 0 };
    thread.messages.push(message);
    if (!isScheduled(message) || isScheduled(thread.last)) thread.last = message;
    thread.unread += isUnread(message) ? 1 : 0;
    threads.set(phone, thread);
  }
  return [...threads.values()].sort((a, b) => byAge(b.last, a.last));
}

function byAge(a: ThreadedMessage, b: ThreadedMessage): number {
  return Date.parse(a.created_at) - Date.parse(b.created_at) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** The phone filter: part of the sender's or recipient's number, ignoring whitespace (spec section 5). */
export function hasPhone(
  { from_phone, to_phone }: Pick<SmsMessage, 'from_phone' | 'to_phone'>,
  filter: string,
): boolean {
  const wanted = withoutSpace(filter);
  return [from_phone, to_phone].some((phone) => withoutSpace(phone).includes(wanted));
}

/** Whether a search matches a message: its text, ignoring case, accents and spaces, or the number in its usual form. */
export function matchesSearch(message: ThreadedMessage, query: string): boolean {
  const wanted = searchable(query);
  if (wanted === '' || searchable(message.body).includes(wanted)) return true;
  const isNumber = /^[+\d().\s-]*\d[+\d().\s-]*$/.test(query);
  return isNumber && digits(otherPhone(message)).includes(digits(query));
}

function searchable(text: string): string {
  return withoutSpace(plainLetters(text));
}

function withoutSpace(text: string): string {
  return text.replace(/\s/g, '');
}

function digits(phone: string): string {
  return phone.replace(/\D/g, '');
}

const dayWords = { en: ['Today', 'Yesterday'], es: ['Hoy', 'Ayer'] } as const;

/** The heading above a day's messages in store time: `Today`, `Yesterday`, `Monday`; after a week `Thu, May 28, 2026`. */
export function dayHeading(store: StoreInfo, at: Date, now: Date, language: Language = 'en'): string {
  const [date, today] = [storeDate(store, at), storeDate(store, now)];
  const [isToday, wasYesterday] = dayWords[language];
  if (date === today) return isToday;
  if (date === addDays(today, -1)) return wasYesterday;
  const day = addDays(today, -7) < date && date < today ? formatWeekday(date, language) : formatDate(date, language);
  return day.charAt(0).toUpperCase() + day.slice(1);
}
