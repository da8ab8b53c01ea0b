interface Listed {
  word: string;
  /** One bit per letter: very different words differ in many bits. */
  letters: number;
}

/** Words by first letter and length, to search few candidates. */
export type WordList = ReadonlyMap<string, readonly Listed[]>;

const leastLetters = 5;

export function listWords(words: Iterable<string>): WordList {
  const list = new Map<string, Listed[]>();
  for (const word of new Set(words)) {
    if (word.length < leastLetters) continue;
    const same = list.get(keyOf(word, word.length));
    const listed = { word, letters: lettersOf(word) };
    if (same) same.push(listed);
    else list.set(keyOf(word, word.length), [listed]);
  }
  return list;
}

/** The listed word within one edit from five letters on, two from nine on; null for none. */
export function nearestWord(word: string, list: WordList): string | null {
  if (word.length < leastLetters || word.length > 20) return null;
  const slips = word.length >= 9 ? 2 : 1;
  const letters = lettersOf(word);
  let best: string | null = null;
  let bestDistance = slips + 1;
  for (let length = word.length - slips; length <= word.length + slips; length += 1) {
    for (const candidate of list.get(keyOf(word, length)) ?? []) {
      if (bitsOf(candidate.letters ^ letters) > 2 * slips) continue;
      const distance = editDistance(word, candidate.word);
      if (distance < bestDistance) [best, bestDistance] = [candidate.word, distance];
    }
  }
  return best;
}

function keyOf(word: string, length: number): string {
  return `${word.charAt(0)}${length}`;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) % 32);
  return letters;
}

function bitsOf(number: number): number {
  let bits = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

/** Insertions, deletions, substitutions and adjacent swaps (optimal string alignment). */
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
