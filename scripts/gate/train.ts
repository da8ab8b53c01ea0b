import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { messageClasses } from '@rxweb/domain/safety/classifier/classes';
import { createFeatureReader, placeOf } from '@rxweb/domain/safety/classifier/features';
import { pooledHeads, poolingInputs } from '@rxweb/domain/safety/classifier/pooling';
import { segmentsOf } from '@rxweb/domain/safety/classifier/segments';
import { plainWords } from '@rxweb/domain/safety/language/plain-words';
import { createRandom } from '@rxweb/platform/random/seeded-random';
import { type Clause, classOfKind, foldCount, readClauses } from './clauses.ts';
import { aloneMessages, composeMessages, type Message } from './compose.ts';
import { digestOf } from './digest.ts';
import { type SegmentExample, segmentExamples } from './segment-examples.ts';
import { meanOfNetworks, type PoolExample, trainPool } from './train-pool.ts';
import { likelihoods, type SegmentModel, selectFeatures, trainSegments } from './train-segments.ts';
import { writeTable } from './write-table.ts';

/** How the gate's classifier is made from clauses (docs/decisions/0042). The same clauses give the same table. */
const messageCount = 26_000;
const poolMessages = 32_000;
const rounds = 6;
const keptFeatures = 15_700;
/** How often a known message counts. */
const knownTimes = 20;

const table = new URL('../../packages/domain/src/safety/classifier/classifier-table.ts', import.meta.url);

const { values } = parseArgs({ options: { seed: { type: 'string', default: '0' }, out: { type: 'string' } } });
/** `--seed 1 --out FILE` makes other random choices, to show how far a measured figure depends on them. */
const seed = 1000 * Number(values.seed);

const clauses = await readClauses();
const examples = examplesOf(clauses);
const kept = selectFeatures(trainSegments(examples, { rounds, seed: seed + 7 }), examples, keptFeatures);
const model = trainSegments(examples, { rounds, kept, seed: seed + 7 });
const unseen = unseenExamples();
const network = meanOfNetworks([11, 12, 13].map((own) => trainPool(unseen, seed + own)));
await writeFile(values.out ?? table, writeTable(model, kept, network, digestOf(clauses)));

/** The network learns from clauses that the weights it reads have not seen: each fold by weights of the other folds. */
function unseenExamples(): PoolExample[] {
  return Array.from({ length: foldCount }, (_, fold) => {
    const others = trainSegments(examplesOf(clauses.filter((clause) => clause.fold !== fold)), {
      rounds,
      kept,
      seed: seed + 7,
    });
    const own = clauses.filter((clause) => clause.fold === fold);
    return poolExamples(others, composeMessages(own, poolMessages / foldCount, seed + 21 + fold));
  }).flat();
}

/** Composed messages, with half of the segments that say nothing, and every clause alone. */
function examplesOf(part: readonly Clause[]): SegmentExample[] {
  const random = createRandom(seed + 9);
  const composed = segmentExamples(composeMessages(part, messageCount, seed + 1));
  const known = segmentExamples(
    aloneMessages(
      part.filter(({ isKnown }) => isKnown),
      seed + 5,
    ),
  );
  const spoken = composed.filter((example) => example.target > 0 || random.chance(0.5));
  return [
    ...spoken,
    ...segmentExamples(aloneMessages(part, seed + 5)),
    ...Array.from({ length: knownTimes }, () => known).flat(),
  ];
}

/** Messages of two or more segments, as the network reads them. */
function poolExamples({ weights, bias }: SegmentModel, messages: readonly Message[]): PoolExample[] {
  const read = createFeatureReader();
  return messages.flatMap(({ text, parts }) => {
    const words = plainWords(text);
    const segments = segmentsOf(words);
    if (segments.length < 2) return [];
    const likely = segments.map((segment) => {
      const features = Int32Array.from(read(words, segment), placeOf);
      const others = new Float64Array(messageClasses.length - 1);
      likelihoods(weights, bias, features, 1 / Math.sqrt(features.length || 1), others);
      return [1 - others.reduce((sum, each) => sum + each, 0), ...others];
    });
    const classes = new Set<string>(parts.map(({ kind }) => classOfKind[kind]));
    const isDanger = ['emergency', 'poison', 'crisis'].some((danger) => classes.has(danger));
    const targets = pooledHeads.map((head) => Number(head === 'danger' ? isDanger : classes.has(head)));
    return [{ inputs: poolingInputs(words, likely), targets }];
  });
}
