/** From 0 to below 1. */
export type Random = () => number;

/** Seeded generator: linear congruential, with the constants of Numerical Recipes. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A carrier id: two letters and 32 hexadecimal digits. */
export function makeSid(prefix: 'SM' | 'MM', random: Random): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16));
  return prefix + digits.join('');
}
