/** Row positions in px: row `n` spans `tops[n]` to `tops[n + 1]`. */
export type RowTops = Float64Array;

/** Without `until`. */
export interface RowRange {
  from: number;
  until: number;
}

/** A rendered row, and the height of the rows skipped before it. */
export interface ShownRow {
  index: number;
  gap: number;
}

const estimatedRowPx = 64;

/** Unmeasured rows get the average height. */
export function rowTops(keys: readonly string[], heights: ReadonlyMap<string, number>): RowTops {
  const known = [...heights.values()];
  const averagePx = known.length > 0 ? known.reduce((sum, height) => sum + height, 0) / known.length : estimatedRowPx;
  const tops = new Float64Array(keys.length + 1);
  for (const [index, key] of keys.entries()) tops[index + 1] = (tops[index] ?? 0) + (heights.get(key) ?? averagePx);
  return tops;
}

/** Clamped to the first and last. */
export function rowAt(tops: RowTops, y: number): number {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Rows of a range plus the kept ones, in order, and the height skipped after them. */
export function shownRows(tops: RowTops, range: RowRange, kept: readonly number[]) {
  const count = tops.length - 1;
  const [from, until] = [Math.max(0, Math.min(range.from, count)), Math.min(range.until, count)];
  const within = Array.from({ length: Math.max(0, until - from) }, (_, at) => from + at);
  const beside = kept.filter((index) => index >= 0 && index < count && (index < from || index >= until));
  const indexes = [...new Set([...within, ...beside])].sort((a, b) => a - b);
  const top = (index: number) => tops[index] ?? 0;
  const rows = indexes.map((index, at): ShownRow => {
    const before = indexes[at - 1];
    return { index, gap: top(index) - (before === undefined ? 0 : top(before + 1)) };
  });
  const last = indexes.at(-1);
  return { rows, endGap: top(count) - (last === undefined ? 0 : top(last + 1)) };
}
