import type { SmsMessage, SmsPage, SmsPerson } from '@rxweb/contracts/sms/messages';

/** What the list is made of. */
export interface Pages {
  /** Newest first. */
  messages: SmsMessage[];
  people: ReadonlyMap<string, SmsPerson>;
  /** What is older than all of it; null at the end. */
  next: string | null;
  /** How many pages it was read in. */
  count: number;
}

export const noPages: Pages = { messages: [], people: new Map(), next: null, count: 0 };

/** Pages that were read one after the other, as one. */
export function joinPages(pages: readonly SmsPage[]): Pages {
  return {
    messages: unique(pages.flatMap(({ messages }) => messages)),
    people: byPhone(pages.flatMap(({ people }) => people)),
    next: pages.at(-1)?.next ?? null,
    count: pages.length,
  };
}

/**
 * The first pages read anew. Older ones that were not are kept as long as they follow without a gap: otherwise there may be messages in between that
 * nobody has read.
 */
export function renewPages(known: Pages, fresh: Pages): Pages {
  const people = new Map([...known.people, ...fresh.people]);
  const fetched = new Set(fresh.messages.map(({ id }) => id));
  const isJoined = known.messages.some(({ id }) => fetched.has(id));
  if (known.count <= fresh.count || fresh.next === null || !isJoined) return { ...fresh, people };
  const end = Date.parse(fresh.messages.at(-1)?.created_at ?? '');
  const older = known.messages.filter(({ id, created_at }) => !fetched.has(id) && Date.parse(created_at) < end);
  return { messages: [...fresh.messages, ...older], people, next: known.next, count: known.count };
}

/** One more page at the end. */
export function appendPage(known: Pages, page: SmsPage): Pages {
  const { messages, people, next } = joinPages([page]);
  return {
    messages: unique([...known.messages, ...messages]),
    people: new Map([...known.people, ...people]),
    next,
    count: known.count + 1,
  };
}

/** Messages with those that are known better, each once. */
export function unique(messages: readonly SmsMessage[]): SmsMessage[] {
  return [...new Map(messages.map((message) => [message.id, message])).values()];
}

function byPhone(people: readonly SmsPerson[]): Map<string, SmsPerson> {
  return new Map(people.map((person) => [person.phone, person]));
}
