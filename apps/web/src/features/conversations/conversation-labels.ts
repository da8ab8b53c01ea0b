import type {
  CallbackRequest,
  CareReason,
  ConversationSummary,
  ConversationTurn,
} from '@rxweb/contracts/conversations';
import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { dayFrom, formatMonthDay, spokenTime } from '@rxweb/domain/text/format';
import type { ConversationsTexts } from '../../texts/staff/conversations-en.ts';

/** How strongly the safety check reacted, and what the visitor saw of it; null when it found nothing. */
export function tierText(
  { care, careNote, careReason }: ConversationTurn,
  { tier }: ConversationsTexts,
): string | null {
  if (isUrgent(care)) return tier.card;
  if (careReason?.isSetAside) return tier.setAside;
  if (careNote !== null) return tier.note;
  if (careReason?.note) return tier.earlier;
  return careReason?.model ? tier.pharmacist : null;
}

/** What a language model's reading changed: `Raised by the language model: crisis`. */
export function modelText(
  { class: found, change }: NonNullable<CareReason['model']>,
  { model, classes }: ConversationsTexts,
): string {
  const known: Readonly<Record<string, string>> = classes;
  return model[change](known[found] ?? found);
}

/** A card named 911, Poison Control or 988. */
export const isUrgent = (care: ConversationTurn['care']) => care !== null && care !== 'pharmacist';

export function questionLine(
  { lastQuestion, files, turns }: ConversationSummary,
  { list }: ConversationsTexts,
): string {
  const words = lastQuestion.replace(/\s+/g, ' ').trim();
  if (words !== '') return words;
  if (turns === 0) return list.leftMessage;
  return files > 0 ? list.fileOnly : list.noText;
}

export type DueTone = 'calm' | 'soon' | 'late';
const soonMs = 60 * 60_000;

/** When the call is due, and how urgent. Without a promise, it's urgent a day after the message. */
export function dueText(
  store: StoreInfo,
  { answerBy, createdAt }: Pick<CallbackRequest, 'answerBy' | 'createdAt'>,
  now: Date,
  texts: ConversationsTexts,
): { words: string; tone: DueTone } {
  const { callback } = texts;
  if (answerBy === null) {
    const isOld = now.getTime() - Date.parse(createdAt) > 24 * soonMs;
    return { words: callback.unpromised, tone: isOld ? 'late' : 'calm' };
  }
  const by = new Date(answerBy);
  const leftMs = by.getTime() - now.getTime();
  if (leftMs < 0) return { words: callback.overdue(pastText(store, by, now, texts)), tone: 'late' };
  const when = `${dayFrom(store, now, by, texts.language)} ${spokenTime(store, by, texts.language)}`;
  return { words: callback.due(when), tone: leftMs < soonMs ? 'soon' : 'calm' };
}

/** `today 9:36 am`, `Thu, May 28, 9:36 am`; `el jueves 28 de mayo a las 9:36 a. m.` */
export function pastText(store: StoreInfo, at: Date, now: Date, { callback, language }: ConversationsTexts): string {
  const [date, time] = [storeDate(store, at), spokenTime(store, at, language)];
  if (date === storeDate(store, now)) return callback.today(time);
  return language === 'es' ? `el ${formatMonthDay(date, 'es')} ${time}` : `${formatMonthDay(date, 'en')}, ${time}`;
}

export function whoText(person: CallbackRequest['doneBy'], ownId: string, { callback }: ConversationsTexts): string {
  if (person?.id === ownId) return callback.you;
  return person?.name ?? callback.former;
}
