/** Weights of a linear model by hashed feature. */
export interface WeightTable {
  /** Row of each bucket plus one; 0 for a bucket that is not kept. */
  rows: Uint16Array;
  /** `width` weights a row. */
  weights: Int8Array;
}

/** Reads what `scripts/weights/write-weights.ts` writes: distances between kept buckets, and one letter a weight, class by class. */
export function readWeights(places: string, letters: string, width: number, bits: number): WeightTable {
  const rows = new Uint16Array(1 << bits);
  let place = -1;
  let row = 0;
  let distance = 0;
  for (let index = 0; index < places.length; index += 1) {
    const code = places.charCodeAt(index) - firstLetter;
    distance += code;
    if (code === farther) continue;
    place += distance + 1;
    distance = 0;
    row += 1;
    rows[place] = row;
  }
  const weights = new Int8Array(row * width);
  for (let index = 0; index < width; index += 1) {
    for (let each = 0; each < row; each += 1) {
      weights[each * width + index] = letters.charCodeAt(index * row + each) - zeroLetter;
    }
  }
  return { rows, weights };
}

export const firstLetter = 40;
/** A distance of this size continues in the next letter. */
export const farther = 51;
export const zeroLetter = 'h'.charCodeAt(0);
