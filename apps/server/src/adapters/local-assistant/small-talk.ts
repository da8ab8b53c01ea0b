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

/** Whether it is a short thank-you without a question. */
export function saysThanks({ said }: PlainQuestion): boolean {
  return thanks.test(said) && asksNothing(said);
}

/** Whether a short text neither asks nor orders. */
export function asksNothing(said: string): boolean {
  return !asks.test(said) && said.split(' ').length <= fewWords;
}

const fewWords = 10;
const asks =
  /\b(how|what|where|when|who|why|which|can|could|do|does|did|is|will|would|need|want|have|please|tell|give|show|print|ignore|forget|repeat|reveal|write|output|pretend|act|translate|list|say|send|call|set|put|hold|add|remove|cancel|refill|order|change|quit|stop|check|fill|bring|deliver|transfer|switch|apart[ea]n?(?:me)?|guard[ea]n?(?:me)?|cambien?|quiten?|pongan?|surtan?|manden?|traigan?|como|que|donde|cuando|quien|cual|cuanto|puedo|pueden|puede|tienen|hay|necesito|quiero|ocupo|favor|diga|dime|manden)\b/;
