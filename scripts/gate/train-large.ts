import { writeFile } from 'node:fs/promises';
import { messageClasses } from '@rxweb/domain/safety/classifier/classes';
import { createFeatureReader, placeOf } from '@rxweb/domain/safety/classifier/features';
import { segmentsOf } from '@rxweb/domain/safety/classifier/segments';
import { plainWords } from '@rxweb/domain/safety/language/plain-words';
import { createRandom } from '@rxweb/platform/random/seeded-random';
import { type Clause, readClauses } from './clauses.ts';
import { aloneMessages, composeMessages } from './compose.ts';
import { largeDigestOf } from './digest.ts';
import { type KnownMessage, readHarmless, readMessages } from './messages.ts';
import { type SegmentExample, segmentExamples } from './segment-examples.ts';
import { type MessageExample, selectFeatures, trainSegments } from './train-segments.ts';
import { writeLargeTable } from './write-table.ts';

/** How the server's large classifier is made from clauses and whole messages (docs/decisions/0059). The same files give the same table. */
const composedCount = 30_000;
const rounds = 5;
const keptFeatures = 60_000;
/** How often a whole message counts. */
const messageTimes = 3;
const spokenShare = 0.7;

const table = new URL('../../packages/domain/src/safety/large-classifier/large-table.ts', import.meta.url);

const [clauses, messages, harmless] = await Promise.all([readClauses(), readMessages(), readHarmless()]);
const whole = messages.flatMap(examplesOf);
const examples = [
  ...clauseExamples(clauses),
  ...Array.from({ length: messageTimes }, () => whole).flat(),
  ...harmless.flatMap(examplesOf),
];
const kept = selectFeatures(trainSegments(examples, { rounds }), segmentsIn(examples), keptFeatures);
await writeFile(
  table,
  writeLargeTable(trainSegments(examples, { rounds, kept }), kept, largeDigestOf(clauses, [...messages, ...harmless])),
);

/** Composed messages and every clause alone. */
function clauseExamples(part: readonly Clause[]): SegmentExample[] {
  const random = createRandom(9);
  const composed = segmentExamples(composeMessages(part, composedCount, 1));
  return [
    ...composed.filter(({ target }) => target > 0 || random.chance(spokenShare)),
    ...segmentExamples(aloneMessages(part, 5)),
  ];
}

/** All segments of a harmless message teach; of another, the one that shows its class most. */
function examplesOf({ class: name, text }: KnownMessage): (SegmentExample | MessageExample)[] {
  const [words, read, target] = [plainWords(text), createFeatureReader(), messageClasses.indexOf(name)];
  const segments = segmentsOf(words).map((segment) => Int32Array.from(read(words, segment), placeOf));
  if (target > 0 && segments.length > 1) return [{ segments, target }];
  return segments.map((features) => ({ features, target }));
}

function segmentsIn(all: readonly (SegmentExample | MessageExample)[]): SegmentExample[] {
  return all.flatMap((each) =>
    'segments' in each ? each.segments.map((features) => ({ features, target: each.target })) : [each],
  );
}
