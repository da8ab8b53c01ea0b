/** Puts a list into an order that looks like chance and is always the same for a seed: what learns from examples must learn the same on every machine. */
export function createShuffle(seed: number): (list: unknown[]) => void {
  const random = createRandom(seed);
  return (list) => {
    for (let last = list.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [list[last], list[other]] = [list[other], list[last]];
    }
  };
}

/** Numerical Recipes' generator: enough to shuffle with. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
