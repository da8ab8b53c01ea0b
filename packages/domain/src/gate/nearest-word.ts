/** Words by first letter, so that a slip is looked for among few. */
export type WordList = ReadonlyMap<string, readonly string[]>;

export function listByFirstLetter(words: Iterable<string>): WordList {
  const list = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (word.length < 5) continue;
    const same = list.get(word.charAt(0));
    if (same) same.push(word);
    else list.set(word.charAt(0), [word]);
  }
  return list;
}

/** The listed word that a slip of the finger away means: one slip from five letters on, two from nine on; null when none does. */
export function nearestWord(word: string, list: WordList): string | null {
  if (word.length < 5 || word.length > 20) return null;
  const slips = word.length >= 9 ? 2 : 1;
  const candidates = list.get(word.charAt(0)) ?? [];
  let best: string | null = null;
  let bestDistance = slips + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > slips) continue;
    const distance = editDistance(word, candidate);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Letters added, left out, changed, or swapped with the next (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let value = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + cost);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) value = Math.min(value, at(beforeLast, column - 2) + 1);
      current.push(value);
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
