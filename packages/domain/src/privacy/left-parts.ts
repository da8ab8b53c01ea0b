import { drugNames } from '../text/drug-names.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { isNoPerson } from './names/around-names.ts';
import { isMisspelled } from './names/misspelled.ts';
import { looksLikeMedicine, nameWords } from './names/name-words.ts';
import { notNames } from './names/not-names.ts';

/** What the other masks leave of details that the text itself shows: codes beside a record's label, names beside masked parts. Plain signs. */

const unit = String.raw`(?! ?(?:m?gs?|mcg|ml|iu|ui|units?|unidades|%|tabs?|tablets?|pills?|caps?|pastillas?|am|pm|hours?|horas?|days?|d[ií]as)(?!\p{L}))`;
/** Four digits or more in groups, with letters before or behind. No year, time, price or date. */
const code = String.raw`(?<![\p{L}\d.,:/$-])(?!(?:de|del|of|in|on|en|from|to)(?!\p{L}))(?!\d{1,4}[.,]\d{2}(?!\d))(?!(?:\d{1,2}\/)?(?:19|20)\d\d(?![\d/-]))(?!\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?!\d))(?=(?:[\p{L}./ -]{0,6}\d){4})(?:\p{Lu}{1,4}\.?(?:\p{Lu}\.?)?[ /-]?)?\d{1,6}(?:[ ./-]\d{1,6}){0,3}(?:-?\p{Lu})?(?![\p{L}\d:/%]|[.,]\d)${unit}`;
const record =
  'mrn|med(?:ical)? rec(?:ord)?s?|account|acct|acc|chart|pt|patient (?:id|number|no)|cuenta|expediente|exp|historia|h\\.? ?c|folio|r[eé]cord|no\\. de paciente';

const forms: readonly (readonly [RegExp, string])[] = [
  // "the mrn, theirs is E-100 332 19"
  [new RegExp(String.raw`((?<![\p{L}\d])(?:${record})(?!\p{L})[^\n[\]]{0,60}?)${code}`, 'giu'), '$1[number]'],
  [/((?<!\p{L})(?:H\.? ?C\.?|EXP) )\[number\]/gu, '[number]'],
  // "20/44871", "(0)[phone]", "(5 0 3) [number]"
  [/(?<![\p{L}\d.,:/$-])\d{1,3}\/(?!(?:19|20)\d\d(?!\d)|[12]000(?!\d))\d{4,8}(?![\p{L}\d:/%]|[.,]\d)/gu, '[number]'],
  [/\(\d(?: ?\d){0,3}\) ?(?=\[(?:phone|number)\])/gu, ''],
  // The code on the back of a card that is masked.
  [
    /(\[card\][^\n[\]]{0,60}?(?<!\p{L})(?:back|cvv|cvc|cvv2|code|security|atr[aá]s|c[oó]digo|reverso)(?!\p{L})[^\n\d[\]]{0,24})\d{3,4}(?!\d)/giu,
    '$1[card]',
  ],
  // "grp UHEALTH"
  [
    /((?<!\p{L})(?:[Rr][Xx] ?)?(?:[Gg][Rr][Pp]|[Gg]roup|GROUP|PCN|pcn|[Gg]rupo|GRUPO)(?: (?:is|es|number|no))?[ :#]{1,3})\p{Lu}{4,12}(?!\p{L})/gu,
    '$1[insurance number]',
  ],
  // "6.19.01": no coming year.
  [
    new RegExp(
      String.raw`(?<![\p{L}\d/.,:$-])(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|[12]\d|3[01])\1(?:0\d|1\d)(?![\d/%-]|[.,]\d)${unit}`,
      'gu',
    ),
    '[date]',
  ],
  // "12-03-'97", "79-09-21", "05/1963"
  [/(?<![\p{L}\d/.,:$-])\d{1,2}([/.-])\d{1,2}\1(?:'\d{2})(?!\d)/gu, '[date]'],
  [/(?<![\p{L}\d/.,:$-])[3-9]\d([/.-])(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])(?![\d/%-]|[.,]\d)/gu, '[date]'],
  [/(?<![\p{L}\d/.,:$-])(?:0?[1-9]|1[0-2])\/(?:19\d{2}|20[01]\d)(?![\d/])/gu, '[date]'],
  // "xx-7714"
  [/(?<![\p{L}\d])[xX*•]{2,3}(?:[ -]?[xX*•]{2,3})?[ -]?\d{4}(?!\d)/gu, '[number]'],
  // "+52 1 33 5550 0147", "[234] 555 0106", "pt_5520981"
  [/(?<![\p{L}\d])\+\d{1,3}(?:[ .-]\(?\d{1,4}\)?){2,5}(?!\d)/gu, '[phone]'],
  [/\[\d{3}\] ?\d{3}[ .-]?\d{4}(?!\d)/gu, '[phone]'],
  [/(?<![\p{L}\d])\p{L}{1,6}_\d{4,12}(?!\d)/gu, '[number]'],
  // "[birth date], es del 38", "born April '22"
  [/\[birth date\],? (?:(?:es|soy|era|is|was) )?(?:del?|of) (?:a[ñn]o )?'?\d{2}(?!\d)/giu, '[birth date]'],
  [
    /((?<!\p{L})(?:born|nac\p{L}{1,4}|birthday|cumple)(?!\p{L})[^\n\d[\]]{0,12}?)(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)\p{L}{0,8}\.?,? (?:of |de |del )?'?\d{2}(?![\d/:-])/giu,
    '$1[birth date]',
  ],
  [
    /(?<!\p{L})(?:apt|apto|apartment|unit|room|cuarto|casa)\.? ?#?\d{1,4}[a-z]? (?:on|en|at|de) (?:(?:the|la|el|calle) )?[\p{L}.'-]{3,20}(?: (?:st|street|ave|avenue|rd|road|ln|lane|dr|drive|ct|court|blvd|way))?(?!\p{L})\.?/giu,
    '[address]',
  ],
  [/(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|ground|top) floor,? (?:at |of )?(?=\[address\])/giu, ''],
  [/\[address\]-\p{Lu}(?!\p{L})(?:,? (?:barrio|colonia|col\.|sector) \p{Lu}\p{L}{2,20})?/giu, '[address]'],
  [
    /\[address\](?:, (?:the |la |el )?[\p{L}\d ]{3,30}){0,2},? (?:(?:house|casa|trailer|lot|unit|n[uú]mero|number) )?(?:#)?\d{1,5}(?=$|[.,;!?\n])/giu,
    '[address]',
  ],
  [
    /(?<![\p{L}\d.,:/$-])\d{2,5} \p{Lu} \p{Lu}\p{Ll}{3,20}(?=,? (?:ah[ií]|aqu[ií]|es|that'?s|is) (?:vivo|mi casa|where|my|home))/gu,
    '[address]',
  ],
  [
    /(?<!\p{L})(?:motel|hotel|inn) (?:\p{L}+ )?\d{0,3},? (?:cuarto|room|rm|habitaci[oó]n|hab\.?) ?#?\d{1,4}[a-z]?(?:,? (?:hwy|highway|carretera|ruta|route|rt) ?\d{1,4})?/giu,
    '[address]',
  ],
];

const kin =
  '(?:(?:[Mm]y|[Mm]i|[Hh]is|[Hh]er|[Oo]ur|[Ss]u|and|y) )(?:(?:\\p{L}{3,8}[ -])?(?:mother|father|brother|sister|son|daughter)[ -]in[ -]law|mother|father|mom|dad|wife|husband|hubby|son|daughter|sister|brother|aunt|uncle|niece|nephew|cousin|grandma|grandpa|grandson|granddaughter|partner|boyfriend|girlfriend|friend|neighbor|roommate|mam[aá]|pap[aá]|espos[oa]|marido|hij[oa]|ni[ñn][oa]|herman[oa]|abuel[oa]|abuelit[oa]|niet[oa]|t[ií][oa]|prim[oa]|sobrin[oa]|suegr[oa]|cu[ñn]ad[oa]|novi[oa]|vecin[oa]|amig[oa])(?:,| is| es| named| se llama)? ';
const name = String.raw`((?:Wm\. |St\. )?\p{Lu}[\p{Ll}'][\p{L}'-]{1,22}(?: (?:dela|de la|del|de|van|von|al|bin|la|y|De La|De la|Dela) \p{Lu}[\p{L}'-]{2,22}| \p{Lu}\p{Ll}[\p{L}'-]{1,22})?)`;
/** A capital that only a name has, by what is before or after it. */
const named: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:(?:be|is|it'?s|are|listed|filed|go|goes) under|attn:?|attention:?|regarding|last name(?: is|:)|surname(?: is|:)|apellido(?: es|:)?|a nombre del?) )${name}(?![\p{L}\d])`,
    'gu',
  ),
  /(?<=(?:^|\n))\p{Lu}{2,20}, \p{Lu}{2,20}(?: \p{Lu}{1,20}){0,2}(?=\n|$)/gu,
  new RegExp(String.raw`${name}(?=,? (?:\(?)\[(?:birth )?date\])`, 'gu'),
  new RegExp(String.raw`(?<=\[phone\],? (?:- ?)?)${name}(?=[.!]?$)`, 'gu'),
];
const ofKin = new RegExp(String.raw`(?<=(?<!\p{L})${kin})${name}(?![\p{L}\d])`, 'gu');
const ofContact = /(?<=(?:contact|emergency|emergencies|contacto)[^\n[\]]{0,20}: )\p{Lu}\p{Ll}{2,15} (?=\[name\])/giu;
/** "mi esposo abelardo se tomó" */
const ofKinInSmall = new RegExp(
  String.raw`(?<=(?<!\p{L})${kin})\p{Ll}{3,15}(?= (?:se|tiene|toma|tom[oó]|necesita|est[aá]|fue|quiere|has|needs|takes|took|was|wants)(?!\p{L}))`,
  'gu',
);
/** "..., dequan, 6.19.01" */
const inSmall = /(?<=, )\p{Ll}{4,15}(?=, \[(?:birth )?date\])/gu;
const tails =
  /\[name\] (?:de la|de los|de las|del|de|dela|van|von|y) (?:\p{Lu}[\p{L}'-]{2,22})(?: y \p{Lu}[\p{L}'-]{2,22})?(?![\p{L}\d])/giu;

/** Masks them. Linear. */
export function maskLeftParts(text: string): string {
  let masked = forms.reduce((rest, [form, word]) => rest.replace(form, word), text);
  masked = masked
    .replace(ofKin, (found: string) => (mayBeKin(found) ? '[name]' : found))
    .replace(ofKinInSmall, (found: string) => (isSmallName(found) ? '[name]' : found))
    .replace(ofContact, '')
    .replace(inSmall, (found: string) => (nameWords(found)[0]?.kind === 'unknown' ? '[name]' : found));
  for (const form of named) masked = masked.replace(form, (found: string) => (mayBePerson(found) ? '[name]' : found));
  return masked
    .replace(/\[name\](?: \[name\])+/g, '[name]')
    .replace(tails, (whole) => (/ \p{Lu}/u.test(whole) ? '[name]' : whole));
}

const isSmallName = (found: string) => {
  const [word] = nameWords(found);
  return (
    word !== undefined &&
    word.kind !== 'ordinary' &&
    !isNoPerson(plainLetters(found)) &&
    !isMisspelled(plainLetters(found))
  );
};

/** After "my wife" even what sounds like a medicine, if none has that name. */
function mayBeKin(found: string): boolean {
  const words = nameWords(found);
  return (
    words.some(({ kind }) => kind !== 'ordinary' || words.length > 1) &&
    words.every(({ text }) => !isNoPerson(plainLetters(text)) && !drugNames.has(plainLetters(text)))
  );
}

/** In no list of things, and no word of the language. */
function mayBePerson(found: string): boolean {
  return nameWords(found.replace(/^(?:St|Wm)\. /, '')).every(
    ({ text, kind }, at) =>
      (at > 0 || kind !== 'ordinary') &&
      !notNames.has(plainLetters(text)) &&
      !isNoPerson(plainLetters(text)) &&
      !drugNames.has(plainLetters(text)) &&
      !looksLikeMedicine(text),
  );
}
