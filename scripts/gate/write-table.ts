import { messageClasses } from '@rxweb/domain/safety/classifier/classes';
import type { PoolingNetwork } from '@rxweb/domain/safety/classifier/pooling';
import { distancesBetween, letterOf, scaleOf, wholeWeight } from '../weights/write-weights.ts';
import type { SegmentModel } from './train-segments.ts';

const classes = messageClasses.length - 1;
/** Of the network. */
const leastWeight = 0.035;

/** The model as a module: distances between kept buckets, one letter a weight from -7 to 7, and the network. */
export function writeTable(model: SegmentModel, kept: Uint8Array, network: PoolingNetwork, digest: string): string {
  return `${headOf('npm run train', 'scripts/gate/clauses', digest)}${linearSource(model, kept)}export const network = {
  hidden: ${rounded(network.hidden)},
  output: ${rounded(network.output)},
};
`;
}

/** The same without a network. */
export function writeLargeTable(model: SegmentModel, kept: Uint8Array, digest: string): string {
  return headOf('npm run train:notes', 'scripts/gate', digest) + linearSource(model, kept);
}

const headOf = (command: string, from: string, digest: string) =>
  `// Made by \`${command}\` from ${from}. Do not edit.
export const digest = '${digest}';
`;

function linearSource({ weights, bias }: SegmentModel, kept: Uint8Array): string {
  const rows = Array.from(kept.keys()).filter((place) => kept[place] === 1);
  const scale = scaleOf(
    rows.flatMap((row) => Array.from({ length: classes }, (_, index) => weights[row * classes + index] ?? 0)),
  );
  const letters = Array.from({ length: classes }, (_, index) =>
    rows.map((row) => letterOf(wholeWeight(weights[row * classes + index] ?? 0, scale))).join(''),
  );
  return `export const scale = ${Number(scale.toFixed(5))};
export const bias = [${Array.from(bias).join(', ')}];
export const places =
  ${distancesBetween(rows)};
export const weights =
  '${letters.join('')}';
`;
}

function rounded(rows: PoolingNetwork['hidden']): string {
  const short = (value: number) => (Math.abs(value) < leastWeight ? 0 : Number(value.toFixed(2)));
  return JSON.stringify(rows.map((row) => row.map(short)));
}
