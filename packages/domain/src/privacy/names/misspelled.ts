import { drugNames } from '../../text/drug-names.ts';
import { isListed } from './name-words.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const shortest = 5;
/** No word of a language is longer. */
const longest = 20;

/** Whether one slip of the finger makes the word of an ordinary one or of a medicine's name. */
export const isMisspelled = (plain: string) => isNear(plain, shortest, (word) => drugNames.has(word) || isListed(word));

/** As above, of medicines. Short words are too near to names. */
export const isMisspelledMedicine = (plain: string) => isNear(plain, shortest + 2, (word) => drugNames.has(word));

/** One edit, or two letters swapped. */
function isNear(plain: string, least: number, isKnown: (word: string) => boolean): boolean {
  if (plain.length < least || plain.length > longest) return false;
  for (let at = 0; at <= plain.length; at++) {
    const [start, rest] = [plain.slice(0, at), plain.slice(at)];
    const [first = '', second = ''] = rest;
    if (isKnown(start + rest.slice(1)) || isKnown(start + second + first + rest.slice(2))) return true;
    if (letters.some((letter) => isKnown(start + letter + rest) || isKnown(start + letter + rest.slice(1))))
      return true;
  }
  return false;
}
