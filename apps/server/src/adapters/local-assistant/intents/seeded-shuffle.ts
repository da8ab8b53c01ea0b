/** Shuffles the same way for the same seed, so training gives the same weights on every machine. */
export function createShuffle(seed: number): (list: unknown[]) => void {
  const random = createRandom(seed);
  return (list) => {
    for (let last = list.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [list[last], list[other]] = [list[other], list[last]];
    }
  };
}

/** The Numerical Recipes generator. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
