import { plainText } from '../claim/claim-text.ts';

const titles = new Set([
  'dr',
  'doctor',
  'doctora',
  'dra',
  'mr',
  'mrs',
  'ms',
  'miss',
  'sr',
  'sra',
  'jr',
  'ii',
  'iii',
  'rph',
]);
const credentials = new Set([
  'md',
  'do',
  'np',
  'pa',
  'pac',
  'dpm',
  'cns',
  'aprn',
  'fnp',
  'fnpbc',
  'crnp',
  'rn',
  'phd',
  'pharmd',
]);

/**
 * Whether two names may be of one person, without titles, accents, case and order: “Petrova, I.” is “Dr. Irina Petrova, MD”. Null while a
 * name is missing.
 */
export function isSamePerson(one: string | null | undefined, other: string | null | undefined): boolean | null {
  const [first, second] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  if (!first?.length || !second?.length) return null;
  // “Maria De La Cruz” is also written Delacruz.
  if (first.join('') === second.join('')) return true;
  const rest = [...second];
  const isWhole = (word: string) => word.length > 1;
  if (!first.some((word) => isWhole(word) && rest.includes(word))) return false;
  // Whole words first, so an initial doesn't take another's word.
  return [...first]
    .sort((a, b) => b.length - a.length)
    .every((word) => {
      const at = rest.findIndex((candidate) => fits(word, candidate));
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
}

function fits(word: string, other: string): boolean {
  if (word.length === 1 || other.length === 1) return word.charAt(0) === other.charAt(0);
  return word === other;
}

function wordsOf(name: string | null | undefined): string[] {
  return plainText((name ?? '').normalize('NFKC'))
    .toLowerCase()
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !titles.has(word) && !credentials.has(word));
}
