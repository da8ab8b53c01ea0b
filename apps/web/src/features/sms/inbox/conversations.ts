import type { SmsMessage, SmsPerson } from '@rxweb/contracts/sms/messages';
import { groupThreads, hasPhone, matchesSearch } from '@rxweb/domain/sms/sms';
import type { InboxQuery, ListView } from './read-page.ts';

/** One line of the list. */
export interface Conversation {
  phone: string;
  /** Null where nobody told us more than the messages. */
  person: SmsPerson | null;
  last: SmsMessage | null;
  unread: number;
}

interface Listing {
  messages: readonly SmsMessage[];
  people: ReadonlyMap<string, SmsPerson>;
  query: InboxQuery;
  ownId: string;
  now: Date;
  /** Whether what is known of the people is as new as the messages. */
  isFresh: boolean;
}

/** The list: people with a message that fits, the newest first. The filters hold here too, whoever answered. */
export function listConversations({ messages, people, query, ownId, now, isFresh }: Listing): Conversation[] {
  const isFound = query.search !== '';
  const fitting = isFound ? messages : messages.filter((message) => fits(message, query));
  const threads = groupThreads(fitting).map(({ phone, last, unread }) => {
    const person = people.get(phone) ?? null;
    return { phone, person, last, unread: isFresh ? (person?.unread ?? unread) : unread };
  });
  if (isFound) return [...threads, ...silent(threads, people, query.search)];
  return threads.filter((conversation) => isInView(conversation, query.view, ownId, now));
}

function fits(message: SmsMessage, { phone, status }: InboxQuery): boolean {
  return (phone === '' || hasPhone(message, phone)) && (status === null || message.status === status);
}

/** People who were found by their name or number and with whom nobody texted yet. */
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

/** Whether somebody belongs into a view. Of whom nothing is known, nothing is decided: they are open and nobody's. */
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
