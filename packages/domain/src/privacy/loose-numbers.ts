import { numberWord } from './spoken-numbers.ts';

/** What is left of numbers around those already masked: ends, corrections, parts on other lines. English and Spanish, plain signs. */

const shown = '\\[(?:phone|number|card|ssn|Rx number|record number|insurance number)\\]';
const correction =
  '(?:no|wait|sorry|not|nope|oops|actually|i mean|i meant|make that|scratch that|rather|perd[oó]n|digo|mejor dicho|m[aá]s bien|y luego|and then|then|luego|after that|followed by)';
/** "ends in", "los últimos cuatro son". */
const ending = String.raw`(?:end(?:s|ing|ed)?(?: in| with)?|finish(?:es|ing)(?: in| with)?|last (?:four|4|digits)|(?:four|4) digits|acab\p{L}{1,4}|termin\p{L}{1,6}|finaliz\p{L}{1,4}|[uú]ltim[oa]s?(?: (?:4|cuatro|n[uú]meros|d[ií]gitos))?)(?!\p{L})`;
const unit = String.raw`(?! ?(?:m?gs?|mcg|ml|iu|units?|tab\p{L}*|pill\p{L}*|pastill\p{L}*|caps?\p{L}*|days?|d[ií]as?|hours?|horas?|am|pm|%|weeks?|semanas?|people|personas|miles|steps|ct|count|oz|lbs?|kg|kilos|grams?|gramos)(?![\p{L}]))`;

const forms: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`((?<!\p{L})${ending}[^\d\n[]{0,30})(?!(?:19|20)\d\d(?!\d))\d(?:[ -]?\d){3}(?![ -]?\d|[/:])`,
      'giu',
    ),
    '$1[number]',
  ],
  [new RegExp(String.raw`((?<!\p{L})${ending}[^\d\n[]{0,30})\d{2} \d{2}(?![\d/:])`, 'giu'), '$1[number]'],
  [/(?<![\p{L}\d])(?:\d{4}[ -]?)?(?:[x*#.]{3,5}[ -]?){1,3}\d{4}(?![\p{L}\d])/giu, '[card]'],
  [
    /((?<!\p{L})(?:ssn?|social(?: security)?|seguro social)(?!\p{L})[^\d\n[]{0,30})\d{3}[ .-]{0,3}\d{2}[ .-]{0,3}\d{4}(?!\d)/giu,
    '$1[ssn]',
  ],
  [
    /(?<!\p{L})(?!(?:ID|BIN|PCN|GRP|RX|MBI|PLAN|HMO|PPO|NUM|CARD|IS|THE|MY|ES|MI)(?!\p{L}))\p{Lu}{3,4} (?=\[insurance number\])/gu,
    '',
  ],
  [/(?<![\p{L}\d])\p{Lu}\d{2} \d{3,4} \d{3,4}(?!\d)/gu, '[number]'],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:${numberWord}[ -]){2,5}${numberWord}(?=,?(?: (?:y luego|and then|then|luego|y|and)|,| ?/| -)? ${shown})`,
      'giu',
    ),
    '[number]',
  ],
  [
    /((?<!\p{L})(?:tarjeta|card|visa|mastercard|amex|discover|debit|d[eé]bito|cr[eé]dito)(?!\p{L})[^\d\n[]{0,20})\d{4}(?:[ -]\d{2,6}){1,4}(?![\d/])/giu,
    '$1[card]',
  ],
  [/(?<![\p{L}\d*])[x*#\d]{3}-[x*#\d]{2}-\d{4}(?![\p{L}\d])/giu, '[ssn]'],
  [
    new RegExp(String.raw`(?<![\p{L}\d.$/:-])(?:\p{Lu}{2,4} )?[2-9]\d{2} \d{4}(?![\p{L}\d/:%-]| \d)${unit}`, 'gu'),
    '[number]',
  ],
  [
    new RegExp(
      String.raw`(${shown}[^\d\n[\]]{0,15}?(?<!\p{L})${correction}(?!\p{L})[^\d\n[\]]{0,20}?)(?<![\d/.:-])\d{2,4}(?:[ .-]\d{2,4}){0,2}(?![\d/:%])${unit}`,
      'giu',
    ),
    '$1[number]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d$./:-])\d{3,4}( ?,? ?(?:(?:and )?then|y luego|luego|y|and|-|/)? ?)(?=${shown})`,
      'giu',
    ),
    '[number]$1',
  ],
  [new RegExp(String.raw`(${shown})[ -]\d{1,4}(?![\p{L}\d/:.,-])${unit}`, 'gu'), '$1'],
  [new RegExp(String.raw`(${shown},? ?)(?:(?:ext|extension|extensi[oó]n|x)\.? ?|# ?)\d{1,6}(?!\d)`, 'giu'), '$1'],
  [
    /(?<![\p{L}\d.,:/$#-])(?<!(?:at|las|code|c[oó]digo) )0\d{3,5}(?![\p{L}\d:/%.-])(?! ?(?:hours|horas|hrs|h)(?!\p{L}))/giu,
    '[number]',
  ],
];

/** "P[phone]-4", "KTV 40 [number]". */
const joinedBefore = new RegExp(String.raw`(?<![\p{L}\d])[\p{L}\d]{1,6}-?(?=${shown})`, 'gu');
const joinedAfter = new RegExp(String.raw`(${shown})-?[\p{L}\d]{1,8}(?:-[\p{L}\d]{1,6})?(?![\p{L}\d/:%])`, 'gu');
const headOfCode = new RegExp(
  String.raw`(?<![\p{L}\d])(?!(?:ID|BIN|PCN|GRP|RX|MBI|PLAN|HMO|PPO|AM|PM)(?!\p{L}))\p{Lu}{1,5}[ -]\d{1,4}[ -](?=${shown})`,
  'gu',
);

/** Masks what others leave of numbers. Linear. */
export function maskLooseNumbers(text: string): string {
  return forms
    .reduce((rest, [form, word]) => rest.replace(form, word), text)
    .replace(joinedBefore, '')
    .replace(joinedAfter, '$1')
    .replace(headOfCode, '');
}

/** A line that ends in a part of a number before one with the next part. */
const brokenLine =
  /(?<![\d.,:/$])(\(?\d{1,4}\)?|\(?\d{3}\)?[ .-]\d{3}|\d{2,4}-)\n(?=\d{2,4}(?:[ .-]\d{4})?-?(?:\n|$| (?!m?g|ml|mcg|tab|pill|cap|past)\p{L}))/gu;

/** "220", then the street on a line of its own. */
const houseLine =
  /(^|\n)(\d{1,6})\n(?=(?:\p{L}[\p{L}.'-]{0,20} ){1,3}(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|court|ct|drive|dr|place|pl|way|circle|cir|trail|trl|loop|parkway|pkwy|highway|hwy)(?![\p{L}\d]))/giu;

/** The text with single spaces and with numbers that line breaks cut put together. */
export function joinedNumbers(text: string): string {
  const spaced = text.replace(/(?<=\S)[ \t]{2,}(?=\S)/g, ' ');
  return spaced.includes('\n')
    ? spaced
        .replace(houseLine, '$1$2 ')
        .replace(brokenLine, (_, part: string) => (part.endsWith('-') ? part : `${part} `))
    : spaced;
}

/** "my cell is 833 ...": not toll-free. */
const callersOwn =
  /(?<!\p{L})(?:(?:call|text|reach|ring|phone) (?:me|him|her|us)|my (?:new |work |home |cell |mobile |phone )?(?:cell|phone|number|mobile|line)|mi (?:nuevo )?(?:cel(?:ular)?|tel(?:[eé]fono)?|n[uú]mero)|m[aá]r[qc]\p{L}*(?:me|le)|ll[aá]m[ea]\p{L}{0,2}(?:me|le)|comun[ií]qu\p{L}*me)(?: (?:back|at|on|is|al|es|a|el|en|now|number|n[uú]mero)){0,3}:? ?$/iu;

/** "márquenme al (844) 5 55 01 84", in any groups. */
export const ownLine = new RegExp(
  String.raw`(${callersOwn.source.replace(/\$$/, '')})\(?\d(?:[ ().-]{0,2}\d){6,12}(?!\d)`,
  'giu',
);
const saidOwn =
  /^[\s,.]{1,3}(?:es (?:el )?|that'?s |is |it'?s )(?:del|de mi|my|mi) (?:trabajo|work|job|cell?|casa|home|celular|office)(?!\p{L})/iu;

/** Whether the words around a match, of the arguments of a replacement, are about the writer's own line. */
export function isCallersOwn(number: string, found: readonly unknown[]): boolean {
  const whole = found.findLast((each) => typeof each === 'string') ?? '';
  const at = Number(found.findLast((each) => typeof each === 'number') ?? 0);
  const end = at + number.length;
  return callersOwn.test(whole.slice(Math.max(0, at - 40), at)) || saidOwn.test(whole.slice(end, end + 40));
}
