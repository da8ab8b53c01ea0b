import { type PoolingNetwork, pooledHeads, weigh } from '@rxweb/domain/safety/classifier/pooling';
import { createRandom } from '@rxweb/platform/random/seeded-random';

/** A message as the network reads it, and which heads are true. */
export interface PoolExample {
  inputs: readonly number[];
  targets: readonly number[];
}

const units = 16;
const rounds = 30;
const firstRate = 0.02;
const decay = 1e-4;

/** Trains the network that weighs a message's segments together, by Adam (Kingma and Ba 2015). */
export function trainPool(examples: readonly PoolExample[], seed = 11): PoolingNetwork {
  const random = createRandom(seed);
  const count = examples[0]?.inputs.length ?? 0;
  const gauss = () => (random.next() + random.next() + random.next() - 1.5) * 0.4;
  const hidden = Array.from({ length: units }, () => Array.from({ length: count + 1 }, () => gauss() / 3));
  const output = Array.from(pooledHeads, () => Array.from({ length: units + 1 }, gauss));
  const rows = [...hidden, ...output];
  const first = rows.map((row) => new Float64Array(row.length));
  const second = rows.map((row) => new Float64Array(row.length));
  const order = [...examples];
  let step = 0;
  for (let round = 0; round < rounds; round += 1) {
    random.shuffle(order);
    const rate = firstRate * (1 - round / rounds);
    for (let from = 0; from < order.length; from += batch) {
      step += 1;
      const slopes = slopesOf(order.slice(from, from + batch), hidden, output);
      for (const [index, row] of rows.entries()) update(row, slopes[index], first[index], second[index], rate, step);
    }
  }
  return { hidden, output };
}

/** One network whose heads are the mean of several: a single training varies by chance. */
export function meanOfNetworks(networks: readonly PoolingNetwork[]): PoolingNetwork {
  const count = networks.length;
  const output = pooledHeads.map((_, head) => {
    const rows = networks.map(({ output: own }) => own[head] ?? []);
    const bias = rows.reduce((sum, row) => sum + (row.at(-1) ?? 0), 0);
    return [...rows.flatMap((row) => row.slice(0, -1)), bias].map((weight) => weight / count);
  });
  return { hidden: networks.flatMap(({ hidden }) => hidden), output };
}

const batch = 64;

function slopesOf(examples: readonly PoolExample[], hidden: number[][], output: number[][]): Float64Array[] {
  const slopes = [...hidden, ...output].map((row) => new Float64Array(row.length));
  for (const { inputs, targets } of examples) {
    const active = hidden.map((row) => Math.tanh(weigh(row, inputs)));
    const faults = output.map((row, head) => 1 / (1 + Math.exp(-weigh(row, active))) - (targets[head] ?? 0));
    for (const [head, fault] of faults.entries()) add(slopes[units + head], active, fault);
    for (const [unit, value] of active.entries()) {
      let back = 0;
      for (const [head, fault] of faults.entries()) back += fault * (output[head]?.[unit] ?? 0);
      add(slopes[unit], inputs, back * (1 - value * value));
    }
  }
  for (const slope of slopes) for (const [index, value] of slope.entries()) slope[index] = value / examples.length;
  return slopes;
}

function add(slope: Float64Array | undefined, inputs: readonly number[], fault: number): void {
  if (!slope) return;
  for (const [index, input] of inputs.entries()) slope[index] = (slope[index] ?? 0) + fault * input;
  slope[inputs.length] = (slope[inputs.length] ?? 0) + fault;
}

function update(
  row: number[],
  slope: Float64Array | undefined,
  first: Float64Array | undefined,
  second: Float64Array | undefined,
  rate: number,
  step: number,
): void {
  if (!slope || !first || !second) return;
  for (const [index, value] of row.entries()) {
    const each = (slope[index] ?? 0) + decay * value;
    first[index] = 0.9 * (first[index] ?? 0) + 0.1 * each;
    second[index] = 0.999 * (second[index] ?? 0) + 0.001 * each * each;
    const mean = (first[index] ?? 0) / (1 - 0.9 ** step);
    const spread = (second[index] ?? 0) / (1 - 0.999 ** step);
    row[index] = value - (rate * mean) / (Math.sqrt(spread) + 1e-8);
  }
}
