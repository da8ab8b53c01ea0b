import { firstNames, lastNames } from '../tools/names.ts';

/** What a store's inbox holds after years: texts of some thousand people, of whom few write often and most now and then. */
export interface MadeMessage {
  person: number;
  direction: 'inbound' | 'outbound';
  body: string;
  status: 'delivered' | 'failed' | 'read' | 'queued';
  minutesAgo: number;
}

const words =
  `order ready pick up today tomorrow morning afternoon insurance card copay call back please thanks thank you doctor office sent new
  prescription pharmacist question about dose bottle label delivery address moved phone number changed appointment shoes fitting inserts
  wednesday friday monday closed open hours holiday flu shot vaccine record wait line drive window mother father husband daughter
  metformin lisinopril atorvastatin amlodipine gabapentin sertraline levothyroxine insulin strips meter lancets cream drops inhaler spray
  out of stock back order transfer refused approved denied prior authorization form fax signed missing page again yes no ok sure great`.split(
    /\s+/,
  );
/** In every fourth message, and in 20, whether there are many messages or few. */
export const commonWord = 'refill';
export const rareWord = 'ketoconazole';
const rareMessages = 20;

export const peopleOf = (messages: number) => messages / 25;

/** Three of four have a name. */
export const nameOf = (person: number): string | null =>
  person % 4 === 0 ? null : `${pick(firstNames, person)} ${pick(lastNames, Math.floor(person / 12))}`;
export const phoneOf = (person: number): string => `+1612${String(2_000_000 + person * 137).padStart(7, '0')}`;

/** One of `count`, from `count / 25` people. The newest has index 0; the same index makes the same message. */
export function makeMessage(index: number, count: number): MadeMessage {
  const random = mulberry(index + 1);
  // The square lets some people write far more often than others.
  const person = Math.floor(random() ** 2 * peopleOf(count));
  const direction = random() < 0.5 ? 'inbound' : 'outbound';
  const length = 4 + Math.floor(random() * 20);
  const body = Array.from({ length }, () => pick(words, Math.floor(random() * words.length)));
  if (index % 4 === 0) body[1] = commonWord;
  if (index % (count / rareMessages) === 3) body[2] = rareWord;
  return { person, direction, body: body.join(' '), status: statusOf(index, count, direction), minutesAgo: index * 5 };
}

/** The newest fifth of incoming ones waits; about 20 outgoing ones failed, at any size. */
function statusOf(index: number, count: number, direction: MadeMessage['direction']): MadeMessage['status'] {
  if (direction === 'inbound') return index < count / 5 ? 'delivered' : 'read';
  if (index < 4) return 'queued';
  return index % (count / 40) < 1 ? 'failed' : 'delivered';
}

const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/** Random numbers that are the same in each run (mulberry32, public domain, Tommy Ettinger). */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
