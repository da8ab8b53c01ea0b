import { digitWords, mistypedPhone, phoneForm, spacedDigits } from '../text/phone-forms.ts';
import { plainSigns } from '../text/plain-signs.ts';

/** Poison Control and the Crisis Text Line, free at any hour. */
const [publicLine, publicCode] = ['8002221222', '741741'];

const tollFree = '8(?:00|22|33|44|55|66|77|88)';
/** Letters of a keypad for digits: "1-800-FLOWERS", and in capitals "800 FLOWERS" and "541-555-PILL". */
const keypadForms: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}\d-])(?:\+?1[ .()*_-]{1,3}${tollFree}[ .()*_-]{1,3}|\(?${tollFree}\)?[.-](?!(?:milli|micro)grams?|milligramos?|microgramos?|unit|unidad|tablet|capsule|calor|count))(?=[\d-]{0,7}[a-z])(?:[a-z\d]-?){6,14}[a-z\d](?![\p{L}\d])`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d-])\(?${tollFree}\)? (?!(?:MG|MCG|ML|UNITS?|TAB(?:LET)?S?|CAP(?:SULE|LET)?S?)(?![A-Z]))(?=[\d -]{0,7}[A-Z]{3})(?:[A-Z\d][ -]?){6,14}[A-Z\d](?![\p{L}\d])`,
    'gu',
  ),
  /(?<![\p{L}\d-])(?:\+?1[ .-]?)?\(?[2-9]\d{2}(?:\)?[ .-]{1,2}\d{3}[ .-]?(?=\d{0,3}[A-Z])[A-Z\d]{4}|(?:\) ?|[.-])[A-Z]{3}[ .-]?(?:[A-Z]{4}|\d{4}))(?![\p{L}\d])/gu,
];

const digit =
  '(?:\\d|zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)';
const shortCode = new RegExp(
  String.raw`(?<![\p{L}\d$,.:/-])(?:\d{5,6}|\d{2,3}[ -]\d{3}|${digit}(?:[ -]${digit}){4,5})(?![\p{L}\d]|[-,.:/ ]\d| ?(?:%|mg|ml|people|persons?|patients|customers|steps|personas|pacientes|clientes|pasos)(?!\p{L}))`,
  'giu',
);
/** What asks to text or call the number that follows. */
const asksToCall =
  /(?<!\p{L})(?:(?:call|dial|text|message|msg|sms|ring|send|reply|ll[aá]m[ea]\p{L}{0,4}|m[aá]rque\p{L}{0,3}|env[ií]e\p{L}{0,3}|mand[ea]\p{L}{0,3}|escr[ií]ba\p{L}{0,3}|textee?|mensajes?)(?:[^.!?\n]{0,60}[^\p{L}.!?\n](?:to|at|on|us|number|code|al?|n[uú]mero|c[oó]digo))?|short ?code(?: is)?|c[oó]digo corto(?: es)?)[ :*_"'(#]{1,4}$/iu;
const calledBefore = 90;

/** A phone number or short code that is not in the known texts. */
export function hasForeignNumber(sentence: string, known: string): boolean {
  const plain = plainSigns(sentence);
  const phones = phonesOf(plain);
  const right = phones.length > 0 ? [publicLine, ...phonesOf(plainSigns(known))] : [];
  const isKnown = (number: string) =>
    right.some((own) => own === number || (number.length === 7 && own.endsWith(number)));
  return !phones.every(isKnown) || hasForeignCode(plain, known);
}

function phonesOf(plain: string): string[] {
  const find = (form: RegExp, digitsOf: (match: string) => string) =>
    Array.from(plain.matchAll(form), ([match]) => digitsOf(match).replace(/^(?:00)?1(?=\d{10}$)/, ''));
  return [
    ...[phoneForm, spacedDigits, digitWords].flatMap((form) => find(form, (match) => match.replace(/\D/g, ''))),
    ...find(mistypedPhone, (match) => match.replace(/o/gi, '0').replace(/[il]/gi, '1').replace(/\D/g, '')),
    ...keypadForms.flatMap((form) => find(form, keyedDigits)),
  ];
}

const keys = '22233344455566677778889999';

/** What follows the last digit of a number isn't dialed. */
function keyedDigits(match: string): string {
  const digits = match
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => keys[letter.charCodeAt(0) - 97] ?? '')
    .replace(/\D/g, '')
    .replace(/^1/, '');
  return digits.slice(0, 10);
}

function hasForeignCode(plain: string, known: string): boolean {
  return Array.from(plain.matchAll(shortCode)).some(({ 0: code, index }) => {
    if (!asksToCall.test(plain.slice(Math.max(0, index - calledBefore), index))) return false;
    if (code.replace(/\D/g, '') === publicCode) return false;
    return !/\d{5}/.test(code) || !new RegExp(`(?<!\\d)${code}(?!\\d)`).test(known);
  });
}
