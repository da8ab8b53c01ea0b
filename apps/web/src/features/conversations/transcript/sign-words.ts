/** A sign of the safety check is a kind and words (`features.ts`): `!` marks denied ones, `#` a class of words. */
const wordSigns = /^(?:w|b|t|s|\?|<) (.+)$/;
/** Parts of words, which say nothing to a reader. */
const letterSigns = /^(?:pb|ps|p|e|c) /;

/** The signs of a safety check as a person reads them: whole words of the message, strongest first, none within another. */
export function signWords(signs: readonly string[], segment: string): string[] {
  const found = signs
    .filter((sign) => !letterSigns.test(sign))
    .map((sign) => (wordSigns.exec(sign)?.[1] ?? sign).replaceAll('!', ''))
    // Classes of words, and pairs with a word between, are not in the message literally.
    .filter((words) => segment === '' || holds(segment, words));
  return [...new Set(found)].filter((words) => !found.some((other) => other !== words && holds(other, words)));
}

const holds = (text: string, words: string) => ` ${text} `.includes(` ${words} `);
