import { type DetailModel, detailKinds } from '@rxweb/domain/privacy/learned/model';
import { distancesBetween, letterOf, scaleOf, wholeWeight } from '../weights/write-weights.ts';

const width = detailKinds.length;

/** The model with whole weights, without the rows that are zero. */
export function roundWeights({ rows, weights }: DetailModel): DetailModel {
  const scale = scaleOf(Array.from(weights));
  const kept = new Uint16Array(rows.length);
  const whole: number[] = [];
  for (const [bucket, row] of rows.entries()) {
    const own = row === 0 ? [] : Array.from({ length: width }, (_, kind) => weights[(row - 1) * width + kind] ?? 0);
    const rounded = own.map((weight) => wholeWeight(weight, scale));
    if (rounded.every((weight) => weight === 0)) continue;
    whole.push(...rounded);
    kept[bucket] = whole.length / width;
  }
  return { rows: kept, weights: Int8Array.from(whole), scale };
}

/** A rounded model as a module, which `learnedModel` reads. */
export function writeTable({ rows, weights, scale }: DetailModel, digest: string): string {
  const buckets = Array.from(rows.keys()).filter((bucket) => rows[bucket] !== 0);
  const letters = detailKinds.map((_, kind) =>
    buckets.map((_bucket, row) => letterOf(weights[row * width + kind] ?? 0)).join(''),
  );
  return `// Made by \`npm run train:masks\` from scripts/masks/examples. Do not edit.
export const digest = '${digest}';
export const scale = ${Number(scale.toFixed(5))};
export const places =
  ${distancesBetween(buckets)};
export const weights =
  '${letters.join('')}';
`;
}
