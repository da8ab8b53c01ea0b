import { drugNames } from '../../text/drug-names.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { doubleNames } from './double-names.ts';
import { givenNames as frequentGivenNames } from './given-names.ts';
import { moreGivenNames, moreSurnames } from './more-names.ts';
import { ordinaryWords as frequentWords } from './ordinary-words.ts';
import { pharmacyWords } from './pharmacy-words.ts';
import { surnames as frequentSurnames } from './surnames.ts';

const givenNames: ReadonlySet<string> = new Set([...frequentGivenNames, ...moreGivenNames]);
const surnames: ReadonlySet<string> = new Set([...frequentSurnames, ...moreSurnames]);

const ordinaryWords: ReadonlySet<string> = new Set([...frequentWords, ...pharmacyWords]);

/** A word and its place: `text.slice(start, end)`. */
export interface NameWord {
  text: string;
  start: number;
  end: number;
  /** The text between it and the word before. */
  gap: string;
  isCapital: boolean;
  isAllCapitals: boolean;
  kind: NameKind;
}

/**
 * `given`: a given name; `surname`: a surname that counts when capitalized; `double`: a name that is an ordinary word, too; `ordinary`: no name;
 * `unknown`: a word of no list, which may be a name.
 */
export type NameKind = 'given' | 'surname' | 'double' | 'ordinary' | 'unknown';

const wordForm = /\p{L}[\p{L}\p{M}]*(?:['-]\p{L}[\p{L}\p{M}]*)*/gu;

/** All words of a text in plain signs. */
export function nameWords(text: string): NameWord[] {
  let before = 0;
  return Array.from(text.matchAll(wordForm), ({ 0: whole, index }) => {
    const word = whole.replace(/'s$/i, '');
    const gap = text.slice(before, index);
    before = index + whole.length;
    return {
      text: word,
      start: index,
      end: index + word.length,
      gap,
      isCapital: /^\p{Lu}/u.test(word),
      isAllCapitals: word.length > 1 && !/\p{Ll}/u.test(word),
      kind: contraction.test(word) || pastForm.test(word) ? 'ordinary' : kindOf(plainLetters(word)),
    };
  });
}

const contraction = /'(?:m|ve|d|ll|re|s|t|em|clock|all)$/i;

/** "me marcó", "me darían": a verb, though the letters without accents are a name's. */
const pastForm =
  /^(?!jos[é]|no[é]$|salom[é]|zo[é]$|ren[é]|andr[é]|chlo[é]|bernab[é]|moun|desir[é]|jos[ue]|berenic)\p{Ll}+(?:ó|é|ían)$/u;

function kindOf(plain: string): NameKind {
  const first = plain.split(/['-]/, 1)[0] ?? '';
  const all = [plain, plain.replace(/['-]/g, ''), ...(first.length > 3 ? [first] : [])];
  if (all.some((word) => givenNames.has(word))) return 'given';
  if (all.some((word) => doubleNames.has(word))) return 'double';
  if (surnames.has(plain) || surnames.has(plain.replace(/['-]/g, ''))) return 'surname';
  if (isOrdinary(plain)) return 'ordinary';
  return isDiminutive(plain) ? 'given' : 'unknown';
}

/** "luisito", "carmencita": of a given name. */
function isDiminutive(plain: string): boolean {
  const base = /^([a-z]{3,12}?)c?it[oa]s?$/.exec(plain)?.[1];
  return (
    base !== undefined &&
    !doubleNames.has(base) &&
    [base, `${base}o`, `${base}a`, `${base}e`].some((name) => givenNames.has(name))
  );
}

/** Whether two neighbors changed places in a given name, or one of its letters is missing. */
export function isNearGiven(plain: string): boolean {
  for (let at = 0; at < plain.length; at++) {
    const [start, rest] = [plain.slice(0, at), plain.slice(at)];
    if (givenNames.has(start + rest.charAt(1) + rest.charAt(0) + rest.slice(2))) return true;
    if (at > 1 && plain.length > 6 && [...'aeiourn'].some((letter) => givenNames.has(start + letter + rest)))
      return true;
  }
  return false;
}

/** Endings of generic medicine names (USAN stems). */
const medicineEnding =
  /(?:pril|sartan|statina?|olol|azol[ea]?|cillina?|mycina?|oxacino?|cyclina?|prazol[ea]?|dipino?|gliptina?|gliflozina?|glutida?|tide|idona?|apina?|azepam|zolam|setron|triptan|profeno?|formina?|mab|nib|vir|xaban|parina?|tadina?|triazina?|lukast|terol|asona?|(?:s|d|ter|di|x|l|n)one|ol|ine?|ina|ide|(?:m|z|on|t|n|x)ida|ate|ato|um|ium)$/;

/** Without its forms. */
export const isListed = (plain: string) => ordinaryWords.has(plain);

/** Plurals and past forms count as their word. */
function isOrdinary(plain: string): boolean {
  if (plain.length < 2 || ordinaryWords.has(plain) || drugNames.has(plain)) return true;
  const parts = plain.split(/['-]/);
  if (parts.length > 1) {
    const [first = ''] = parts;
    return (first.length > 3 && isOrdinary(first)) || parts.every((part) => isOrdinary(part));
  }
  const stems = [
    plain.replace(/(?:e?s|'s)$/, ''),
    plain.replace(/(?:ed|er|ing|ly|ers|ings|es)$/, ''),
    plain.replace(/(?:ed|ing|er)$/, 'e'),
    plain.replace(/([a-z])\1(?:ed|ing|er)$/, '$1'),
    plain.replace(/ies$/, 'y'),
    plain.replace(/(?:as|os|es)$/, (end) => end.slice(0, 1)),
    plain.replace(/(?:melo|mela|lo|la|los|las|me|le|les|nos)$/, ''),
    plain.replace(/it([oa]s?)$/, '$1'),
    plain.replace(/(?:ando|iendo|aron|ieron|aba|ado|ada|ados|adas|amos|emos|imos|ar|er|ir)$/, 'ar'),
    plain.replace(/(?:iendo|ieron|ia|ido|ida|idos|idas|emos)$/, 'er'),
  ];
  return stems.some((stem) => stem !== plain && stem.length > 2 && ordinaryWords.has(stem));
}

/** Whether an unknown word looks like a medicine's name. */
export function looksLikeMedicine(word: string): boolean {
  return medicineEnding.test(plainLetters(word)) && word.length > 6;
}
