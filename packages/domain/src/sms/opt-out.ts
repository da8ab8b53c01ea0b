import { plainLetters } from '../text/plain-letters.ts';
import { looksLikeOptOut } from './opt-out-wishes.ts';

/** `wish`: the text seems to opt out in other words; staff confirm it with one tap. */
export type OptOutVerdict = 'stop' | 'start' | 'help' | 'wish' | null;

/** Security row T4; Twilio's own list is in twilio.com/docs/messaging/tutorials/advanced-opt-out. */
export const keywords = {
  stop: ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'],
  start: ['start', 'unstop'],
  help: ['help', 'info'],
} as const;
const stopWords = new Set<string>(keywords.stop);
const startWords = new Set<string>(keywords.start);
const helpWords = new Set<string>(keywords.help);

/** No opt-out is longer than this; bounds the work. */
const maxChars = 1_600;

/**
 * What an inbound text says about opting out. A keyword counts only as the whole text, in any case, spacing, punctuation or look-alike
 * letters; YES counts only where it can undo the opt-out. Other wordings, English and Spanish, are a `wish` (the FCC accepts any reasonable wording, 47
 * CFR 64.1200(a)(10)).
 */
export function readOptOut(text: string, { canYesUndo }: { canYesUndo: boolean }): OptOutVerdict {
  const letters = plainLetters(text.slice(0, maxChars));
  const word = wholeWord(wordsOf(letters));
  if (stopWords.has(word)) return 'stop';
  if (startWords.has(word) || (word === 'yes' && canYesUndo)) return 'start';
  if (helpWords.has(word)) return 'help';
  return looksLikeOptOut(letters) ? 'wish' : null;
}

/** The whole text is YES, which Twilio takes as START from anyone. */
export function isYes(text: string): boolean {
  return wholeWord(wordsOf(plainLetters(text.slice(0, maxChars)))) === 'yes';
}

/**
 * Twilio matches this text itself, so that its own YES undoes it too: one of its words and nothing else. What only we read as a stop, such as
 * `S.T.O.P`, stays until START.
 */
export function isCarrierStop(text: string): boolean {
  return stopWords.has(text.trim().toLowerCase());
}

const wordsOf = (letters: string): readonly string[] => letters.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The keyword a text consists of: `S.T.O.P`, `opt out`, `STOP STOP`, `stoooop` and `ST0P` are one word each. */
function wholeWord(words: readonly string[]): string {
  const [first = ''] = words;
  const isRepeated = words.every((word) => word === first) && first.length > 1;
  const joined = isRepeated ? first : words.join('');
  const isSpelled = words.every((word) => [...word].length === 1);
  const isTwoWordKeyword = /^(opt out|stop all)$/.test(words.join(' '));
  if (!isRepeated && !isSpelled && !isTwoWordKeyword) return '';
  return joined.replaceAll('0', 'o').replace(/(\p{L})\1{2,}/gu, '$1');
}
