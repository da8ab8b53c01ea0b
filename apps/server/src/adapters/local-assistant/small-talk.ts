import type { StoreInfo } from '@rxweb/contracts/store';
import { nowSentence } from './describe-hours.ts';
import type { Words } from './words/words.ts';

const greeting =
  /^(hi|hello|hey|hiya|howdy|yo|greetings|good (morning|afternoon|evening|day))( (there|all|everyone|again|to you|hello|good (morning|afternoon|evening|day)))?$/;
const thanks =
  /^(ok |okay |great |perfect |no )*(thanks|thank you|thx|ty|thank u|much appreciated|appreciate it)( (so much|very much|a lot|again|for (your|the) help|for helping|bye|you|that helps|that is all))*$/;
const goodbye =
  /^(ok |okay )*(bye|goodbye|bye bye|see you|see ya|have a (good|nice|great) (day|one|evening|night|weekend))( .{0,20})?$/;

/** Answers a greeting, thanks or a goodbye that comes alone; null for anything that asks. */
export function answerSmallTalk(plain: string, store: StoreInfo, now: Date, words: Words): string | null {
  const said = plain.replace(/[-/:]/g, ' ').replace(/\s+/g, ' ').trim();
  if (greeting.test(said)) return words.greeting(store.name, nowSentence(store, now, words));
  if (thanks.test(said)) return words.thanks;
  return goodbye.test(said) ? words.goodbye : null;
}
