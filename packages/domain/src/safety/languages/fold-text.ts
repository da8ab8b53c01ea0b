/** How phrases meet a text: at the start of words, or anywhere in scripts where people space words freely. */
export type Matching = 'words' | 'letters';

/** Letters that people type for one another in the Arabic script. */
const arabicLetters: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ۀ: 'ه',
  ۃ: 'ه',
  ک: 'ك',
  ں: 'ن',
};

/** Vowel marks, stretching, joiners and dots under letters, which many leave out. */
const leftOut = /[\u064b-\u065f\u0670\u0640\u0621\u093c\u09bc\u200b-\u200f\u2060\ufeff]/g;
const apostrophes = /['’‘ʼ`´]/g;
/** "J'ai", "un'ambulanza": words that lost their end. */
const elided = /(^|[^\p{L}])\p{L}{1,4}'/gu;
const marks = /\p{M}/gu;
const repeated = /(\p{L})\1+/gu;

/** Letters alone: no case, accents, apostrophes or repeated letters, so that "Hiiilfe" is "hilfe". */
export function foldLatin(text: string, keepsAccents = false): string {
  const lower = text.toLowerCase().replace(apostrophes, "'").replace(elided, '$1').replaceAll("'", '');
  const plain = keepsAccents ? lower.normalize('NFC') : withoutAccents(lower);
  return plain.replace(repeated, '$1');
}

export function withoutAccents(lower: string): string {
  return lower.normalize('NFD').replace(marks, '').replaceAll('đ', 'd').replaceAll('ł', 'l').replaceAll('ß', 'ss');
}

/** Letters alone: one form for each letter, no vowel marks. */
export function foldOther(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(leftOut, '')
    .replace(/[أإآٱىیےئؤةہھۀۃکں]/g, (letter) => arabicLetters[letter] ?? letter)
    .replaceAll('ँ', 'ं');
}

const sentenceEnds = /[.!?;\n。！？；؟؛۔।…]+/g;

/** The text as phrases read it: sentences end with a dot. */
export function foldText(text: string, matching: Matching, keepsAccents = false): string {
  if (matching === 'letters') return foldOther(text.replace(sentenceEnds, '.')).replace(/[^\p{L}\p{M}\p{N}.]+/gu, '');
  const words = foldLatin(text.replace(sentenceEnds, ' . '), keepsAccents).replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ');
  return ` ${words.trim()} `;
}
