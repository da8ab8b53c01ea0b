import type { Language } from '@rxweb/contracts/language';
import { listByFirstLetter, nearestWord } from '@rxweb/domain/gate/nearest-word';
import { isSpanish, spanishInEnglish } from './spanish-question.ts';

const calendarWords = listByFirstLetter(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays tomorrow tonight weekend thanksgiving christmas holiday holidays address located location directions telephone closing opening'.split(
    ' ',
  ),
);

const misspellings: Readonly<Record<string, string>> = {
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
  u: 'you',
  r: 'are',
  ur: 'your',
  whats: 'what is',
  whens: 'when is',
  wheres: 'where is',
  youre: 'you are',
  yall: 'you all',
};

/** Words that look like a slip for a calendar word and are none. */
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
  /** English words in small letters without marks, numbers, and the `/`, `-` and `:` of dates and times; slips corrected. */
  plain: string;
  /** What to answer in. */
  language: Language;
}

/** Reads a question of somebody who chose a language on the page; whoever asks in Spanish is answered in it all the same. */
export function plainQuestion(text: string, chosen: Language): PlainQuestion {
  const words = plainWords(text);
  const language = chosen === 'es' || /[¿¡ñ]/i.test(text) || isSpanish(words) ? 'es' : 'en';
  const english = language === 'es' ? spanishInEnglish(words) : words;
  return { plain: english.split(' ').map(corrected).join(' '), language };
}

function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}'’‘`´]/gu, '')
    .toLowerCase()
    .replace(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replace(/[^\p{L}\p{N}/:-]+/gu, ' ')
    .trim();
}

function corrected(word: string): string {
  const known = Object.hasOwn(misspellings, word) ? misspellings[word] : undefined;
  if (known !== undefined) return known;
  return properWords.has(word) ? word : (nearestWord(word, calendarWords) ?? word);
}
