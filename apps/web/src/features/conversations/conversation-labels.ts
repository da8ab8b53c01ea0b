import type { ConversationSummary, ConversationTurn, HandOff } from '@rxweb/contracts/conversations';
import type { StoreInfo } from '@rxweb/contracts/store';
import { dayFrom, formatTime } from '@rxweb/domain/text/format';

export const careWords: Readonly<Record<NonNullable<ConversationTurn['care']>, string>> = {
  emergency: '911 card shown',
  poison: 'Poison Control card shown',
  crisis: '988 card shown',
  pharmacist: 'Pharmacist card shown',
};

export const answererWords: Readonly<Record<NonNullable<ConversationTurn['answeredBy']>, string>> = {
  gate: 'Fixed safety check',
  local: 'Store’s knowledge',
  model: 'Language model',
};

/** What became of a question, beyond an answer or a card. */
export const outcomeWords: Readonly<Partial<Record<NonNullable<ConversationTurn['outcome']>, string>>> = {
  which: 'Asked which of two was meant',
  unknown: 'No answer found',
  hand_off: 'Offered a person',
  refused: 'Refused',
};

export const stateWords: Readonly<Record<ConversationTurn['state'], string | null>> = {
  complete: null,
  answering: 'Being answered now',
  interrupted: 'Interrupted: the visitor got only a part',
  failed: 'Failed: the visitor got no answer',
};

/** Whether a card was shown that sends to 911, Poison Control or 988. */
export const isUrgent = (care: ConversationTurn['care']) => care !== null && care !== 'pharmacist';

export const filesWords = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;

/** One line for a conversation. */
export function questionLine({ lastQuestion, files, turns }: ConversationSummary): string {
  const words = lastQuestion.replace(/\s+/g, ' ').trim();
  if (words !== '') return words;
  if (turns === 0) return 'Left a message';
  return files > 0 ? 'Sent a file without words' : 'No words';
}

export type DueTone = 'calm' | 'soon' | 'late';
const soonMs = 60 * 60_000;

/** Until when somebody is to be called, and how pressing that is. Without a promise it is pressing a day after they wrote. */
export function dueWords(
  store: StoreInfo,
  { answerBy, createdAt }: Pick<HandOff, 'answerBy' | 'createdAt'>,
  now: Date,
): { words: string; tone: DueTone } {
  if (answerBy === null) {
    const isOld = now.getTime() - Date.parse(createdAt) > 24 * soonMs;
    return { words: 'No time was promised', tone: isOld ? 'late' : 'calm' };
  }
  const by = new Date(answerBy);
  const leftMs = by.getTime() - now.getTime();
  if (leftMs < 0) return { words: `Late: a call was promised ${byWords(store, by, now)}`, tone: 'late' };
  return { words: `Call ${byWords(store, by, now)}`, tone: leftMs < soonMs ? 'soon' : 'calm' };
}

/** `by today 5:30 pm`, `by Monday 9:30 am`. */
function byWords(store: StoreInfo, by: Date, now: Date): string {
  return by < now ? `by ${pastWords(store, by, now)}` : `by ${dayFrom(store, now, by)} ${formatTime(store, by)}`;
}

/** A moment that was: `today 9:36 am`, `Thu, May 28, 9:36 am`. */
export function pastWords(store: StoreInfo, at: Date, now: Date): string {
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: store.timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  const date = day.format(at);
  return date === day.format(now) ? `today ${formatTime(store, at)}` : `${date}, ${formatTime(store, at)}`;
}

/** Who did something, shortly. */
export function whoWords(person: HandOff['doneBy'], ownId: string): string {
  if (person?.id === ownId) return 'you';
  return person?.email?.split('@')[0] ?? 'somebody who is no longer here';
}
