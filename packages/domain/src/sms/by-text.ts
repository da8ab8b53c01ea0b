import type { Language } from '@rxweb/contracts/shared/language';
import { plainLetters } from '../text/plain-letters.ts';
import { makePlain } from './make-plain.ts';
import { measureSms } from './segments.ts';

/** How long a YES counts. */
export const confirmMs = 24 * 60 * 60_000;

const yesWords = new Set([
  ...['yes', 'y', 'yes please', 'yep', 'yeah', 'ok', 'okay', 'sure', 'agree', 'i agree'],
  ...['si', 'si por favor', 'claro', 'acepto', 'de acuerdo', 'esta bien', 'claro que si', 'vale'],
]);

/** The whole text is a yes, in English or Spanish, in any case, spacing or punctuation. */
export function isYes(text: string): boolean {
  if (text.length > 40) return false;
  return yesWords.has((plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' '));
}

/** Asks by text whether the number's owner wants texts: one segment, with all that carriers look for (domain facts 2, I6). */
export function confirmQuestion(program: string, language: Language): string {
  return inOneSegment(program, questions[language]);
}

/** What a YES gets: when texts are read, and where to turn otherwise (domain facts 2, J9). */
export function confirmedText(program: string, language: Language): string {
  return inOneSegment(program, welcomes[language]);
}

const questions: Record<Language, string> = {
  en: 'Reply YES to continue our chat by text. Msg frequency varies. Msg & data rates may apply. HELP for help, STOP to end.',
  es: 'Responda SI para seguir nuestro chat por texto. La frecuencia varía. Pueden aplicarse tarifas. HELP: ayuda, STOP: terminar.',
};

const welcomes: Record<Language, string> = {
  en: 'Continue here. Texts are read in store hours. Emergency: 911. Crisis: 988. Reply STOP to end, HELP for help.',
  es: 'Siga por aquí. Leemos los textos en horario de tienda. Emergencia: 911. Crisis: 988. STOP para terminar, HELP para ayuda.',
};

const segment = 160;

/** The words stay whole; a name that doesn't fit beside them loses its end. */
function inOneSegment(program: string, words: string): string {
  const rest = `: ${makePlain(words).text}`;
  let name = makePlain(program).text;
  while (measureSms(name + rest).units > segment) name = name.slice(0, -1).trim();
  return name + rest;
}
