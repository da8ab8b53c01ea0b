/** A share of a sample with its 95 % interval, from 0 to 1. */
export interface Proportion {
  share: number;
  low: number;
  high: number;
}

/** The 97.5th percentile of the normal distribution. */
const z = 1.959964;

/** The share and its Wilson score interval (Wilson 1927), which also fits small samples and shares near 0 and 1. Null for an empty sample. */
export function proportionOf(count: number, of: number): Proportion | null {
  if (of === 0) return null;
  const share = count / of;
  const center = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const size = 1 + (z * z) / of;
  return {
    share,
    low: count === 0 ? 0 : Math.max(0, (center - spread) / size),
    high: count === of ? 1 : Math.min(1, (center + spread) / size),
  };
}

/** `11 (91.7 %, 64.6–98.5)`; a dash for an empty sample. */
export function formatProportion(count: number, of: number): string {
  const proportion = proportionOf(count, of);
  if (!proportion) return '–';
  const percent = (value: number) => (value * 100).toFixed(1);
  return `${count} (${percent(proportion.share)} %, ${percent(proportion.low)}–${percent(proportion.high)})`;
}
