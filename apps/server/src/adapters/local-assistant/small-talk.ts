import type { StoreInfo } from '@rxweb/contracts/store';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import type { PlainQuestion } from './plain-question.ts';
import type { ReplyTexts } from './texts/texts.ts';

const thanks =
  /\b(thanks|thank you|thank u|thankyou|thx|ty|tysm|appreciate (it|you|that)|much appreciated|lifesavers?|rock|gracias|agradezco|agradecid[oa]|muy amables?|bendigan?)\b/;

/** The reply to a message that resembles small talk of the sample questions. */
export function answerSmallTalk({ said }: PlainQuestion, store: StoreInfo, now: Date, words: ReplyTexts): string {
  return thanks.test(said) ? words.thanks : greetingText(store, now, words);
}

/** Greets, introduces itself, and says whether the store is open. */
export function greetingText(store: StoreInfo, now: Date, words: ReplyTexts): string {
  return words.greeting(store.name, openNowText(store, now, words.language));
}
