import type { SmsMessage, SmsPage, SmsPerson } from '@rxweb/contracts/sms/messages';

export interface Pages {
  /** Newest first. */
  messages: SmsMessage[];
  people: ReadonlyMap<string, SmsPerson>;
  /** The next page's cursor; null at the end. */
  next: string | null;
  /** The number of pages. */
  count: number;
}

export const noPages: Pages = { messages: [], people: new Map(), next: null, count: 0 };

export function joinPages(pages: readonly SmsPage[]): Pages {
  return {
    messages: unique(pages.flatMap(({ messages }) => messages)),
    people: byPhone(pages.flatMap(({ people }) => people)),
    next: pages.at(-1)?.next ?? null,
    count: pages.length,
  };
}

/** Keeps older pages only if they follow without a gap. */
export function renewPages(known: Pages, fresh: Pages): Pages {
  const people = new Map([...known.people, ...fresh.people]);
  const fetched = new Set(fresh.messages.map(({ id }) => id));
  const isJoined = known.messages.some(({ id }) => fetched.has(id));
  if (known.count <= fresh.count || fresh.next === null || !isJoined) return { ...fresh, people };
  const end = Date.parse(fresh.messages.at(-1)?.created_at ?? '');
  const older = known.messages.filter(({ id, created_at }) => !fetched.has(id) && Date.parse(created_at) < end);
  return { messages: [...fresh.messages, ...older], people, next: known.next, count: known.count };
}

export function appendPage(known: Pages, page: SmsPage): Pages {
  const { messages, people, next } = joinPages([page]);
  return {
    messages: unique([...known.messages, ...messages]),
    people: new Map([...known.people, ...people]),
    next,
    count: known.count + 1,
  };
}

/** Each message once, in its latest version. */
export function unique(messages: readonly SmsMessage[]): SmsMessage[] {
  return [...new Map(messages.map((message) => [message.id, message])).values()];
}

function byPhone(people: readonly SmsPerson[]): Map<string, SmsPerson> {
  return new Map(people.map((person) => [person.phone, person]));
}
