import { hashOf } from '../intents/intent-features.ts';
import type { AskToken } from './ask-tokens.ts';

export const placeBits = 18;
export const placeOf = (feature: string) => (hashOf(feature) >>> 1) & ((1 << placeBits) - 1);

/** The features of a word in its message as places of a table: the words around it, the marks, and its place. */
export function askFeatures(tokens: readonly AskToken[], index: number): number[] {
  const at = (offset: number) => tokens[index + offset]?.word ?? (offset < 0 ? '<' : '>');
  const token = tokens[index];
  if (!token) return [];
  const { word, markBefore, isQuestion, place, opener, sentencesLeft, form, formPlace } = token;
  const next = tokens[index + 1];
  const asks = isQuestion ? '?' : '.';
  const distance = Math.min(place, 6);
  const [first = '', second = ''] = opener.split(' ');
  return [
    `0 ${word}`,
    `-1 ${at(-1)}`,
    `1 ${at(1)}`,
    `-2 ${at(-2)}`,
    `2 ${at(2)}`,
    `-3 ${at(-3)}`,
    `3 ${at(3)}`,
    `-10 ${at(-1)} ${word}`,
    `01 ${word} ${at(1)}`,
    `-21 ${at(-2)} ${at(-1)}`,
    `12 ${at(1)} ${at(2)}`,
    `-101 ${at(-1)} ${word} ${at(1)}`,
    `012 ${word} ${at(1)} ${at(2)}`,
    `-210 ${at(-2)} ${at(-1)} ${word}`,
    `p ${word.slice(0, 4)}`,
    `s ${word.slice(-3)}`,
    `m ${markBefore}`,
    `n ${next ? next.markBefore : '$'}`,
    `m0 ${markBefore} ${word}`,
    `q ${asks}`,
    `q0 ${asks} ${word}`,
    `qd ${asks} ${distance}`,
    `qo ${asks} ${first} ${second}`,
    `o ${first}`,
    `o2 ${first} ${second}`,
    `o3 ${opener}`,
    `od ${first} ${second} ${distance}`,
    `l ${Math.min(sentencesLeft, 3)}`,
    `lq ${Math.min(sentencesLeft, 3)} ${asks}`,
    `n ${Math.min(Math.floor(tokens.length / 15), 5)}`,
    `f ${Math.min(index, 8)}`,
    `c ${form}`,
    `cd ${form} ${Math.min(formPlace, 3)}`,
    `c0 ${form} ${word}`,
    `cq ${form} ${asks} ${Math.min(formPlace, 3)}`,
  ].map(placeOf);
}
