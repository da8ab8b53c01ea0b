import { visibleText } from '../text/visible-text.ts';
import { givesAdvice } from './medical-advice.ts';

export interface AnswerFilterOptions {
  /** What the model was told in confidence: none of it may be said again, but for short pieces. */
  secret: string;
  /** A word that stands in the secret and nowhere else: no part of it may be said. */
  canary: string;
  /** The store's own knowledge that the model was given: its sentences may be said as they stand there. */
  known: string;
}

/** `advice`: a sentence only a pharmacist may say; `leak`: a piece of the secret. */
export type FilterFinding = 'advice' | 'leak';

export interface Filtered {
  /** What may be shown. */
  text: string;
  /** Why nothing after it may be; null to go on. */
  finding: FilterFinding | null;
}

export interface AnswerFilter {
  /** Takes the next piece of an answer and gives the sentences that are whole by now. */
  push(piece: string): Filtered;
  /** Gives the rest. */
  end(): Filtered;
}

/** Letters and digits of the secret in a row that are a leak: fewer than any 60 signs of running text hold ... */
const longestQuote = 40;
/** ... and so many of the canary. */
const longestCanaryPart = 12;
/** A sentence that does not end is looked at and let go at this length. */
const longestSentence = 1_200;
/** How much of what was said stays in mind, to see an amount that is said in pieces. */
const rememberedChars = 60;

/**
 * Reads an answer as it comes and ends it before a sentence that no assistant may say: an amount of a medicine, to start or stop one, that two
 * go together, what somebody has (domain facts B.2, security row S3). Holds back at most one sentence; where pieces are cut does not matter.
 */
export function createAnswerFilter({ secret, canary, known }: AnswerFilterOptions): AnswerFilter {
  const secretQuotes = new Set(windows(signs(secret), longestQuote));
  const canaryParts = windows(signs(canary), longestCanaryPart);
  const knownSigns = signs(known);
  let raw = '';
  let held = '';
  let before = '';
  let signsBefore = '';
  let finding: FilterFinding | null = null;

  function judge(sentence: string): FilterFinding | null {
    const own = signs(sentence);
    const recent = signsBefore + own;
    const backwards = [...recent].reverse().join('');
    if (canaryParts.some((part) => recent.includes(part) || backwards.includes(part))) return 'leak';
    if (windows(recent, longestQuote).some((quote) => secretQuotes.has(quote))) return 'leak';
    signsBefore = recent.slice(1 - longestQuote);
    if (own.length >= 12 && knownSigns.includes(own)) return null;
    return givesAdvice(sentence, before) ? 'advice' : null;
  }

  function release(isEnd: boolean): Filtered {
    let text = '';
    for (let length = sentenceLength(held, isEnd); length > 0; length = sentenceLength(held, isEnd)) {
      const sentence = held.slice(0, length);
      finding = judge(sentence);
      if (finding) break;
      held = held.slice(length);
      before = (before + sentence).slice(-rememberedChars);
      text += sentence;
    }
    return { text, finding };
  }

  return {
    push(piece) {
      if (finding) return { text: '', finding };
      // Half of a sign, or of a line break, waits for its other half.
      const [, whole = '', half = ''] = /^([\s\S]*?)([\r\ud800-\udbff]?)$/.exec(raw + piece) ?? [];
      raw = half;
      held += visibleText(whole);
      return release(false);
    },
    end() {
      if (finding) return { text: '', finding };
      held += visibleText(raw);
      raw = '';
      return release(true);
    },
  };
}

const sentenceEnd = /[.!?…][*_)"'”’\]]*[ \t]+(?=\S)|\n+(?=[^\n])/;

/** How long the first whole sentence is, with the space behind it; 0 when it may still go on. */
function sentenceLength(text: string, isEnd: boolean): number {
  const match = sentenceEnd.exec(text);
  const end = match ? match.index + match[0].length : Number.POSITIVE_INFINITY;
  if (end <= longestSentence) return end;
  if (text.length <= longestSentence) return isEnd ? text.length : 0;
  const space = text.lastIndexOf(' ', longestSentence - 1) + 1;
  if (space > 0) return space;
  return /[\ud800-\udbff]/.test(text[longestSentence - 1] ?? '') ? longestSentence - 1 : longestSentence;
}

/** Letters and digits alone, small: what stays the same however it is set. */
function signs(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** All pieces of a length. */
function windows(text: string, length: number): string[] {
  return Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length));
}
