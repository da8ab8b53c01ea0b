import type { StoreInfo } from '@rxweb/contracts/store';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import type { PlainQuestion } from './plain-question.ts';
import type { ReplyTexts } from './texts/texts.ts';

const greeting = {
  en: /^(hi+|hello+|hey+|hiya|howdy|yo|sup|greetings|morning|evening|good (morning|afternoon|evening|day))( (there|all|everyone|again|to you|hello|guys|friend|how are you|hows it going|good (morning|afternoon|evening|day)))*$/,
  es: /^(hola+|ola|holi|buenas|que tal|saludos|que onda|buen dia|buenos dias|buenas tardes|buenas noches)( (hola|buenas|a todos|amigos?|que tal|como esta|como estan|como estas|buen dia|buenos dias|buenas tardes|buenas noches))*$/,
};
const thanks =
  /\b(thanks|thank you|thank u|thankyou|thx|ty|tysm|appreciate (it|you|that)|much appreciated|lifesavers?|rock|gracias|agradezco|agradecid[oa]|muy amables?|bendigan?)\b/;
const goodbye =
  /\b(bye|goodbye|see you|see ya|cya|later|ttyl|good night|have a (good|nice|great) (day|one|evening|night|weekend)|adios|hasta (luego|manana|pronto)|nos vemos|que (tengan?|pasen?) (un |una )?(buen|bonit|feliz)\w*|que est[ea]n? bien|cuidense|cuidese|chao|chau)\b/;
/** Words allowed beside thanks. */
const beside = {
  en: 'ok okay k great perfect no awesome cool nice good got it so very much a lot again for your the all help helping bye you that helps is was thats everything now you guys are re the best really oh yes yep sure alright u this well i will do lifesavers lifesaver saved my life lol ha haha to everyone there today and have day one evening night weekend great appreciate appreciated thank thanks thankyou thx ty tysm rock bye goodbye see ya later goodbye cya ttyl im good we are set too love ya for nothing anyway just wanted say',
  es: 'ok okay si no muchas muchisimas mil bueno perfecto listo gracias por su la tu toda todo ayuda de verdad muy amable amables bye adios hasta luego nos vemos que tenga tengan buen dia este esten bien me salvaron salvo vida con lo ayer jaja jajaja muero risa dios le les los la te bendiga bendigan igualmente a usted ustedes eso es era seria cuidense chao ya entendi excelente genial ah pues se agradezco el dato informacion y una tarde bonita bonito feliz agradezco agradecido agradecida cuidese chau hasta manana pronto pasen noche gusto',
} as const;
const besideWords = new Set(`${beside.en} ${beside.es}`.split(' '));

/** Answers a message that is only a greeting, thanks or a goodbye; null otherwise. */
export function answerSmallTalk(
  question: PlainQuestion,
  store: StoreInfo,
  now: Date,
  words: ReplyTexts,
): string | null {
  const said = question.said.replace(/[-/:]/g, ' ').replace(/\s+/g, ' ').trim();
  if (greeting.en.test(said) || greeting.es.test(said)) {
    return greetingText(store, now, words);
  }
  const isAlone = said.split(' ').every((word) => besideWords.has(word));
  if (!isAlone) return null;
  if (thanks.test(said) || acknowledged.test(said)) return words.thanks;
  return goodbye.test(said) ? words.goodbye : null;
}

/** Whether it is a short thank-you without a question; anything else is searched first. */
export function saysThanks({ said }: PlainQuestion): boolean {
  return thanks.test(said) && !asks.test(said) && said.split(' ').length <= fewWords;
}

const fewWords = 8;
const asks =
  /\b(how|what|where|when|who|why|which|can|could|do|does|did|is|will|would|need|want|have|please|tell|give|show|print|say|send|call|como|que|donde|cuando|quien|cual|cuanto|puedo|pueden|puede|tienen|hay|necesito|quiero|ocupo|favor|diga|dime|manden)\b/;

/** Greets, introduces itself, and says whether the store is open. */
export function greetingText(store: StoreInfo, now: Date, words: ReplyTexts): string {
  return words.greeting(store.name, openNowText(store, now, words.language));
}

const acknowledged = /^(ok|okay|k|cool|great|perfect|got it|alright|perfecto|bueno|listo|ya entendi|excelente)$/;
