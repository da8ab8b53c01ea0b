import { around, socialPatterns } from './social-words.ts';

/** What a message says beside questions. */
export type SocialKind = keyof typeof socialPatterns | 'mash' | 'emoji';

/** The order decides where several match: a feeling precedes a courtesy. */
const order: readonly (keyof typeof socialPatterns)[] = [
  'time',
  'name',
  'oops',
  'anger',
  'compliment',
  'joke',
  'weather',
  'politics',
  'wish',
  'howAreYou',
  'question',
  'test',
  'confused',
  'thanks',
  'ack',
  'bye',
  'greeting',
  'chat',
];

const maxWords = 30;
const onlyWhen = /^\W*(?:(?:and|but|y|pero) )?(?:today|now|hoy|ahora|ahorita)\s*\?+\s*$/i;

/** "Today?" asks about the subject before it. */
export const asksWhen = (text: string): boolean => onlyWhen.test(text);
/** "No thanks, that is all." */
const declined =
  /^(?:no|nope|nah) (?:thanks|thank you|gracias)(?: (?:im|i am|thats|that is|it is|eso|es|all|good|fine|ok|set|todo|estoy|bien|asi|ya))*$/;
const wholes = order.map((kind) => [kind, new RegExp(`^(?:${socialPatterns[kind]})$`)] as const);
const beside = new RegExp(`^${around}$`);
const courtesies = [
  'thanks',
  'greeting',
  'howAreYou',
  'bye',
  'wish',
  'compliment',
  'anger',
  'oops',
  'ack',
  'question',
] as const;
const openers = courtesies.map((kind) => [kind, new RegExp(`^(?:${socialPatterns[kind]})(?= )`)] as const);

/** Small talk that asks for something, and is answered in its place among the questions. */
export const asksSomething: ReadonlySet<SocialKind> = new Set(['time', 'joke', 'weather']);

/** The kind of a clause that is nothing but small talk; null otherwise. */
export function socialKind(text: string): SocialKind | null {
  const plain = socialWords(text);
  if (plain === '') return /\p{Extended_Pictographic}/u.test(text) ? 'emoji' : 'mash';
  const words = plain.split(' ');
  if (words.length > maxWords || asksWhen(text)) return null;
  if (declined.test(plain)) return 'ack';
  return wholeKind(plain) ?? aroundKind(words) ?? (isMash(words) ? 'mash' : null);
}

function wholeKind(plain: string): SocialKind | null {
  return wholes.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** "ok great thanks man": one kind with small words around it, or several kinds in a row. */
function aroundKind(words: readonly string[]): SocialKind | null {
  let [start, end] = [0, words.length];
  while (start < end && beside.test(words[start] ?? '')) {
    start += 1;
    const kind = wholeKind(words.slice(start, end).join(' '));
    if (kind) return kind;
  }
  while (end > start && beside.test(words[end - 1] ?? '')) {
    end -= 1;
    const kind = wholeKind(words.slice(start, end).join(' '));
    if (kind) return kind;
  }
  if (start === end) return 'ack';
  return severalKinds(words);
}

/** Longest row of several kinds, and longest of its pieces, in words. */
const [mostWords, longestPiece] = [18, 10];

/** "lol jk you guys are alright have a good one": several kinds in a row, with small words between; the strongest counts. */
function severalKinds(words: readonly string[]): SocialKind | null {
  if (words.length > mostWords) return null;
  const kinds: (SocialKind | null | undefined)[] = [null];
  for (let start = 0; start < words.length; start += 1) {
    const before = kinds[start];
    if (before === undefined) continue;
    if (beside.test(words[start] ?? '')) kinds[start + 1] ??= before;
    for (let end = Math.min(words.length, start + longestPiece); end > start; end -= 1) {
      const kind = kinds[end] ? null : wholeKind(words.slice(start, end).join(' '));
      if (kind) kinds[end] = before ? stronger(before, kind) : kind;
    }
  }
  return kinds[words.length] ?? null;
}

const weakest: readonly SocialKind[] = ['greeting', 'ack', 'bye', 'question', 'thanks'];

/** The kind that a reply to both answers: "hello! how are you" is answered for the second. */
function stronger(a: SocialKind, b: SocialKind): SocialKind {
  return weakest.indexOf(a) >= 0 && weakest.indexOf(a) < (weakest.indexOf(b) + 1 || weakest.length + 1) ? b : a;
}

/** The kind that a message with all of these is answered by. */
export const strongest = (kinds: readonly (SocialKind | null)[]): SocialKind | null =>
  kinds.reduce((a, b) => (a && b ? stronger(a, b) : (a ?? b)), null);

/** A message with a courtesy before its question: "thanks also what time do you close". */
export interface Opened {
  kind: SocialKind | null;
  /** What follows it, as typed. */
  rest: string;
}

/** "Disculpe, ¿venden flores?" excuses itself for asking. */
const asksPardon = /^(?:disculp[ae]n?|perdon[ae]?n?|con permiso|excuse me|pardon me|sorry to bother you)\b/;

/** Takes courtesies from the beginning of a clause, as long as something follows. */
export function withoutOpeners(text: string): Opened {
  let kind: SocialKind | null = null;
  let rest = text.trim();
  for (let round = 0; round < 4; round += 1) {
    const plain = `${socialWords(rest)} `;
    const found = openers
      .flatMap(([each, pattern]) => {
        const length = pattern.exec(plain)?.[0].split(' ').length ?? 0;
        return length > 0 ? [{ kind: each, length }] : [];
      })
      .sort((a, b) => b.length - a.length)[0];
    if (!found) break;
    const next = afterWords(rest, found.length);
    if (next === null || socialWords(next) === '') break;
    if (!asksPardon.test(socialWords(rest))) kind = kind === null ? found.kind : stronger(kind, found.kind);
    rest = next;
  }
  return { kind, rest };
}

/** The text after this many words. */
function afterWords(text: string, count: number): string | null {
  const words = [...text.matchAll(/[\p{L}\p{N}'’]+/gu)];
  const last = words[count - 1];
  return last ? text.slice(last.index + last[0].length).replace(/^[\s,.!;:–—-]+/, '') : null;
}

/** Lower case without accents, apostrophes and marks. */
function socialWords(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\p{Mn}\p{Cf}'’‘`´]/gu, '')
      .toLowerCase()
      .replace(/f\*+k?|f\*+ing/g, 'fuck')
      // "buenassss"
      .replace(/(\p{L})\1{2,}/gu, '$1')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}

const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz'];

/** Keys hit at random: no vowels, one letter, a row of keys, or a run of consonants. */
function isMash(words: readonly string[]): boolean {
  return words.length <= 6 && words.every((word) => isMashWord(word)) && words.join('').length >= 1;
}

function isMashWord(word: string): boolean {
  if (/^(bla+h?|bleh|meh|doo|la|da|na)$/.test(word)) return true;
  if (/\d/.test(word) || word.length < 4) return /^(.)\1{2,}$/.test(word) || /^[a-z]$/.test(word);
  if (/^(.{1,3})\1{2,}$/.test(word)) return true;
  if (
    keyboardRows.some((row) =>
      [0, 1, 2, 3, 4, 5, 6].some((at) => row.slice(at, at + 4).length === 4 && word.includes(row.slice(at, at + 4))),
    )
  )
    return true;
  return /[bcdfghjklmnpqrstvwxz]{5,}/.test(word) && !/(ngths?t?|tchst|ghtst)/.test(word);
}
