import { forPharmacist } from '../intents/read-asked.ts';
import type { FoundSpan } from './ask-tagger.ts';
import type { Span } from './marked-message.ts';

/** The likeliest intent of a stretch after an ask that ends at `from`; null for too few words. */
export type ReadTopic = (start: number, end: number, from: number) => readonly [intent: string, share: number] | null;

/** Least probability of each ask. */
export const leastShare = 0.6;
/** Reading all pairs of places costs their square. */
const mostOpenings = 10;

/** A stretch of a span, after others. */
interface Cut extends Pick<Span, 'start' | 'end' | 'intent'> {
  before: Cut | null;
  gain: number;
}

/** "Do you fax, rough price a month": two asks tagged as one. */
export function cutSpan(
  text: string,
  span: FoundSpan,
  pieces: readonly Pick<Span, 'start' | 'end'>[],
  read: ReadTopic,
): Span[] {
  if (span.intent === 'talk') return [span];
  const within = pieces.filter(({ start, end }) => start < span.end && end > span.start).slice(1);
  const marked = within.map(({ start }) => start);
  const cutAt = (openings: readonly number[]) => {
    const places = [...new Set(openings)].filter((start) => start > span.start).slice(0, mostOpenings);
    return stretchesTo(bestCut(text, [span.start, ...places.sort((a, b) => a - b), span.end], read));
  };
  const anywhere = cutAt([...marked, ...span.openings]);
  // "Should I get the flu shot while I take prednisone" is one question.
  const cuts = anywhere.some(({ intent }) => intent === forPharmacist) ? cutAt(marked) : anywhere;
  return cuts.length > 1 ? cuts.map(({ start, end }) => ({ ...span, start, end })) : [span];
}

/** The last of the stretches that are surely about different things. */
function bestCut(text: string, places: readonly number[], read: ReadTopic): Cut | null {
  const best: (Cut | null)[] = [null];
  for (const [to, until] of places.entries()) {
    if (to === 0) continue;
    const found = places.slice(0, to).flatMap((start, from) => {
      const before = best[from] ?? null;
      if (from > 0 && before === null) return [];
      const end = start + text.slice(start, until).replace(/[\s,;:–—(-]+$/, '').length;
      const [intent = '', share = 0] = read(start, end, from === 0 ? 0 : start) ?? [];
      if (share < leastShare || intent === before?.intent) return [];
      return [{ start, end, intent, before, gain: (before?.gain ?? 0) + share - leastShare }];
    });
    best.push(found.reduce<Cut | null>((most, each) => (most && most.gain >= each.gain ? most : each), null));
  }
  return best.at(-1) ?? null;
}

function stretchesTo(last: Cut | null): Cut[] {
  return last === null ? [] : [...stretchesTo(last.before), last];
}
