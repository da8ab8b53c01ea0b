import { plainLetters } from '../text/plain-letters.ts';
import { findNames } from './names/find-names.ts';
import { nameWords } from './names/name-words.ts';
import { ordinaryWords } from './names/ordinary-words.ts';

/** Words of names found in any of the texts that mean nothing else, to be removed everywhere. */
export function stickyNames(texts: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const text of texts) {
    for (const { start, end } of findNames(text)) {
      for (const { text: word, kind } of nameWords(text.slice(start, end))) {
        if (kind !== 'ordinary' && word.length > 2 && !ordinaryWords.has(plainLetters(word))) found.add(word);
      }
    }
  }
  return found;
}

/** Matches these as whole words in any case; adjacent ones count as one name. Null when there are none. */
export function nameForm(names: ReadonlySet<string>): RegExp | null {
  if (names.size === 0) return null;
  const all = new Set([...names].flatMap((name) => [name.toLowerCase(), plainLetters(name)]));
  const any = [...all]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  const one = `(?:${any})(?![\\p{L}\\d])\\.?`;
  return new RegExp(`(?<![\\p{L}\\d[])${one}(?:,? ${one})*`, 'giu');
}
