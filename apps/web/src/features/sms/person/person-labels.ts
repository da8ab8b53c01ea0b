import type { Language } from '@rxweb/contracts/shared/language';
import type { Person } from '@rxweb/contracts/shared/staff-person';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate, formatPhone, formatTime } from '@rxweb/domain/text/format';
import type { SmsTexts } from '../../../texts/sms/sms-en.ts';

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
export function staffText({ id, name }: Person, ownId: string, texts: SmsTexts['person']): string {
  const words = name ?? texts.former;
  return id === ownId ? texts.you(words) : words;
}

/** `Tue, May 12, 2026, 3:41 pm`, in store time. */
export function momentText(store: StoreInfo, at: string, language: Language): string {
  const instant = new Date(at);
  return `${formatDate(storeDate(store, instant), language)}, ${formatTime(store, instant, language)}`;
}

export interface TextingState {
  state: 'agreed' | 'stopped' | 'unrecorded';
  words: string;
  /** How to allow texts again; null if allowed. */
  wayBack: 'staff' | 'start' | null;
}

/** An opt-out outranks consent. */
export function textingState(person: SmsPerson, store: StoreInfo, ownId: string, texts: SmsTexts): TextingState {
  const { texting, consent } = texts.person;
  if (person.optedOut) return stopped(person.optedOut, store, ownId, texts);
  if (!person.consent) return { state: 'unrecorded', words: texting.noConsent, wayBack: null };
  const { on, how, by } = person.consent;
  return {
    state: 'agreed',
    words: texting.consent(formatDate(on, texts.language), consent.ways[how], staffText(by, ownId, texts.person)),
    wayBack: null,
  };
}

function stopped(
  { at, how, by, words }: NonNullable<SmsPerson['optedOut']>,
  store: StoreInfo,
  ownId: string,
  { person, language }: SmsTexts,
): TextingState {
  const { texting } = person;
  const when = momentText(store, at, language);
  if (how === 'staff') {
    const recorded = by ? texting.recordedBy(staffText(by, ownId, person), when) : texting.recordedByStaff(when);
    return { state: 'stopped', words: recorded, wayBack: 'staff' };
  }
  const what = how === 'keyword' ? texting.texted(words?.trim() || 'STOP', when) : texting.byCarrier(when);
  return { state: 'stopped', words: what, wayBack: 'start' };
}
