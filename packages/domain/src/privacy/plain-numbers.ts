import { factors, letters, numberAt, type Piece, separator, values } from './number-values.ts';

/** Writes numbers as figures, so one pattern finds every way of giving them: spoken, spelled or spaced. English and Spanish, plain signs. */

const word = [...values.keys(), ...factors.keys()].join('|');
const name = [...letters.keys()].filter((each) => each.length > 1).join('|');
const token = `(?:${word}|${name}|\\d{1,12}|\\p{L})(?![\\p{L}\\d])`;
const signWord =
  'dash|hyphen|gui[oó]n(?: medio)?|minus|slash|diagonal|space|espacio|punto|dot|menos|(?:and )?then|(?:y )?luego|after that';
const gap = String.raw`(?: ?(?:[,-]|\.{1,3}) ?(?:(?:${signWord}) )?| ?(?:${signWord}) | (?<!\d )(?:y|and) (?!\d)| )`;
const run = new RegExp(String.raw`(?<![\p{L}\d$./:'-])${token}(?:${gap}${token}){2,30}`, 'giu');
const piece = new RegExp(`(${gap})?(${token})`, 'giu');
const said = new RegExp(`^(?:${word})$`, 'iu');
const slash = /slash|diagonal/iu;
/** Dates have forms of their own, with words. */
const months =
  'jan|feb|mar(?:ch|zo)|apr|abr|may(?:o)?|jun|jul|aug|ago(?:sto)?|sep|set|oct|nov|dec|dic(?:iembre)?|ene|day|d[ií]a|born|birth|dob|nac|cumple';
const dateBefore = new RegExp(
  `(?<!\\p{L})(?:${months})\\p{L}{0,9}[ ,.:]{0,3}(?:(?:the|of|de|del|el|is|es|on) ){0,2}$`,
  'iu',
);
const dateWithin =
  /(?<!\p{L})nineteen (?:hundred|oh|\p{L}+ty)|mil novecientos|two thousand|dos mil(?! \p{L}+ientos)|twenty (?:oh|ten|eleven|twelve|\p{L}+teen|twenty)/iu;
const addressBefore = /(?:casa|direcci[oó]n|domicilio|address|live (?:at|on)|vivo en|house|home|box)[^\n\d]{0,12}$/iu;
/** Fewer may be an amount, a dose or a time. */
const fewestWords = 4;

/** Runs of spoken numbers in figures: "rx four dash one one nine" becomes "rx 4-119". */
function withFigures(text: string): string {
  return text.replace(run, (whole, at: number) => {
    if (dateBefore.test(text.slice(Math.max(0, at - 24), at)) || dateWithin.test(whole)) return whole;
    const pieces = [...whole.matchAll(piece)].map(
      ([, before = '', part = '']): Piece => ({ text: part.toLowerCase(), gap: before }),
    );
    const numbers = pieces.filter((each) => said.test(each.text)).length;
    const figures = pieces.filter((each) => /^\d+$/.test(each.text)).length;
    const signs = pieces.filter((each) => /\p{L}{3}/u.test(each.gap) && !/^ (?:y|and) $/.test(each.gap)).length;
    const fewest = addressBefore.test(text.slice(Math.max(0, at - 30), at)) ? 2 : fewestWords;
    if (numbers + (signs > 0 ? figures + signs : 0) < fewest) return whole;
    return inFigures(pieces, whole);
  });
}

function inFigures(pieces: readonly Piece[], whole: string): string {
  const first = pieces.findIndex(({ text }) => said.test(text) || /^\d/.test(text));
  const last = pieces.findLastIndex(({ text }) => said.test(text) || /^\d/.test(text));
  if (first < 0) return whole;
  let out = '';
  let at = 0;
  for (; at < pieces.length; at++) {
    const { text, gap: before } = pieces[at] as Piece;
    // Words at either end that are letters by chance: "de", "a", "o".
    if (at < first || at > last) {
      out += before + text;
      continue;
    }
    const { value, used } = numberAt(pieces, at);
    const isJoined = value !== null || letters.has(text) || /^\D$/.test(text);
    out += at === first ? before : signOf(before, isJoined);
    out += (value ?? letters.get(text) ?? text).toUpperCase();
    at += used - 1;
  }
  return isCode(out) ? out.replace(/[\p{L}\d-]+$/u, '[number]') : out;
}

/** The sign between two groups. */
function signOf(before: string, isJoined: boolean): string {
  if (slash.test(before)) return '/';
  if (separator.test(before)) return '-';
  return isJoined ? '' : ' ';
}

/** Letters and digits that were spelled: nothing but a code is. */
const isCode = (text: string) =>
  /[A-Z]/.test(text) && /^[A-Z\d-]{6,}$/.test(text) && text.replace(/\D/g, '').length >= 3;

/** "0 4 4 - 1 9 2 - 7 7 0", "0093 3 3 1 7", "CM-0-4-4-1": digits one by one. */
const spelled = /(?<![\p{L}\d.,:/$])(?<!(?<!\p{Lu})-)\d{1,8}(?:(?: |,? ?[-/.] ?|, )\d(?!\d)){3,24}(?![\d:%]|[.,]\d)/gu;
const oneByOne = /^\d+[ -]\d[ -]\d[ -]\d|^\d \d|\d - \d - \d/;
/** "8820 - 3", "55 - 2087", "H5216 - 0938 - 441": not "9 - 5", not "30 - 40". */
const spacedDash =
  /(?<![\p{L}\d.,:/$-])(?=(?:\p{L}{0,4}\d+ - )*\p{L}{0,4}(?:\d{4,}|\d+ - \d{4,}|\d{3,} - \d{3,} - \d|\d+ - \d{3,} - \d))\p{L}{0,4}\d{1,12}(?: - \p{L}?\d{1,12}){1,4}(?![\p{L}\d:%]|[.,]\d)/gu;

/** "1O de mayo de l962", "0ct 3l 1983": letters typed for digits, and the other way round. */
function typedDigits(text: string): string {
  return text
    .replace(/(?<![\p{L}\d])0(?=ct(?:ober|ubre)?(?!\p{L}))/giu, 'O')
    .replace(
      /(?<![\p{L}\d])(?:[oOlI]\d{1,3}|\d[oOI])(?![\p{L}\d])|(?<![\p{L}\d])\dl(?= ?,? (?:19|20)\d\d)/gu,
      (number) => number.replace(/[oO]/g, '0').replace(/[lI]/g, '1'),
    );
}

/** Spaces go, signs between groups stay; a sign after each digit is no group. */
function joinDigits(digits: string): string {
  if (/^\d(?:(?:-\d)+|(?: - \d)+|(?:, \d)+|(?: \d)+)$/.test(digits)) {
    const all = digits.replace(/\D/g, '');
    return '9876543210'.includes(all) ? digits : all;
  }
  return digits
    .replace(/,? ?([-/.]) ?/g, '$1')
    .replace(/, /g, '-')
    .replace(/ /g, '');
}

/** "(five oh three)" */
const areaInBrackets = new RegExp(String.raw`\(((?:${word})(?: (?:${word})){2})\)`, 'giu');
/** "6 T Y 3 - H J 9 - K L 0 4" */
const spelledMixed =
  /(?<![\p{L}\d])(?=(?:\d[ -]{1,3}){0,12}\p{Lu}[ -])(?=(?:\p{Lu}[ -]{1,3}|\d[ -]{1,3}){3,30}[\p{Lu}\d])[\p{Lu}\d](?: ?- ?[\p{Lu}\d]| [\p{Lu}\d]){7,20}(?![\p{L}\d])/gu;

/** The text with its numbers in figures and in groups without spaces around dashes. Linear. */
export function plainNumbers(text: string): string {
  return withFigures(
    typedDigits(text)
      .replace(areaInBrackets, '$1')
      .replace(/(?<=\d) ?\.{3} ?(?=\d)/g, '-'),
  )
    .replace(spelledMixed, (code) => ((code.match(/\d/g) ?? []).length < 3 ? code : '[number]'))
    .replace(spelled, (digits: string, at: number, whole: string) => {
      const isShortDate =
        digits.replace(/\D/g, '').length < 6 && dateBefore.test(whole.slice(Math.max(0, at - 24), at));
      return !isShortDate && oneByOne.test(digits) ? joinDigits(digits) : digits;
    })
    .replace(spacedDash, (groups) => groups.replace(/ - /g, '-'));
}
