import { farther, firstLetter, zeroLetter } from '@rxweb/domain/text/weight-table';

/** Weights are whole numbers from minus this to this. */
const largestWeight = 7;
/** A few large weights are cut, so that the many small ones keep their differences. */
const keptShare = 0.997;

/** The size of one step of the whole numbers. */
export function scaleOf(weights: Iterable<number>): number {
  const sizes = Array.from(weights, Math.abs).sort((a, b) => a - b);
  return (sizes[Math.floor(sizes.length * keptShare)] ?? 1) / largestWeight;
}

/** A weight as a whole number. */
export const wholeWeight = (weight: number, scale: number) =>
  Math.max(-largestWeight, Math.min(largestWeight, Math.round(weight / scale)));

export const letterOf = (weight: number) => String.fromCharCode(zeroLetter + weight);

/** The kept buckets by their distances, as source text in single quotes. */
export function distancesBetween(buckets: readonly number[]): string {
  let last = -1;
  const letters = buckets.map((bucket) => {
    const distance = bucket - last - 1;
    last = bucket;
    return (
      String.fromCharCode(firstLetter + farther).repeat(Math.floor(distance / farther)) +
      String.fromCharCode(firstLetter + (distance % farther))
    );
  });
  return `'${letters.join('').replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
