import { messageClasses } from '@rxweb/domain/safety/classifier/classes';
import type { PoolingNetwork } from '@rxweb/domain/safety/classifier/pooling';
import type { SegmentModel } from './train-segments.ts';

const classes = messageClasses.length - 1;
const largest = 7;
const firstLetter = 40;
const farther = 51;
/** Of the network. */
const leastWeight = 0.035;
const zeroLetter = 'h'.charCodeAt(0);

/** The model as a module: distances between kept buckets, one letter a weight from -7 to 7, and the network. */
export function writeTable(
  { weights, bias }: SegmentModel,
  kept: Uint8Array,
  network: PoolingNetwork,
  digest: string,
): string {
  const rows = Array.from(kept.keys()).filter((place) => kept[place] === 1);
  const scale = scaleOf(weights, rows);
  const letters = Array.from({ length: classes }, (_, index) =>
    rows
      .map((row) => {
        const weight = Math.round((weights[row * classes + index] ?? 0) / scale);
        return String.fromCharCode(zeroLetter + Math.max(-largest, Math.min(largest, weight)));
      })
      .join(''),
  );
  return `// Made by \`npm run train\` from scripts/gate/clauses. Do not edit.
export const digest = '${digest}';
export const scale = ${Number(scale.toFixed(5))};
export const bias = [${Array.from(bias).join(', ')}];
export const network = {
  hidden: ${rounded(network.hidden)},
  output: ${rounded(network.output)},
};
export const places =
  '${distances(rows).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}';
export const weights =
  '${letters.join('')}';
`;
}

/** A few large weights are cut, so that the many small ones keep their differences. */
function scaleOf(weights: Float32Array, rows: readonly number[]): number {
  const sizes = rows
    .flatMap((row) => Array.from({ length: classes }, (_, index) => Math.abs(weights[row * classes + index] ?? 0)))
    .sort((a, b) => a - b);
  return (sizes[Math.floor(sizes.length * 0.997)] ?? 1) / largest;
}

function distances(rows: readonly number[]): string {
  let last = -1;
  return rows
    .map((row) => {
      const distance = row - last - 1;
      last = row;
      return (
        String.fromCharCode(firstLetter + farther).repeat(Math.floor(distance / farther)) +
        String.fromCharCode(firstLetter + (distance % farther))
      );
    })
    .join('');
}

function rounded(rows: PoolingNetwork['hidden']): string {
  const short = (value: number) => (Math.abs(value) < leastWeight ? 0 : Number(value.toFixed(2)));
  return JSON.stringify(rows.map((row) => row.map(short)));
}
