import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/format';
import { nowSentence } from './describe-hours.ts';

const greeting =
  /^(hi|hello|hey|hiya|howdy|yo|greetings|good (morning|afternoon|evening|day))( (there|all|everyone|again|to you))?$/;
const spanishGreeting = /^(hola|buenas|buenos dias|buenas (tardes|noches))$/;
const thanks =
  /^(ok |okay |great |perfect |no )*(thanks|thank you|thx|ty|thank u|much appreciated|appreciate it|gracias|muchas gracias)( (so much|very much|a lot|again|for (your|the) help|for helping|bye|you|that helps|that is all))*$/;
const goodbye =
  /^(ok |okay )*(bye|goodbye|bye bye|see you|see ya|have a (good|nice|great) (day|one|evening|night|weekend)|adios)( .{0,20})?$/;

/** Answers a greeting, thanks or a goodbye that comes alone; null for anything that asks. */
export function answerSmallTalk(plain: string, store: StoreInfo, now: Date): string | null {
  const words = plain.replace(/[-/:]/g, ' ').replace(/\s+/g, ' ').trim();
  if (greeting.test(words)) {
    return `Hello! I am the AI assistant of ${store.name}. ${nowSentence(store, now)} How can I help you?`;
  }
  if (spanishGreeting.test(words)) return `¡Hola! ${spanishHelp(store)}`;
  if (thanks.test(words)) return 'You are welcome! Is there anything else I can help with?';
  return goodbye.test(words) ? 'Goodbye, and take care!' : null;
}

/** Whoever writes in Spanish is told, in Spanish, what this assistant can do and whom to call. */
export function spanishHelp(store: StoreInfo): string {
  return `Soy el asistente de inteligencia artificial de ${store.name} y por ahora contesto en inglés. Para ayuda en español, llámenos al **${formatPhone(store.phone)}**. Si es una emergencia, llame al **911**.`;
}

const spanishWords = new Set(
  'el la los las un una que como cuando donde cual cuanto cuesta por para con mi mis su es esta estan tengo tiene tienen puedo puede necesito quiero hola gracias abren cierran hoy manana receta recetas medicina pastillas farmacia hablan ustedes hay si sus y de del al se lo le aceptan venden'.split(
    ' ',
  ),
);

/** Whether a plain question is Spanish: at least a third of its words, and two of them, are common Spanish words. */
export function isSpanish(plain: string): boolean {
  const words = plain.split(' ');
  const spanish = words.filter((word) => spanishWords.has(word)).length;
  return spanish >= 2 && spanish * 3 >= words.length;
}
