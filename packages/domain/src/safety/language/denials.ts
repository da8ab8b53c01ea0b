import { lightWords, negators } from './everyday-language.ts';
import type { Meaning, ReadText } from './meaning.ts';
import type { Hit } from './phrase-index.ts';

type Undecided = Omit<ReadText, 'denied'>;

/** Signs that the text denies. */
export function deniedHits(text: Undecided): Set<Hit<Meaning>> {
  const denials = trueDenials(text);
  if (denials.size === 0) return new Set();
  const endsInOr = sentencesWithOr(text);
  return new Set([...text.hits.values()].flat().filter((hit) => isDenied(text, hit, denials, endsInOr)));
}

/** Positions of words such as "not" that deny what follows. */
function trueDenials(text: Undecided): Set<number> {
  const blank = new Set(text.around.falseDenials.flatMap((hit) => range(hit.start, hit.end)));
  return new Set(
    text.words.flatMap((word, place) => {
      if (!negators.has(word.text) || blank.has(place)) return [];
      const isComparison =
        /^(never|nunca|jamas)$/.test(word.text) &&
        text.around.neverBefore.some((hit) => hit.start > place && hit.start - place <= 10);
      return isComparison ? [] : [place];
    }),
  );
}

const listWords = 7;

/**
 * Walks back from a sign to a denial, over light words ("not having any ...") and earlier list items ("no fever, cough or ..."). Anything
 * else in between means that the denial is about something else.
 */
function isDenied(
  text: Undecided,
  hit: Hit<Meaning>,
  denials: ReadonlySet<number>,
  lastOrs: ReadonlyMap<number, number>,
): boolean {
  let inList = false;
  const isBeforeOr = (lastOrs.get(text.sentences[hit.start] ?? 0) ?? -1) >= hit.start - 1;
  for (let place = hit.start - 1, steps = 0; place >= 0 && steps < listWords + 4; place -= 1, steps += 1) {
    const gap = text.words[place + 1]?.after ?? '';
    if (gap === '.') return false;
    if (gap === ',') {
      if (denials.has(place) || !isBeforeOr) return false;
      inList = true;
    }
    const word = text.words[place]?.text ?? '';
    if (denials.has(place)) return true;
    if (isOr(word)) inList = true;
    else if (breaksDenial.has(word) || (!inList && !lightWords.has(word))) return false;
  }
  return false;
}

const breaksDenial = new Set(
  'i he she we they you my but and because so still now only just pero y porque mi ella yo aunque sino cannot until unless if'.split(
    ' ',
  ),
);

function isOr(word: string): boolean {
  return word === 'or' || word === 'nor' || word === 'o' || word === 'ni';
}

/** The last "or" of each sentence: it ends a list. */
function sentencesWithOr(text: Undecided): Map<number, number> {
  const last = new Map<number, number>();
  for (const [place, word] of text.words.entries()) if (isOr(word.text)) last.set(text.sentences[place] ?? 0, place);
  return last;
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}
