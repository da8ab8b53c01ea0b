import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { findNamedDays, type NamedDays } from './named-days.ts';
import { findNamedTime, type NamedTime } from './named-time.ts';
import { type PlainQuestion, plainQuestion } from './plain-question.ts';
import { type ReplyTexts, textsOf } from './texts/texts.ts';

const fillers =
  /\b(right now|now|in|can i|can we|still make it|make it|get there|there|still|how about|could i|should i|may i|come|stop|swing|visit|over|drop|and|or|but|so|also|then|what|how|about|when|on|in|at|for|by|is|it|are|you|ok|okay|the|this|to|be|there|of|time|please|maybe|even|just|that|day|i mean|same|until|till|til|after|before|around|am|pm|oclock|noon|midday|morning|afternoon|evening|night)\b/g;

/** What a question asks about the store's own facts. */
export interface StoreQuestion extends PlainQuestion {
  /** The assistant's own texts, in the language of the answer. */
  words: ReplyTexts;
  days: NamedDays;
  time: NamedTime | null;
  /** Only a day or a time: "and on Sunday?", "can I come at 5?" */
  isOnlyWhen: boolean;
}

/** Parses a question; a bare time refers to the day of `before`, the previous question: "and at 3?" */
export function readStoreQuestion(
  text: string,
  before: string,
  chosen: Language,
  store: StoreInfo,
  at: Date,
): StoreQuestion {
  const today = storeDate(store, at);
  const question = plainQuestion(text, chosen);
  const { plain, language } = question;
  const words = textsOf[language];
  const days = findNamedDays(plain, today);
  const time = findNamedTime(days.rest);
  const rest = days.rest
    .replace(/\d[\d:]* ?(am|pm)?\b/g, ' ')
    .replace(fillers, ' ')
    .trim();
  const isOnlyWhen = rest === '' && (days.days.length > 0 || time !== null || /\bnow\b/.test(plain));
  if (!isOnlyWhen || days.days.length > 0) return { ...question, words, days, time, isOnlyWhen };
  return {
    ...question,
    words,
    days: { ...days, days: findNamedDays(plainQuestion(before, chosen).plain, today).days.slice(0, 1) },
    time,
    isOnlyWhen,
  };
}
