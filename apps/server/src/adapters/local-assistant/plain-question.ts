import type { Language } from '@rxweb/contracts/shared/language';
import { listWords, nearestWord } from '@rxweb/domain/safety/language/nearest-word';
import { correctedSpanish, isSpanish } from './spanish-question.ts';

const calendarWords = listWords(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays tomorrow yesterday tonight weekend weekends morning mornings afternoon afternoons evening evenings midnight january february september october november december thanksgiving christmas holiday holidays address located location directions telephone closing opening'.split(
    ' ',
  ),
);

const misspellings: Readonly<Record<string, string>> = {
  tursday: 'thursday',
  thrusday: 'thursday',
  wendsday: 'wednesday',
  wensday: 'wednesday',
  wednsday: 'wednesday',
  tommorow: 'tomorrow',
  tommorrow: 'tomorrow',
  tomorow: 'tomorrow',
  tmrw: 'tomorrow',
  tmw: 'tomorrow',
  satuday: 'saturday',
  oppen: 'open',
  opne: 'open',
  opem: 'open',
  clsoe: 'close',
  colse: 'close',
  hrs: 'hours',
  huors: 'hours',
  horus: 'hours',
  adress: 'address',
  addres: 'address',
  xmas: 'christmas',
  n: 'and',
  w: 'with',
  shut: 'close',
  shuts: 'close',
  thxgiving: 'thanksgiving',
  tgiving: 'thanksgiving',
  turkeyday: 'thanksgiving',
  wit: 'with',
  bout: 'about',
  mornin: 'morning',
  wat: 'what',
  tmr: 'tomorrow',
  tonite: 'tonight',
  whcih: 'which',
  numbr: 'number',
  numer: 'number',
  fone: 'phone',
  pls: 'please',
  plz: 'please',
  rn: 'right now',
  gonna: 'going to',
  cmas: 'christmas',
  thx: 'thanks',
  u: 'you',
  r: 'are',
  ur: 'your',
  whats: 'what is',
  whens: 'when is',
  wheres: 'where is',
  youre: 'you are',
  yall: 'you all',
};

/** Words that resemble calendar words and must not be corrected. */
const properWords = new Set([
  'closings',
  'closing',
  'opening',
  'openings',
  'locations',
  'allocation',
  'sundae',
  'dressed',
]);

export interface PlainQuestion {
  /** Lower-case words without marks, typing errors corrected, in their language. */
  said: string;
  /** The same with its punctuation, for the time rules. */
  spelled: string;
  /** The language of the question. */
  asked: Language;
  /** The language of the answer. */
  language: Language;
}

/** Parses a question. A Spanish question gets a Spanish answer, whatever the page's language. */
export function plainQuestion(text: string, chosen: Language): PlainQuestion {
  const words = plainWords(text);
  // "K" is short for "okay" and for "que".
  const isLetter = words.length === 1;
  const asked = isLetter ? chosen : /[¿¡ñ]/i.test(text) || isSpanish(words) ? 'es' : 'en';
  const correct = asked === 'es' ? correctedSpanish : correctedWord;
  const spelled = plainLetters(text).replace(/\p{L}+/gu, correct);
  return { said: plainWords(spelled), spelled, asked, language: asked === 'es' ? 'es' : chosen };
}

function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}'’‘`´]/gu, '')
    .toLowerCase()
    .replace(/\b([ap])\.\s?m\b\.?/g, '$1m');
}

function plainWords(text: string): string {
  return plainLetters(text)
    .replace(/[^\p{L}\p{N}/:-]+/gu, ' ')
    .trim();
}

function correctedWord(word: string): string {
  const known = Object.hasOwn(misspellings, word) ? misspellings[word] : undefined;
  if (known !== undefined) return known;
  return properWords.has(word) ? word : (nearestWord(word, calendarWords) ?? word);
}
