import type {
  CallbackRequest,
  CareReason,
  ConversationSummary,
  ConversationTurn,
} from '@rxweb/contracts/conversations';
import type { StoreInfo } from '@rxweb/contracts/store';
import { dayFrom, formatTime } from '@rxweb/domain/text/format';

export const careLabels: Readonly<Record<NonNullable<ConversationTurn['care']>, string>> = {
  emergency: '911 card shown',
  poison: 'Poison Control card shown',
  crisis: '988 card shown',
  pharmacist: 'Pharmacist card shown',
};

export const noteLabels: Readonly<Record<NonNullable<ConversationTurn['careNote']>, string>> = {
  medical: 'Note: when to call 911',
  talk: 'Note: 988',
};

/** How strongly the safety check reacted, and what the visitor saw of it; null when it found nothing. */
export function tierText({ care, careNote, careReason }: ConversationTurn): string | null {
  if (isUrgent(care)) return 'Urgent: a card replaced the answer';
  if (careReason?.isSetAside) return 'Urgent, but the visitor said it isn’t an emergency';
  if (careNote !== null) return 'Possible danger: a note accompanied the answer';
  if (careReason?.note) return 'Possible danger: the note was shown a few messages earlier';
  return careReason?.model ? 'A question for the pharmacist' : null;
}

/** What a language model's reading changed: `Raised by the language model: crisis`. */
export function modelText({ class: found, change }: NonNullable<CareReason['model']>): string {
  return `${change === 'raised' ? 'Raised' : 'Lowered'} by the language model: ${found === 'lowMood' ? 'low mood' : found}`;
}

export const answererLabels: Readonly<Record<NonNullable<ConversationTurn['answeredBy']>, string>> = {
  gate: 'Built-in safety check',
  local: 'Store’s own pages',
  model: 'Language model',
};

export const outcomeLabels: Readonly<Partial<Record<NonNullable<ConversationTurn['outcome']>, string>>> = {
  which: 'Asked which of two topics was meant',
  unknown: 'No answer found',
  hand_off: 'Offered a callback',
  refused: 'Refused',
};

export const stateLabels: Readonly<Record<ConversationTurn['state'], string | null>> = {
  complete: null,
  answering: 'Answering now',
  interrupted: 'Interrupted: the visitor got a partial answer',
  failed: 'Failed: the visitor got no answer',
};

/** A card named 911, Poison Control or 988. */
export const isUrgent = (care: ConversationTurn['care']) => care !== null && care !== 'pharmacist';

export const filesText = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;

export function questionLine({ lastQuestion, files, turns }: ConversationSummary): string {
  const words = lastQuestion.replace(/\s+/g, ' ').trim();
  if (words !== '') return words;
  if (turns === 0) return 'Left a message';
  return files > 0 ? 'Sent a file without text' : 'No text';
}

export type DueTone = 'calm' | 'soon' | 'late';
const soonMs = 60 * 60_000;

/** When the call is due, and how urgent. Without a promise, it's urgent a day after the message. */
export function dueText(
  store: StoreInfo,
  { answerBy, createdAt }: Pick<CallbackRequest, 'answerBy' | 'createdAt'>,
  now: Date,
): { words: string; tone: DueTone } {
  if (answerBy === null) {
    const isOld = now.getTime() - Date.parse(createdAt) > 24 * soonMs;
    return { words: 'No callback time promised', tone: isOld ? 'late' : 'calm' };
  }
  const by = new Date(answerBy);
  const leftMs = by.getTime() - now.getTime();
  if (leftMs < 0) return { words: `Overdue: callback was promised ${byText(store, by, now)}`, tone: 'late' };
  return { words: `Call ${byText(store, by, now)}`, tone: leftMs < soonMs ? 'soon' : 'calm' };
}

/** `by today 5:30 pm`, `by Monday 9:30 am`. */
function byText(store: StoreInfo, by: Date, now: Date): string {
  return by < now ? `by ${pastText(store, by, now)}` : `by ${dayFrom(store, now, by)} ${formatTime(store, by)}`;
}

/** `today 9:36 am`, `Thu, May 28, 9:36 am`. */
export function pastText(store: StoreInfo, at: Date, now: Date): string {
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: store.timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  const date = day.format(at);
  return date === day.format(now) ? `today ${formatTime(store, at)}` : `${date}, ${formatTime(store, at)}`;
}

export function whoText(person: CallbackRequest['doneBy'], ownId: string): string {
  if (person?.id === ownId) return 'you';
  return person?.name ?? 'a former staff member';
}
