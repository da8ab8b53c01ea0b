import type { Language } from '@rxweb/contracts/shared/language';
import type { Random } from '@rxweb/platform/random/seeded-random';

const chat: Readonly<Record<string, string>> = {
  you: 'u',
  your: 'ur',
  are: 'r',
  please: 'pls',
  because: 'cuz',
  people: 'ppl',
  tonight: '2nite',
  going: 'goin',
  "don't": 'dont',
  know: 'kno',
  though: 'tho',
  que: 'q',
  porque: 'xq',
  para: 'pa',
  "i'm": 'im',
  "can't": 'cant',
  with: 'w',
  about: 'bout',
};

/**
 * Types the way one hurried writer does: by chance, lost marks, chat spelling, swapped letters, Spanish by ear. The returned function
 * changes one part of the message.
 */
export function createNoise(language: Language, random: Random): (text: string) => string {
  const mark = random.chance(0.35) ? (random.chance(0.7) ? '' : ' ') : null;
  const losesApostrophes = random.chance(0.3);
  const chats = random.chance(0.15);
  const slips = random.chance(0.25);
  const hears = language === 'es' && random.chance(0.2);
  const shouts = random.chance(0.04);
  return (text) => {
    let typed = mark === null ? text : text.replace(/[.,;:!?¿¡]/g, mark);
    if (losesApostrophes) typed = typed.replace(/['’]/g, '');
    if (chats) typed = words(typed, (word) => chat[word] ?? word);
    if (slips) typed = words(typed, (word) => (random.chance(0.08) ? slip(word, random) : word));
    if (hears) typed = words(typed, (word) => (random.chance(0.3) ? byEar(word, random) : word));
    return shouts ? typed.toUpperCase() : typed;
  };
}

function words(text: string, change: (word: string) => string): string {
  return text.replace(/[\p{L}'’]+/gu, change);
}

function slip(word: string, random: Random): string {
  if (word.length < 4) return word;
  const place = 1 + random.below(word.length - 2);
  switch (random.below(4)) {
    case 0:
      return word.slice(0, place) + word.slice(place + 1);
    case 1:
      return word.slice(0, place) + word.charAt(place) + word.slice(place);
    case 2:
      return word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2);
    default:
      return word.slice(0, place) + random.pick([...'aeiorstnl']) + word.slice(place + 1);
  }
}

function byEar(word: string, random: Random): string {
  const [from, to] = random.pick([
    ['v', 'b'],
    ['b', 'v'],
    ['z', 's'],
    ['ce', 'se'],
    ['ci', 'si'],
    ['h', ''],
    ['qu', 'k'],
    ['ll', 'y'],
    ['y', 'll'],
    ['s', 'z'],
    ['ñ', 'n'],
  ] as const);
  return word.replace(from, to);
}
