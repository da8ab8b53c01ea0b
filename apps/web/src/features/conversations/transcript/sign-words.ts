/** How the safety check names what it found: a kind, then words, of which `!` marks denied ones and `#` stands for a sort of word. */
const wordSigns = /^(?:w|b|t|s|\?|<) (.+)$/;
/** Parts of words, which say nothing to a reader. */
const letterSigns = /^(?:pb|ps|p|e|c) /;

/** The signs of a safety check as a person reads them: whole words of the message, strongest first, none within another. */
export function signWords(signs: readonly string[], segment: string): string[] {
  const found = signs
    .filter((sign) => !letterSigns.test(sign))
    .map((sign) => (wordSigns.exec(sign)?.[1] ?? sign).replaceAll('!', ''))
    // Sorts of words, and pairs with a word between, are not in the message as they stand.
    .filter((words) => segment === '' || holds(segment, words));
  return [...new Set(found)].filter((words) => !found.some((other) => other !== words && holds(other, words)));
}

const holds = (text: string, words: string) => ` ${text} `.includes(` ${words} `);
