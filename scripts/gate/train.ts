import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type MessageClass, messageClasses } from '@rxweb/domain/safety/classifier/classes';
import { createFeatureReader, placeOf } from '@rxweb/domain/safety/classifier/features';
import { pooledHeads, poolingInputs } from '@rxweb/domain/safety/classifier/pooling';
import { segmentsOf } from '@rxweb/domain/safety/classifier/segments';
import { plainWords } from '@rxweb/domain/safety/language/plain-words';
import { createRandom } from '@rxweb/platform/random/seeded-random';
import { type Clause, classOfKind, foldCount, foldOf, readClauses } from './clauses.ts';
import { aloneMessages, composeMessages } from './compose.ts';
import { digestOf } from './digest.ts';
import { type KnownMessage, readHarmless, readMessages } from './messages.ts';
import {
  type MessageExample,
  messageExamples,
  type SegmentExample,
  segmentExamples,
  segmentsIn,
} from './segment-examples.ts';
import { meanOfNetworks, type PoolExample, trainPool } from './train-pool.ts';
import { likelihoods, type SegmentModel, selectFeatures, trainSegments } from './train-segments.ts';
import { writeTable } from './write-table.ts';

/** How the gate's classifier is made from clauses and whole messages (docs/decisions/0042). The same files give the same table. */
const messageCount = 26_000;
const poolMessages = 32_000;
const rounds = 6;
const keptFeatures = 15_700;
/** How often a known message counts. */
const knownTimes = 20;
/** How often a whole message of another class than `none` counts. */
const messageTimes = 3;

const table = new URL('../../packages/domain/src/safety/classifier/classifier-table.ts', import.meta.url);

const { values } = parseArgs({ options: { seed: { type: 'string', default: '0' }, out: { type: 'string' } } });
/** `--seed 1 --out FILE` makes other random choices, to show how far a measured figure depends on them. */
const seed = 1000 * Number(values.seed);

const [clauses, dangers, harmless] = await Promise.all([readClauses(), readMessages(), readHarmless()]);
const messages = [...dangers, ...harmless];
const examples = examplesOf(clauses, messages);
const kept = selectFeatures(trainSegments(examples, { rounds, seed: seed + 7 }), segmentsIn(examples), keptFeatures);
const model = trainSegments(examples, { rounds, kept, seed: seed + 7 });
const unseen = unseenExamples();
const network = meanOfNetworks([11, 12, 13].map((own) => trainPool(unseen, seed + own)));
await writeFile(values.out ?? table, writeTable(model, kept, network, digestOf(clauses, messages)));

/** The network learns from what its weights have not seen: each fold by weights of the others. */
function unseenExamples(): PoolExample[] {
  return Array.from({ length: foldCount }, (_, fold) => {
    const isOwn = ({ text }: { text: string }) => foldOf(text) === fold;
    const others = trainSegments(
      examplesOf(
        clauses.filter((clause) => clause.fold !== fold),
        messages.filter((message) => !isOwn(message)),
      ),
      { rounds, kept, seed: seed + 7 },
    );
    const own = clauses.filter((clause) => clause.fold === fold);
    return [
      ...composeMessages(own, poolMessages / foldCount, seed + 21 + fold).map(({ text, parts }) => ({
        text,
        classes: parts.map(({ kind }) => classOfKind[kind]),
      })),
      ...messages.filter(isOwn).map((message) => ({ text: message.text, classes: [message.class] })),
    ].flatMap((message) => poolExample(others, message) ?? []);
  }).flat();
}

/** Composed messages, with half of the segments that say nothing, every clause alone, and whole messages. */
function examplesOf(part: readonly Clause[], whole: readonly KnownMessage[]): (SegmentExample | MessageExample)[] {
  const random = createRandom(seed + 9);
  const composed = segmentExamples(composeMessages(part, messageCount, seed + 1));
  const known = segmentExamples(
    aloneMessages(
      part.filter(({ isKnown }) => isKnown),
      seed + 5,
    ),
  );
  const told = whole.filter((message) => !isHarmless(message)).flatMap(messageExamples);
  const spoken = composed.filter((example) => example.target > 0 || random.chance(0.5));
  return [
    ...spoken,
    ...segmentExamples(aloneMessages(part, seed + 5)),
    ...Array.from({ length: knownTimes }, () => known).flat(),
    ...whole.filter(isHarmless).flatMap(messageExamples),
    ...Array.from({ length: messageTimes }, () => told).flat(),
  ];
}

function isHarmless(message: KnownMessage): boolean {
  return message.class === 'none';
}

/** A message as the network reads it; null for one of a single segment, which needs no network. */
function poolExample(
  { weights, bias }: SegmentModel,
  { text, classes }: { text: string; classes: readonly MessageClass[] },
): PoolExample | null {
  const [words, read] = [plainWords(text), createFeatureReader()];
  const segments = segmentsOf(words);
  if (segments.length < 2) return null;
  const likely = segments.map((segment) => {
    const features = Int32Array.from(read(words, segment), placeOf);
    const others = new Float64Array(messageClasses.length - 1);
    likelihoods(weights, bias, features, 1 / Math.sqrt(features.length || 1), others);
    return [1 - others.reduce((sum, each) => sum + each, 0), ...others];
  });
  const found = new Set<string>(classes);
  const isDanger = ['emergency', 'poison', 'crisis'].some((danger) => found.has(danger));
  const targets = pooledHeads.map((head) => Number(head === 'danger' ? isDanger : found.has(head)));
  return { inputs: poolingInputs(words, likely), targets };
}
