import { lettersAndDigits } from '../text/letters-and-digits.ts';
import { visibleText } from '../text/visible-text.ts';
import { givesAdvice } from './medical-advice.ts';

export interface AnswerFilterOptions {
  /** The confidential part of the prompt: no longer piece of it may be repeated. */
  secret: string;
  /** A word that occurs only in the secret: no part of it may be repeated. */
  canary: string;
  /** Store knowledge given to the model: its sentences may be repeated verbatim. */
  known: string;
}

/** `advice`: a sentence only a pharmacist may say; `leak`: a piece of the secret. */
export type FilterFinding = 'advice' | 'leak';

export interface Filtered {
  /** Text to show. */
  text: string;
  /** Why the answer ends here; null to continue. */
  finding: FilterFinding | null;
}

export interface AnswerFilter {
  /** Takes the next piece of an answer and returns the sentences completed by it. */
  push(piece: string): Filtered;
  /** Returns the rest. */
  end(): Filtered;
}

/** This many consecutive letters and digits of the secret are a leak, ... */
const longestQuote = 40;
/** ... and this many of the canary. */
const longestCanaryPart = 12;
/** An unfinished sentence is checked and released at this length. */
const longestSentence = 1_200;
/** How much earlier text is kept, to catch an amount split over sentences. */
const rememberedChars = 60;

/**
 * Filters a streamed answer and ends it before a sentence that no assistant may say: a dose, starting or stopping a medicine, combining
 * two, a diagnosis (domain facts B.2, security row S3). Holds back at most one sentence, however the stream is cut.
 */
export function createAnswerFilter({ secret, canary, known }: AnswerFilterOptions): AnswerFilter {
  const secretQuotes = new Set(windows(lettersAndDigits(secret), longestQuote));
  const canaryParts = windows(lettersAndDigits(canary), longestCanaryPart);
  const knownLetters = lettersAndDigits(known);
  let raw = '';
  let held = '';
  let before = '';
  let lettersBefore = '';
  let finding: FilterFinding | null = null;

  function checkVerdict(sentence: string): FilterFinding | null {
    const own = lettersAndDigits(sentence);
    const recent = lettersBefore + own;
    const backwards = [...recent].reverse().join('');
    if (canaryParts.some((part) => recent.includes(part) || backwards.includes(part))) return 'leak';
    if (windows(recent, longestQuote).some((quote) => secretQuotes.has(quote))) return 'leak';
    lettersBefore = recent.slice(1 - longestQuote);
    if (own.length >= 12 && knownLetters.includes(own)) return null;
    return givesAdvice(sentence, before) ? 'advice' : null;
  }

  function release(isEnd: boolean): Filtered {
    let text = '';
    for (let length = sentenceLength(held, isEnd); length > 0; length = sentenceLength(held, isEnd)) {
      const sentence = held.slice(0, length);
      finding = checkVerdict(sentence);
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
      // Half a character or line break waits for its other half.
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

const sentenceEnd = /[.!?…][*_)"'”’\]]*[ \t]+(?=\S)|(?<!\n)\n+(?=[^\n])/;

/** Length of the first complete sentence with the space after it; 0 while it may continue. */
function sentenceLength(text: string, isEnd: boolean): number {
  // No more than what may be released: the rest waits for its turn, so the whole takes linear time.
  const match = sentenceEnd.exec(text.slice(0, longestSentence + 1));
  const end = match ? match.index + match[0].length : Number.POSITIVE_INFINITY;
  if (end <= longestSentence) return end;
  if (text.length <= longestSentence) return isEnd ? text.length : 0;
  const space = text.lastIndexOf(' ', longestSentence - 1) + 1;
  if (space > 0) return space;
  return /[\ud800-\udbff]/.test(text[longestSentence - 1] ?? '') ? longestSentence - 1 : longestSentence;
}

function windows(text: string, length: number): string[] {
  return Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length));
}
