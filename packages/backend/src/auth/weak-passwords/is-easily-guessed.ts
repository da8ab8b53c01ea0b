import { commonWords } from './common-words.ts';
import { walkLength } from './keyboard-walks.ts';

/** More parts make a phrase, which attackers don't guess word by word. */
const maxCommonParts = 3;
/** The rest must be worth this many characters. */
const minOwnChars = 4;
/** Digits and kinds of symbols that people add to any word. */
const freeDigits = 4;
const freeSigns = 3;
const minRepeatedChars = 12;
/** Attackers don't try longer ones first; from 64 characters on, everything is allowed (security row A5). */
const maxGuessedChars = 63;

/** `personal`: what everybody knows of the account, such as its address. */
export type GuessRule = (password: string, personal?: readonly string[]) => boolean;

/**
 * Creates a rule that rejects what attackers try first: few common words, keyboard walks, years, short repeats, and local
 * or personal words with any number of digits.
 */
export function createGuessRule(ownWords: readonly string[]): GuessRule {
  const local = ownWords.flatMap(partsOf).map(asLetters);
  const common = commonWords.map(asLetters);
  const dictionaryOf = (own: ReadonlySet<string>) => ({ own, words: byFirstTwoLetters([...own, ...common]) });
  const shared = dictionaryOf(new Set(local));
  return (password, personal = []) => {
    if ([...password].length > maxGuessedChars) return false;
    const text = fold(password);
    const mine = personal.flatMap(partsOf).map(asLetters);
    const { own, words } = mine.length === 0 ? shared : dictionaryOf(new Set([...local, ...mine]));
    const letters = asLetters(text);
    const isOwn = [...own].some((word) => /\p{L}{3}/u.test(word) && letters.includes(word));
    if (isShortRepeated(text)) return true;
    if (!isOwn) return isMadeOfKnownParts(text, words, own, freeDigits);
    return [text, lettersAndDigits(text)].some((spelling) => isMadeOfKnownParts(spelling, words, own, text.length));
  };
}

/** The parts of a local name or address that may occur in a password. */
function partsOf(entry: string): string[] {
  const text = fold(entry);
  const parts = text.split(/[^\p{L}\p{N}]+/u);
  // The name in `name84` alone, too.
  const names = text.split(/\P{L}+/u);
  return [...parts, ...names, lettersAndDigits(text)].filter((part) => part.length >= 3);
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Reads digits and symbols as the letters they may replace. */
const asLetters = (text: string) => text.replace(/[013457@$!]/g, (char) => leet[char] ?? char);

/** A short text repeated: `abcabcabcabc`, `lamp lamp lamp`. */
function isShortRepeated(text: string): boolean {
  return [text, lettersAndDigits(text)].some((spelling) => {
    const chars = [...spelling];
    const limit = Math.min(minRepeatedChars - 1, Math.floor(chars.length / 2));
    for (let period = 1; period <= limit; period++) {
      if (chars.every((char, index) => char === chars[index % period])) return true;
    }
    return false;
  });
}

/** Tries every relevant split into known parts, and keeps the reading that leaves least. */
function isMadeOfKnownParts(
  text: string,
  words: Map<string, string[]>,
  ownWords: ReadonlySet<string>,
  digitsAllowed: number,
): boolean {
  const worth = (rest: string) => worthOf(rest, digitsAllowed);
  const isLess = (one: string, other: string) =>
    worth(one) === worth(other) ? one.length < other.length : worth(one) < worth(other);
  const least: (string | undefined)[][] = Array.from({ length: text.length + 1 }, () => []);
  const letters = asLetters(text);
  const keep = (at: number, parts: number, rest: string) => {
    const readings = least[at];
    if (!readings || parts > maxCommonParts || worth(rest) >= minOwnChars) return;
    const known = readings[parts];
    if (known === undefined || isLess(rest, known)) readings[parts] = rest;
  };
  keep(0, 0, '');
  for (let at = 0; at < text.length; at++) {
    const parts = least[at]?.some((rest) => rest !== undefined) ? knownPartsAt(text, letters, at, words) : [];
    least[at]?.forEach((rest, count) => {
      if (rest === undefined) return;
      keep(at + 1, count, rest + text.charAt(at));
      for (const part of parts) {
        const isFree = ownWords.has(asLetters(part)) || /^\p{N}+$/u.test(part);
        keep(at + part.length, isFree ? count : count + 1, rest);
      }
    });
  }
  return least[text.length]?.some((rest) => rest !== undefined) ?? false;
}

function knownPartsAt(text: string, letters: string, at: number, words: Map<string, string[]>): string[] {
  const found = words.get(letters.slice(at, at + 2))?.filter((word) => letters.startsWith(word, at)) ?? [];
  const length = walkLength(text, at);
  // The end of a walk may be the start of a word.
  const walks = [length, length - 1, length - 2].filter((chars) => chars >= 3);
  const years = /^(?:19|20)\d\d/.test(text.slice(at, at + 4)) ? [4] : [];
  return [...found.map((word) => word.length), ...walks, ...years].map((chars) => text.slice(at, at + chars));
}

/** Symbols add little unless there are many kinds. */
function worthOf(rest: string, digitsAllowed: number): number {
  const letters = rest.match(/\p{L}/gu)?.length ?? 0;
  const digits = rest.match(/\p{N}/gu)?.length ?? 0;
  const signs = new Set(rest.match(/[^\p{L}\p{N}\s]/gu)).size;
  return letters + Math.max(0, digits - digitsAllowed) + Math.max(0, signs - freeSigns);
}

function byFirstTwoLetters(words: readonly string[]): Map<string, string[]> {
  const byStart = new Map<string, string[]>();
  for (const word of new Set(words)) {
    const start = word.slice(0, 2);
    byStart.set(start, [...(byStart.get(start) ?? []), word]);
  }
  return byStart;
}
