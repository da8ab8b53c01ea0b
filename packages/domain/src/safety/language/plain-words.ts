import { misspellings, shortForms } from './spelling.ts';

export interface Word {
  text: string;
  /** What precedes it: nothing, a comma, or the end of a sentence. */
  after: '' | ',' | '.';
}

/** Joins words with blanks. */
export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/**
 * Normalizes a text to plain words: lower case without accents, short forms expanded, known errors corrected; hidden, repeated ("heeelp"),
 * digit ("k1ll") and run-together ("cantbreathe") spellings restored.
 */
export function plainWords(text: string): Word[] {
  const words: Word[] = [];
  let after: Word['after'] = '';
  for (const [token] of plainText(text).matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s]+|\n/gu)) {
    if (/[\p{L}\p{N}]/u.test(token)) {
      for (const part of meant(token)) {
        words.push({ text: part, after });
        after = '';
      }
    } else if (/[.!?;:\n¡¿…]/u.test(token)) after = '.';
    else if (/[,()]/.test(token) && after === '') after = ',';
  }
  return words;
}

/** Drops apostrophes (can't, cant), marks, invisible characters, and the decimals of a number. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}'’‘`´ʼ]/gu, '')
    .toLowerCase()
    .replace(/(\d)\.\d+/g, '$1')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/(?<=\p{L})[@$](?=\p{L})/gu, (sign) => (sign === '@' ? 'a' : 's'))
    .replace(/(?<=\p{L})\*+(?=\p{L})/gu, '')
    .replace(/\bcan not\b/g, 'cannot')
    .replace(/\b([a-z])(?: ([a-z])){3,}\b/g, (spaced) => spaced.replaceAll(' ', ''))
    .replace(/(?<![\p{L}\p{N}])(\d+)([a-z]+)/gu, '$1 $2');
}

function meant(token: string): string[] {
  const word = /^\p{L}/u.test(token) ? asLetters(token).replace(/(\p{L})\1{2,}/gu, '$1') : token;
  const written = lookUp(shortForms, lookUp(misspellings, word));
  return (written === word ? (apart(word) ?? word) : written).split(' ');
}

const letterOfDigit: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Digits used as letters: "k1ll", "su1c1de". */
function asLetters(word: string): string {
  if (word.length < 4 || word.replace(/\D/g, '').length * 3 > word.length) return word;
  return word.replace(/(?<=[a-z])[013457](?=[a-z])/g, (digit) => letterOfDigit[digit] ?? digit);
}

function lookUp(table: Readonly<Record<string, string>>, word: string): string {
  return Object.hasOwn(table, word) ? (table[word] ?? word) : word;
}

/** Words that people in need run together. */
const runTogether =
  /^(?:i|my|me|im|he|she|is|to|too|the|and|of|in|a|it|not|no|cant|cannot|wont|dont|want|wanna|breathe|breath|breathing|chest|pain|hurts|heart|attack|help|please|took|many|pills|pill|kill|myself|die|overdose|overdosed|wake|up|waking|passed|out|throat|closing|bleeding|call|stroke|end|life|puedo|puede|respirar|duele|el|pecho|dolor|de|mi|quiero|morir|morirme|matarme|ayuda|se|ya|mas|vivir|aire|falta)+$/;
const runTogetherWord =
  /cannot|cant|wont|dont|wanna|want|breathing|breathe|breath|chest|pain|hurts|heart|attack|help|please|took|many|pills|pill|kill|myself|overdosed|overdose|waking|wake|passed|throat|closing|bleeding|stroke|life|puedo|puede|respirar|duele|pecho|dolor|quiero|morirme|morir|matarme|ayuda|vivir|aire|falta|call|die|end|too|the|and|not|out|mas|of|in|is|it|im|my|me|he|to|up|ya|se|el|de|mi|no|she|i|a/g;

function apart(word: string): string | null {
  if (word.length < 7 || word.length > 40 || !runTogether.test(word)) return null;
  const parts = word.match(runTogetherWord) ?? [];
  const isDanger = parts.some((part) => part.length >= 4);
  return isDanger && parts.length > 1 && parts.join('') === word
    ? parts.map((part) => lookUp(shortForms, part)).join(' ')
    : null;
}
