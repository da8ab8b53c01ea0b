import { textOf, type Word } from './language/plain-words.ts';

/** What people say around a question, of plain words; each alone says nothing of a medicine or of a danger. */
const courtesies = [
  'ok(?:ay)?|lol|ha(?:ha)*|hmm*|oh|ah|well|so|and|really|very|much|now|anyway|good|cool|great|yes|no|nope|please|sorry|hi|hey|hello|hon|guys?',
  'thanks?(?: you)?|ty|thx|appreciate (?:it|you)|that (?:was|s) (?:quick|fast|funny|all)|(?:that )?makes (?:(?:total|perfect) )?sense|got ?cha|fair enough|tiene sentido|never ?mind|(?:i )?(?:found|got|get) it|i see|(?:let me|ill) think(?: about it)?',
  'have a (?:good|great|nice) (?:one|day|night)|take care|bye|see (?:you|ya)|later|ja+(?:ja)*|pues|bueno|muchas|gracias|si|ya|bien|de todos modos|joven',
  '(?:que )?(?:le|les|te) vaya bien|que risa|adios|nos vemos|al rato|luego|ahi|est[ao] bien|ta bueno|no importa|dejeme pensarlo',
].join('|');
const nothingElse = new RegExp(`^(?:(?:${courtesies}) )+$`);
/** Few say goodbye for good in the words of a passing courtesy, but "bye" or "sorry" alone may be one. */
const fewest = 3;

/** Whether a message of some words is nothing but courtesies: "ok well that was quick, thank you". */
export function isCourtesy(words: readonly Word[]): boolean {
  return words.length >= fewest && nothingElse.test(`${textOf(words)} `);
}
