import { lazyValue } from '@rxweb/domain/text/lazy-value';
import { readWeights } from '@rxweb/domain/text/weight-table';
import { type ClauseForm, formOf, type PlacedClause, placeClauses, plainOf } from '../dialogue/split-message.ts';
import { plainWords, termsIn } from '../search-terms.ts';
import { placeBits, placeOf } from './ask-features.ts';
import { clauses } from './ask-table.ts';
import type { FoundSpan } from './ask-tagger.ts';
import { cutSpan, type ReadTopic } from './cut-span.ts';
import type { Span } from './marked-message.ts';

/** A clause of a message, cut again at commas: "2 pills left, clinic won't answer". */
export interface Piece extends Pick<PlacedClause, 'start' | 'end' | 'form' | 'joint'> {
  /** The form of the clause that it is cut from. */
  clauseForm: ClauseForm;
}

const cut = /(?<!\d)[,:]|[,:](?!\d)|[–—()]|\s-\s/g;
const table = lazyValue(() => readWeights(clauses.places, clauses.weights, 1, placeBits));

/** Decodes the table. */
export const prepareClauses = (): void => void table();

export function piecesOf(text: string): Piece[] {
  return placeClauses(text).flatMap((clause) => {
    const own = text.slice(clause.start, clause.end);
    const cuts = [...own.matchAll(cut)].map((mark) => ({ end: mark.index, next: mark.index + mark[0].length }));
    const starts = [0, ...cuts.map(({ next }) => next)];
    return starts.flatMap((from, index) => {
      const said = own.slice(from, cuts[index]?.end);
      if (!/\p{L}{2}/u.test(said)) return [];
      const start = clause.start + from + (said.length - said.trimStart().length);
      const form = formOf(said.trim());
      return [{ start, end: start + said.trim().length, form, clauseForm: clause.form, joint: clause.joint }];
    });
  });
}

const lengths = [8, 16, 30, 60];
const pieceLengths = [3, 6, 10];
const stepOf = (count: number, limits: readonly number[]) => limits.filter((limit) => count >= limit).length;

/** The features of each piece as places of a table. */
export function clauseFeatures(text: string, pieces: readonly Piece[]): number[][] {
  const length = stepOf(text.split(/\s+/).length, lengths);
  return pieces.map(({ start, end, form, clauseForm, joint }, index) => {
    const own = text.slice(start, end);
    const words = plainWords(own);
    const terms = termsIn(words);
    const plain = plainOf(own).split(/\s+/);
    const [first = '', second = '', third = ''] = plain;
    const after = text.slice(end, end + 2).trim()[0] ?? '$';
    const before =
      text
        .slice(Math.max(0, start - 2), start)
        .trim()
        .at(-1) ?? '^';
    const left = pieces.length - 1 - index;
    const features = [
      `F ${form}`,
      `FL ${form} ${length}`,
      `FC ${clauseForm} ${joint}`,
      `FP ${pieces[index - 1]?.form} ${form}`,
      `FN ${form} ${pieces[index + 1]?.form}`,
      `L ${length}`,
      `LP ${length} ${stepOf(plain.length, pieceLengths)}`,
      `A ${after}`,
      `B ${before}`,
      `AB ${before}${after} ${length}`,
      `I ${Math.min(index, 3)} ${Math.min(left, 3)}`,
      `IL ${Math.min(index, 2)} ${Math.min(left, 2)} ${length}`,
      `W1 ${first}`,
      `W2 ${first} ${second}`,
      `W3 ${first} ${second} ${third}`,
      `WL ${plain.at(-1)}`,
      ...words.map((word) => `w ${word}`),
      ...words.slice(1).map((word, place) => `ww ${words[place]} ${word}`),
      ...terms.map((term) => `t ${term}`),
      ...terms.map((term) => `tl ${term} ${length > 2}`),
    ];
    return [...new Set(features.map(placeOf))];
  });
}

/** From this probability on a piece asks. */
const asks = 0.35;
const [mostAsked, mostTalk] = [0.3, 0.5];

/** The spans of the tagger, cut where another ask begins, and the pieces of a message that ask, too, in order. */
export function withClauses(text: string, spans: readonly FoundSpan[], read: ReadTopic): Span[] {
  const pieces = piecesOf(text);
  const features = clauseFeatures(text, pieces);
  const asking = pieces.filter((_, index) => shareOf(features[index] ?? []) >= asks);
  const isCovered = (piece: Piece) =>
    covered(piece, spans, (span) => span.intent !== 'talk') > mostAsked ||
    covered(piece, spans, (span) => span.intent === 'talk') > mostTalk;
  const added = asking.flatMap((piece) => (isCovered(piece) ? [] : withoutOverlap(piece, spans)));
  return [...spans.flatMap((span) => cutSpan(text, span, asking, read)), ...added].sort((a, b) => a.start - b.start);
}

/** The share of a piece that such spans cover. */
function covered({ start, end }: Piece, spans: readonly Span[], isCounted: (span: Span) => boolean): number {
  const letters = spans
    .filter(isCounted)
    .map((span) => Math.max(0, Math.min(span.end, end) - Math.max(span.start, start)));
  return letters.reduce((sum, each) => sum + each, 0) / (end - start);
}

/** What no span of the tagger has. */
function withoutOverlap({ start, end }: Piece, spans: readonly Span[]): Span[] {
  let [from, to] = [start, end];
  for (const span of spans) {
    if (span.end <= from || span.start >= to) continue;
    if (span.start <= from) from = span.end;
    else to = span.start;
  }
  return to > from ? [{ start: from, end: to, intent: '' }] : [];
}

/** The probability that a piece asks. */
function shareOf(features: readonly number[]): number {
  const { rows, weights: letters } = table();
  const known = features.flatMap((feature) => rows[feature] || []);
  const sum = known.reduce((total, row) => total + (letters[row - 1] ?? 0), 0);
  return 1 / (1 + Math.exp((-sum * clauses.scale) / Math.sqrt(known.length || 1)));
}
