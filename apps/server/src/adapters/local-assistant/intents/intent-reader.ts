import { type Chunked, runToEnd } from '@rxweb/domain/text/chunked';
import { plainWords } from '../search-terms.ts';
import { intentFeatures, isPair } from './intent-features.ts';
import {
  createIntentModel,
  type IntentModel,
  inWholeWeights,
  type LearningModel,
  type Lesson,
  learnLessons,
  probabilities,
  rowOf,
} from './intent-model.ts';

/** A sample question and its intent: a page's id, a fact's name or `unknown`. */
export interface Example {
  text: string;
  intent: string;
}

/** Natural log of each intent's probability; intents without examples are missing. */
export type ReadIntent = (text: string) => ReadonlyMap<string, number>;

/** What is learned from the sample questions, for any set of pages. */
export interface IntentBase {
  /** The intent of each sample question, by its plain words. */
  exact: ReadonlyMap<string, string>;
  /** The sample questions, where they are so few that they are learned again with the pages' own. */
  few: readonly Example[];
  model: IntentModel & Pick<LearningModel, 'squares'>;
}

const rounds = 6;
/** The pages' own questions come last, a few times over. */
const ownRounds = 3;
const fewExamples = 300;
const leastLikelihood = 1e-4;
/** Pairs that occur less often teach nothing. */
const leastPairUses = 2;
/** Questions read between two pauses. */
const chunk = 200;

/**
 * Learns intents from sample questions: multinomial logistic regression. Ten thousand questions take about a second, so it pauses between
 * chunks.
 */
export function* learnIntents(examples: readonly Example[]): Chunked<IntentBase> {
  const numbers = new Map<number, number>();
  const uses: number[] = [];
  const exact = new Map<string, string>();
  const read: Int32Array[] = [];
  for (const { text, intent } of examples) {
    const words = plainWords(text);
    const features = Int32Array.from(intentFeatures(words), (feature) => numberOf(numbers, feature));
    for (const each of features) uses[each] = (uses[each] ?? 0) + 1;
    read.push(features);
    exact.set(words.join(' '), intent);
    if (read.length % chunk === 0) yield;
  }
  const taught = [...numbers].flatMap(([feature, number]) =>
    isPair(feature) && (uses[number] ?? 0) < leastPairUses ? [] : [feature],
  );
  yield;
  const names = examples.map(({ intent }) => intent);
  const model = createIntentModel(names, taught);
  const rowOfNumber = new Int32Array(numbers.size);
  for (const [feature, number] of numbers) rowOfNumber[number] = rowOf(model, feature);
  yield;
  const lessons: Lesson[] = [];
  for (const [index, features] of read.entries()) {
    const rows = features.map((number) => rowOfNumber[number] ?? -1).filter((row) => row >= 0);
    lessons.push({ rows, target: model.intents.indexOf(names[index] ?? '') });
    if (lessons.length % chunk === 0) yield;
  }
  yield* learnLessons(model, lessons, rounds);
  const few = examples.length < fewExamples ? examples : [];
  return { exact, few, model: { ...inWholeWeights(model, Int16Array), squares: model.squares } };
}

function numberOf(numbers: Map<number, number>, feature: number): number {
  const number = numbers.get(feature) ?? numbers.size;
  numbers.set(feature, number);
  return number;
}

/**
 * Reads a text's intent by the sample questions and then by the pages' own questions, which take a few ms. An exact example keeps its
 * intent. Intents that are not `known` lead nowhere.
 */
export function createIntentReader(
  base: IntentBase,
  own: readonly Example[],
  isKnown: (intent: string) => boolean,
): ReadIntent {
  const examples = [...base.few, ...own].map(({ text, intent }) => ({
    features: intentFeatures(plainWords(text)),
    intent,
  }));
  const names = examples.map(({ intent }) => intent);
  const model = createIntentModel(
    names,
    examples.flatMap(({ features }) => features),
    base.model,
  );
  const lessons = examples.map(({ features, intent }) => ({
    rows: Int32Array.from(features, (feature) => rowOf(model, feature)),
    target: model.intents.indexOf(intent),
  }));
  runToEnd(learnLessons(model, lessons, ownRounds));
  const exact = new Map(own.map(({ text, intent }) => [plainWords(text).join(' '), intent]));
  const shown = [...model.intents.entries()].filter(([, intent]) => isKnown(intent));
  return (text) => {
    const words = plainWords(text);
    const same = exact.get(words.join(' ')) ?? base.exact.get(words.join(' '));
    if (same !== undefined && isKnown(same)) return new Map([[same, 0]]);
    const likely = probabilities(model, base.model, intentFeatures(words));
    return new Map(shown.map(([place, intent]) => [intent, Math.log((likely[place] ?? 0) + leastLikelihood)]));
  };
}
