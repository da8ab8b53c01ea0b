import type { Person } from '@rxweb/contracts/shared/staff-person';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate, formatPhone, formatTime } from '@rxweb/domain/text/format';

/** The name, or the formatted number. */
export function personTitle({ name, phone }: Pick<SmsPerson, 'name' | 'phone'>): string {
  return name?.trim() || formatPhone(phone);
}

/** Up to two letters; empty without a name. */
export function initialsOf(name: string | null): string {
  const words = name?.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => (word[0] ?? '').toUpperCase()).join('');
}

export function firstNameOf(name: string | null): string | null {
  return name?.trim().split(/\s+/)[0] || null;
}

/** Marks the own name. */
export function staffText({ id, name }: Person, ownId: string): string {
  const words = name ?? 'Former staff member';
  return id === ownId ? `${words} (you)` : words;
}

export const languageLabels = { en: 'English', es: 'Spanish' } as const;

type ConsentWay = NonNullable<SmsPerson['consent']>['how'];

export const consentWays = {
  counter: 'at the counter',
  phone: 'by phone',
  form: 'on a form',
  text: 'by text',
} as const satisfies Record<ConsentWay, string>;

/** `Tue, May 12, 2026, 3:41 pm`, in store time. */
export function momentText(store: StoreInfo, at: string): string {
  const instant = new Date(at);
  return `${formatDate(storeDate(store, instant))}, ${formatTime(store, instant)}`;
}

export interface TextingState {
  state: 'agreed' | 'stopped' | 'unrecorded';
  words: string;
  /** How to allow texts again; null if allowed. */
  wayBack: 'staff' | 'start' | null;
}

/** An opt-out outranks consent. */
export function textingState(person: SmsPerson, store: StoreInfo, ownId: string): TextingState {
  if (person.optedOut) return stopped(person.optedOut, store, ownId);
  if (!person.consent) {
    return { state: 'unrecorded', words: 'No texting consent on file.', wayBack: null };
  }
  const { on, how, by } = person.consent;
  return {
    state: 'agreed',
    words: `${formatDate(on)}, ${consentWays[how]}. Recorded by ${staffText(by, ownId)}`,
    wayBack: null,
  };
}

function stopped(
  { at, how, by, words }: NonNullable<SmsPerson['optedOut']>,
  store: StoreInfo,
  ownId: string,
): TextingState {
  const when = momentText(store, at);
  if (how === 'staff') {
    const who = by ? `Recorded by ${staffText(by, ownId)}` : 'Recorded by staff';
    return { state: 'stopped', words: `${who} on ${when}`, wayBack: 'staff' };
  }
  const what = how === 'keyword' ? `Texted ${words?.trim() || 'STOP'}` : 'Opted out through the carrier';
  return { state: 'stopped', words: `${what} on ${when}`, wayBack: 'start' };
}
