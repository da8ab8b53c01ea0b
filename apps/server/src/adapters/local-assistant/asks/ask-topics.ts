import type { Chunked } from '@rxweb/domain/text/chunked';
import type { Earlier } from '../dialogue/follow-up.ts';
import { hashOf, intentFeatures } from '../intents/intent-features.ts';
import {
  addRow,
  createIntentModel,
  type IntentModel,
  inWholeWeights,
  type Lesson,
  learnLessons,
  rowOf,
} from '../intents/intent-model.ts';
import type { Example } from '../intents/intent-reader.ts';
import { rememberLast } from '../remember.ts';
import { plainWords, termsIn } from '../search-terms.ts';
import type { MarkedMessage, Span } from './marked-message.ts';

/** An ask in its message. */
interface AskedIn {
  text: string;
  span: Pick<Span, 'start' | 'end'>;
  /** Where the ask before it ends; 0 for the first. */
  from?: number;
  before?: Earlier | null | undefined;
}

/** Features that count together so much. */
type Group = readonly [features: readonly number[], weight: number];

const weights = { near: 0.5, last: 0.3, message: 0.3, before: 0.7 };
const nearLetters = 90;
const firstWords = 6;
const rounds = 8;
/** The share of features that a lesson lacks. */
const dropped = 0.3;
const leastUses = 2;
const chunk = 100;

/** Learns the intents of asks from marked messages and from sample questions. */
export function* learnTopics(samples: readonly Example[], messages: readonly MarkedMessage[]): Chunked<IntentModel> {
  const uses = new Map<number, number>();
  const read: { groups: Group[]; intent: string }[] = [];
  const add = (asked: AskedIn, intent: string) => {
    const groups = groupsOf(asked);
    for (const [features] of groups) for (const each of features) uses.set(each, (uses.get(each) ?? 0) + 1);
    read.push({ groups, intent });
  };
  for (const [index, { text, intent }] of samples.entries()) {
    add({ text, span: { start: 0, end: text.length } }, intent);
    if (index % chunk === 0) yield;
  }
  for (const { text, spans, before } of messages) {
    let from = 0;
    for (const span of spans) {
      if (span.intent === 'talk') continue;
      add({ text, span, from, before }, span.intent);
      from = span.end;
    }
    yield;
  }
  const kept = [...uses].flatMap(([feature, count]) => (count >= leastUses ? [feature] : []));
  const model = createIntentModel(
    read.map(({ intent }) => intent),
    kept,
  );
  yield;
  const lessons: Lesson[] = [];
  for (const { groups, intent } of read) {
    lessons.push({ ...rowsOf(model, groups), target: model.intents.indexOf(intent) });
    if (lessons.length % chunk === 0) yield;
  }
  yield* learnLessons(model, lessons, rounds, dropped);
  return inWholeWeights(model, Int8Array);
}

function rowsOf(model: IntentModel, groups: readonly Group[]): Pick<Lesson, 'rows' | 'sizes'> {
  const rows: number[] = [];
  const sizes: number[] = [];
  for (const [features, weight] of groups) {
    const first = rows.length;
    for (const feature of features) {
      const row = rowOf(model, feature);
      if (row >= 0) rows.push(row);
    }
    const size = weight / Math.sqrt(rows.length - first);
    while (sizes.length < rows.length) sizes.push(size);
  }
  return { rows: Int32Array.from(rows), sizes: Float32Array.from(sizes) };
}

/** The ask's words, those just before it, the ask before, its message, and the question before. */
function groupsOf({ text, span: { start, end }, from = 0, before }: AskedIn): Group[] {
  const words = plainWords(text.slice(start, end));
  const near = text.slice(Math.max(from, start - nearLetters), start);
  const last = text.slice(Math.max(0, from - nearLetters), from);
  const groups: Group[] = [
    [intentFeatures(words), 1],
    [termsAs('near', plainWords(near)), weights.near],
    [termsAs('last', plainWords(last)), weights.last],
    [termsOfMessage(text), weights.message],
  ];
  if (!before) return groups;
  const own = [...words.slice(0, firstWords), ...termsIn(words)].map((word) => hashOf(`${before.intent} ${word}`));
  const said = termsIn(plainWords(before.text)).map((term) => hashOf(`before ${term}`));
  return [...groups, [distinct([hashOf(before.intent), ...own, ...said]), weights.before]];
}

const termsAs = (name: string, words: readonly string[]) =>
  distinct(termsIn(words).map((term) => hashOf(`${name} =${term}`)));

const distinct = (features: readonly number[]) => [...new Set(features)];

/** Read for each ask of a message. */
const termsOfMessage = rememberLast((text) => termsAs('in', plainWords(text)));

/** The probability of each intent. */
export function topicsOf(model: IntentModel, asked: AskedIn): ReadonlyMap<string, number> {
  const { rows, sizes } = rowsOf(model, groupsOf(asked));
  const sums = new Float64Array(model.intents.length);
  for (const [place, row] of rows.entries()) addRow(model, row, sums, sizes?.[place]);
  const odds = sums.map(Math.exp);
  const all = odds.reduce((total, each) => total + each, 0);
  return new Map(model.intents.map((intent, place) => [intent, (odds[place] ?? 0) / all]));
}
