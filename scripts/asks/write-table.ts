import type { IntentModel } from '../../apps/server/src/adapters/local-assistant/intents/intent-model.ts';
import { distancesBetween, letterOf, scaleOf, wholeWeight } from '../weights/write-weights.ts';

/** The first tag is the one that the others are weighed against. */
const against = 0;
const [mostOfTags, mostOfClauses] = [60_000, 40_000];

export interface LearnedAsks {
  tags: IntentModel;
  clauses: IntentModel;
  steps: readonly (readonly number[])[];
  digest: string;
}

/** What the assistant reads of two models: the strongest features of each. */
export function writeTable({ tags, clauses, steps, digest }: LearnedAsks): string {
  return `// Made by \`npm run train:asks\` from knowledge/messages. Do not edit.
export const digest = '${digest}';
export const steps = ${JSON.stringify(steps.map((row) => row.map((each) => Number(each.toFixed(3)))))};
export const tags = ${weightsOf(tags, mostOfTags)};
export const clauses = ${weightsOf(clauses, mostOfClauses)};
`;
}

function weightsOf(model: IntentModel, mostRows: number): string {
  const width = model.intents.length;
  const rows = Array.from(model.features, (place, row) => ({ place, row }))
    .map(({ place, row }) => {
      const own = Array.from({ length: width }, (_, tag) => model.weights[row * width + tag] ?? 0);
      return { place, weights: own.slice(1).map((weight) => weight - (own[against] ?? 0)) };
    })
    .toSorted((a, b) => sizeOf(b.weights) - sizeOf(a.weights))
    .slice(0, mostRows)
    .sort((a, b) => a.place - b.place);
  const scale = scaleOf(rows.flatMap(({ weights }) => weights));
  const letters = Array.from({ length: width - 1 }, (_, tag) =>
    rows.map(({ weights }) => letterOf(wholeWeight(weights[tag] ?? 0, scale))).join(''),
  );
  return `{
  scale: ${Number(scale.toFixed(5))},
  places:
    ${distancesBetween(rows.map(({ place }) => place))},
  weights:
    '${letters.join('')}',
}`;
}

const sizeOf = (weights: readonly number[]) => Math.max(...weights.map(Math.abs));
