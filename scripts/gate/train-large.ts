import { writeFile } from 'node:fs/promises';
import { createRandom } from '@rxweb/platform/random/seeded-random';
import { type Clause, readClauses } from './clauses.ts';
import { aloneMessages, composeMessages } from './compose.ts';
import { digestOf } from './digest.ts';
import { readHarmless, readMessages } from './messages.ts';
import { messageExamples, type SegmentExample, segmentExamples, segmentsIn } from './segment-examples.ts';
import { selectFeatures, trainSegments } from './train-segments.ts';
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
const whole = messages.flatMap(messageExamples);
const examples = [
  ...clauseExamples(clauses),
  ...Array.from({ length: messageTimes }, () => whole).flat(),
  ...harmless.flatMap(messageExamples),
];
const kept = selectFeatures(trainSegments(examples, { rounds }), segmentsIn(examples), keptFeatures);
await writeFile(
  table,
  writeLargeTable(trainSegments(examples, { rounds, kept }), kept, digestOf(clauses, [...messages, ...harmless])),
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
