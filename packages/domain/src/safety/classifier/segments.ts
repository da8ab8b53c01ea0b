import type { Word } from '../language/plain-words.ts';

/** A part of a message, as positions of words; `end` is exclusive. */
export interface Segment {
  start: number;
  end: number;
}

/** A message of up to this many words is one segment. */
const wholeWords = 22;
/** A shorter sentence joins its neighbor. */
const fewestWords = 5;
/** A longer sentence without marks is read through a window that moves by half its width. */
const windowWords = 16;
const longestSentence = 26;

/** Splits a message into the parts that the classifier reads: sentences, or windows where people write without periods. */
export function segmentsOf(words: readonly Word[]): Segment[] {
  if (words.length <= wholeWords) return [{ start: 0, end: words.length }];
  return sentencesOf(words).flatMap((sentence) =>
    sentence.end - sentence.start <= longestSentence ? [sentence] : windowsOf(sentence),
  );
}

function sentencesOf(words: readonly Word[]): Segment[] {
  const sentences: Segment[] = [];
  let start = 0;
  for (let place = 1; place <= words.length; place += 1) {
    const isEnd = place === words.length || words[place]?.after === '.';
    if (!isEnd || (place - start < fewestWords && place < words.length)) continue;
    sentences.push({ start, end: place });
    start = place;
  }
  const [last, beforeLast] = [sentences.at(-1), sentences.at(-2)];
  if (last && beforeLast && last.end - last.start < fewestWords) {
    beforeLast.end = last.end;
    sentences.pop();
  }
  return sentences;
}

function windowsOf({ start, end }: Segment): Segment[] {
  const step = windowWords / 2;
  const count = Math.max(1, Math.ceil((end - start - windowWords) / step) + 1);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.min(start + index * step, end - windowWords);
    return { start: from, end: from + windowWords };
  });
}
