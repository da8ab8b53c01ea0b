import { distancesBetween, letterOf, scaleOf, wholeWeight } from '../weights/write-weights.ts';
import type { LearnedTags } from './learn.ts';

const mostRows = 60_000;
/** The first tag is the one that the others are weighed against. */
const against = 0;

/** The strongest features as a module, which `findAsks` reads. */
export function writeTable({ model, steps }: LearnedTags, digest: string): string {
  const width = model.intents.length;
  const rows = [...model.rows]
    .map(([place, row]) => {
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
  return `// Made by \`npm run train:asks\` from knowledge/messages. Do not edit.
export const digest = '${digest}';
export const scale = ${Number(scale.toFixed(5))};
export const steps = ${JSON.stringify(steps.map((row) => row.map((each) => Number(each.toFixed(3)))))};
export const places =
  ${distancesBetween(rows.map(({ place }) => place))};
export const weights =
  '${letters.join('')}';
`;
}

const sizeOf = (weights: readonly number[]) => Math.max(...weights.map(Math.abs));
