/** A word of the text and, where it is nearly a word of the tables, that word. */
export interface ReadWord {
  text: string;
  meant: string | null;
}

interface Phrase<T> {
  words: string[];
  value: T;
}

/** Phrases by their first word; those whose first word has an open end stand apart. */
export interface PhraseIndex<T> {
  byFirstWord: ReadonlyMap<string, readonly Phrase<T>[]>;
  openEnded: readonly Phrase<T>[];
}

export interface Hit<T> {
  value: T;
  start: number;
  /** One past its last word. */
  end: number;
}

export function indexPhrases<T>(entries: Iterable<readonly [phrase: string, value: T]>): PhraseIndex<T> {
  const byFirstWord = new Map<string, Phrase<T>[]>();
  const openEnded: Phrase<T>[] = [];
  for (const [text, value] of entries) {
    const words = text.split(' ');
    const first = words[0] ?? '';
    const same = first.endsWith('*') ? openEnded : (byFirstWord.get(first) ?? []);
    same.push({ words, value });
    if (!first.endsWith('*')) byFirstWord.set(first, same);
  }
  return { byFirstWord, openEnded };
}

/** Every place where one of the phrases stands. */
export function findPhrases<T>(words: readonly ReadWord[], index: PhraseIndex<T>): Hit<T>[] {
  return words.flatMap((word, start) => {
    const candidates = [
      ...(index.byFirstWord.get(word.text) ?? []),
      ...(word.meant === null ? [] : (index.byFirstWord.get(word.meant) ?? [])),
      ...index.openEnded,
    ];
    return candidates
      .filter((phrase) => phrase.words.every((wanted, offset) => isWord(words[start + offset], wanted)))
      .map((phrase) => ({ value: phrase.value, start, end: start + phrase.words.length }));
  });
}

function isWord(word: ReadWord | undefined, wanted: string): boolean {
  if (!word) return false;
  if (wanted.endsWith('*')) return word.text.startsWith(wanted.slice(0, -1));
  return word.text === wanted || word.meant === wanted;
}
