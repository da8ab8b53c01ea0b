import type { Language } from '@rxweb/contracts/shared/language';
import { languageOfText } from '@rxweb/domain/sms/sms';

export interface DemoAnswer {
  body: string;
  isPicture: boolean;
}

const stopWord = 'STOP';

/** Fixed answers by the last four digits of a number. */
const habits: Readonly<Record<string, DemoAnswer>> = {
  '0011': { body: stopWord, isPicture: false },
  '0012': { body: 'Please stop texting me, this is my work phone.', isPicture: false },
  '0013': { body: 'Here is a photo of the label.', isPicture: true },
};

interface Topic {
  about: RegExp;
  en: string;
  es: string;
  /** Also said again. */
  isRepeated?: true;
}

/** The first match counts. */
const topics: readonly Topic[] = [
  // A chat that continues by text.
  { about: /\b(reply yes|responda si)\b/, en: 'YES', es: 'SÍ', isRepeated: true },
  {
    about: /\b(continue here|siga por aqui)\b/,
    en: 'Thanks. Can my sister pick up my order for me?',
    es: 'Gracias. ¿Puede mi hermana recoger mi pedido?',
  },
  { about: /\b(we('re| are) closed|estamos cerrados)\b/, en: 'Ok, I will wait.', es: 'Está bien, espero.' },
  {
    about: /\b(ready|pick ?up|list[oa]s?|recoger)\b/,
    en: 'Great, I will come by this afternoon.',
    es: 'Muy bien, paso esta tarde.',
  },
  { about: /\b(fitting|appointment|shoes|cita|zapatos)\b/, en: 'Yes, that works for me.', es: 'Sí, ahí estaré.' },
  {
    about: /\b(call us|llame|llamenos)\b/,
    en: 'Ok, I will call you in a few minutes.',
    es: 'Está bien, los llamo en un rato.',
  },
  { about: /\?/, en: 'Yes, please.', es: 'Sí, por favor.' },
];
const thanks: Record<Language, string> = { en: 'Thank you!', es: '¡Gracias!' };

/**
 * The simulated answer to a text, or null. Each answer comes once, but for a YES; a person without one says thanks once. `said`: their earlier answers.
 */
export function answerTo(phone: string, text: string, said: ReadonlySet<string>): DemoAnswer | null {
  const habit = habits[phone.slice(-4)];
  if (habit) return said.has(habit.body) ? null : habit;
  const language = languageOfText(text);
  const words = plainWords(text);
  const topic = topics.find(({ about }) => about.test(words));
  if (topic?.isRepeated) return { body: topic[language], isPicture: false };
  const body = [topic?.[language], thanks[language]].find((answer) => answer !== undefined && !said.has(answer));
  return body === undefined ? null : { body, isPicture: false };
}

export const isStop = ({ body }: DemoAnswer) => body === stopWord;

function plainWords(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
