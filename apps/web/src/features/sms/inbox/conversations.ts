import type { SmsAlarm } from '@rxweb/contracts/sms/alarms';
import type { SmsMessage, SmsPerson, SmsPinnedThread } from '@rxweb/contracts/sms/messages';
import { groupThreads, hasPhone, matchesSearch } from '@rxweb/domain/sms/threads';
import type { InboxQuery, ListView } from './read-page.ts';

export interface Conversation {
  phone: string;
  /** Null if only messages are known. */
  person: SmsPerson | null;
  last: SmsMessage | null;
  unread: number;
  /** The open alarm that keeps it on top. */
  alarm?: SmsAlarm;
}

interface Listing {
  messages: readonly SmsMessage[];
  people: ReadonlyMap<string, SmsPerson>;
  /** Threads with an open alarm, the most urgent first. */
  pinned?: readonly SmsPinnedThread[];
  query: InboxQuery;
  ownId: string;
  now: Date;
  /** Whether `people` is as new as `messages`. */
  isFresh: boolean;
}

/** Conversations with an open alarm, whatever the filters, then the others, newest first. */
export function listConversations({ pinned = [], ...listing }: Listing): Conversation[] {
  const others = listFiltered(listing);
  if (pinned.length === 0) return others;
  const onTop = pinned.map(({ alarm, message, person: { phone }, person }) => {
    const known = listing.people.get(phone) ?? person;
    return { phone, person: known, last: message, unread: known.unread, alarm };
  });
  const phones = new Set(onTop.map(({ phone }) => phone));
  return [...onTop, ...others.filter(({ phone }) => !phones.has(phone))];
}

/** Newest first. Filters again here, whatever the source. */
function listFiltered({ messages, people, query, ownId, now, isFresh }: Omit<Listing, 'pinned'>): Conversation[] {
  const isFound = query.search !== '';
  const fitting = isFound ? messages : messages.filter((message) => fits(message, query));
  const threads = groupThreads(fitting).map(({ phone, last, unread }) => {
    const person = people.get(phone) ?? null;
    return { phone, person, last, unread: isFresh ? (person?.unread ?? unread) : unread };
  });
  if (isFound) return [...threads, ...silent(threads, people, query.search)];
  const { view, label } = query;
  return threads.filter(
    (conversation) =>
      isInView(conversation, view, ownId, now) &&
      (label === null || (conversation.person?.labels.includes(label) ?? false)),
  );
}

function fits(message: SmsMessage, { phone, status }: InboxQuery): boolean {
  return (phone === '' || hasPhone(message, phone)) && (status === null || message.status === status);
}

/** Matching people without any text. */
function silent(
  threads: readonly Conversation[],
  people: ReadonlyMap<string, SmsPerson>,
  search: string,
): Conversation[] {
  const shown = new Set(threads.map(({ phone }) => phone));
  const isFound = ({ name, phone }: SmsPerson) =>
    matchesSearch(
      {
        id: '',
        direction: 'inbound',
        from_phone: phone,
        to_phone: '',
        body: name ?? '',
        status: 'read',
        created_at: '',
      },
      search,
    );
  return [...people.values()]
    .filter((person) => !shown.has(person.phone) && person.lastInboundAt === null && isFound(person))
    .map((person) => ({ phone: person.phone, person, last: null, unread: 0 }));
}

/** An unknown person counts as open and unassigned. */
function isInView({ person, unread }: Conversation, view: ListView, ownId: string, now: Date): boolean {
  const isDone = person?.isDone ?? false;
  const isSnoozed = !isDone && isSnoozedAt(person, now);
  const isOpen = !isDone && !isSnoozed;
  switch (view) {
    case 'all':
      return true;
    case 'open':
      return isOpen;
    case 'mine':
      return isOpen && person?.assignedTo?.id === ownId;
    case 'unassigned':
      return isOpen && !person?.assignedTo;
    case 'unread':
      return unread > 0;
    case 'snoozed':
      return isSnoozed;
    case 'done':
      return isDone;
  }
}

export function isSnoozedAt(person: SmsPerson | null, now: Date): boolean {
  return person?.snoozedUntil != null && Date.parse(person.snoozedUntil) > now.getTime();
}
