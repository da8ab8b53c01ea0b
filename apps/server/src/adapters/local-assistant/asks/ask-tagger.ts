import { lazyValue } from '@rxweb/domain/text/lazy-value';
import { readWeights } from '@rxweb/domain/text/weight-table';
import { askFeatures, placeBits } from './ask-features.ts';
import { steps, tags } from './ask-table.ts';
import { type AskToken, askTokens } from './ask-tokens.ts';
import type { Span } from './marked-message.ts';

/** What a word is: background, the first or another word of an ask, or courtesy. */
export const askTags = ['told', 'begin', 'ask', 'talk'] as const;
const [told, begin, ask, talk] = [0, 1, 2, 3];

/** How much the learned order of tags counts beside each word's own reading. */
const stepWeight = 0.4;
/** An ask missed costs more than one too many. */
const bias = [0, 0.5, 0.1, 0];
const leastShare = 1e-6;
const table = lazyValue(() => readWeights(tags.places, tags.weights, askTags.length - 1, placeBits));

/** Decodes the table. */
export const prepareTagger = (): void => void table();

export interface FoundSpan extends Span {
  /** Where in it another ask may begin. */
  openings: number[];
}

/** The asks and courtesies of a text, in order. Linear. Learned by `npm run train:asks` (decision 60). */
export function findAsks(text: string): FoundSpan[] {
  const tokens = askTokens(text);
  const shares = tokens.map((_, index) => sharesOf(askFeatures(tokens, index)));
  const spans: FoundSpan[] = [];
  for (const [index, tag] of likeliestTags(shares).entries()) {
    const [token, last] = [tokens[index], spans.at(-1)];
    if (!token) continue;
    const isNext = last !== undefined && last.end === tokens[index - 1]?.end;
    if (isNext && isMore(tag, token, last)) {
      last.end = token.end;
      if ((shares[index]?.[begin] ?? 0) >= mayBegin) last.openings.push(token.start);
    } else if (tag !== told) {
      const start = tag === talk ? token.start : startOf(tokens, index, last?.end ?? 0);
      spans.push({ start, end: token.end, intent: tag === talk ? 'talk' : '', openings: [] });
    }
  }
  return spans;
}

/** From this share on another ask may begin within one. */
const mayBegin = 0.02;

const opensAsk =
  /^(?:where|when|what|how|who|which|why|can|could|do|does|is|are|d?onde|cuando|cuant[oa]s?|como|que|quien|cual|a|hasta|si)$/;

function startOf(tokens: readonly AskToken[], index: number, from: number): number {
  let first = index;
  while (isOpener(tokens[first - 1], from) && tokens[first]?.markBefore === '') first -= 1;
  return tokens[first]?.start ?? 0;
}

const isOpener = (token: AskToken | undefined, from: number) =>
  token !== undefined && token.start >= from && opensAsk.test(token.word);

/** An ask ends with its clause. */
function isMore(tag: number, { markBefore, place }: AskToken, { intent }: Span): boolean {
  if (intent === 'talk') return tag === talk;
  if (/[.?!¿¡]/.test(markBefore)) return false;
  return tag === ask || (tag === told && markBefore === '' && place > 0);
}

/** By Viterbi. */
function likeliestTags(shares: readonly (readonly number[])[]): number[] {
  let scores: number[] = [];
  const cameFrom: number[][] = [];
  for (const [index, likely] of shares.entries()) {
    const own = likely.map((share) => Math.log(share + leastShare));
    const next = askTags.map((_, tag) => {
      const before = index === 0 ? told : bestBefore(scores, tag);
      const way = index === 0 ? (tag === ask ? Number.NEGATIVE_INFINITY : 0) : wayTo(scores, before, tag);
      return { before, score: way + (own[tag] ?? 0) + (bias[tag] ?? 0) };
    });
    cameFrom.push(next.map(({ before }) => before));
    scores = next.map(({ score }) => score);
  }
  let tag = scores.indexOf(Math.max(...scores));
  return cameFrom
    .toReversed()
    .map((before) => {
      const found = tag;
      tag = before[tag] ?? told;
      return found;
    })
    .reverse();
}

function bestBefore(scores: readonly number[], tag: number): number {
  const ways = scores.map((_, before) =>
    tag === ask && before !== ask && before !== begin ? Number.NEGATIVE_INFINITY : wayTo(scores, before, tag),
  );
  return ways.indexOf(Math.max(...ways));
}

const wayTo = (scores: readonly number[], before: number, tag: number) =>
  (scores[before] ?? 0) + stepWeight * (steps[before]?.[tag] ?? 0);

/** The share of each tag. */
function sharesOf(features: readonly number[]): number[] {
  const { rows, weights: letters } = table();
  const sums = [0, 0, 0, 0];
  let count = 0;
  for (const feature of features) {
    const row = rows[feature] ?? 0;
    if (row === 0) continue;
    count += 1;
    const start = (row - 1) * talk;
    for (let tag = begin; tag <= talk; tag += 1) sums[tag] = (sums[tag] ?? 0) + (letters[start + tag - 1] ?? 0);
  }
  const size = tags.scale / Math.sqrt(count || 1);
  const odds = sums.map((sum) => Math.exp(sum * size));
  const all = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / all);
}
