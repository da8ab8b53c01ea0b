/** Numbers that look random and are the same for the same seed (mulberry32, public domain). */
export interface Random {
  /** From 0 to 1, 1 excluded. */
  next(): number;
  /** A whole number from 0 to below `bound`. */
  below(bound: number): number;
  /** True so often. */
  chance(share: number): boolean;
  /** One of the list, which is not empty. */
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick<T>(list: readonly T[]): T {
      return list[below(list.length)] as T;
    },
  };
}
