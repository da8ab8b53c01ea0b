import type { Random } from '@rxweb/platform/random/seeded-random';
import type { Lang } from './day-phrases.ts';

/** Words that people misspell in questions about hours. */
const words: Readonly<Record<Lang, RegExp>> = {
  en: /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|yesterday|weekend|thanksgiving|christmas|january|february|september|october|november|december|tonight|morning|afternoon|evening)s?\b/gi,
  es: /\b(?:jueves|viernes|domingo|navidad|febrero|septiembre|octubre|noviembre|diciembre|mediodía|abiertos)\b/gi,
};

/** The text with one slip of the finger in a word of the calendar: a letter twice, left out, or two swapped. */
export function withTypo(random: Random, text: string, lang: Lang): string {
  const found = [...text.matchAll(words[lang])];
  if (found.length === 0) return text;
  const { 0: word, index } = random.pick(found);
  const place = 1 + random.below(word.length - 2);
  const slips = [
    word.slice(0, place) + word.slice(place + 1),
    word.slice(0, place) + word.charAt(place) + word.slice(place),
    word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
  ];
  return text.slice(0, index) + random.pick(slips) + text.slice(index + word.length);
}
