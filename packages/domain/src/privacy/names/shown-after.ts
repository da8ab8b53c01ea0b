import { plainLetters } from '../../text/plain-letters.ts';
import {
  afterCaller,
  afterKinName,
  afterOpening,
  afterOwner,
  afterPerson,
  afterPickup,
  kinBefore,
  opensText,
} from './after-cues.ts';
import { looksLikeMedicine, type NameWord } from './name-words.ts';
import { notNames } from './not-names.ts';
import { notPeople } from './not-people.ts';
import { ordinaryWords } from './ordinary-words.ts';

/** Words that begin a sentence more often than they are names. */
const beginnings = new Set(
  'will may can art mark bill grant dean page chance cash faith hope grace joy sandy rich guy sonny max may june april august summer dawn christmas easter una casa del dan sal sol van don dona don mi mia cara cal cam chino china rey ray sue pat rob drew rusty frank earnest sunny star sky rose van buck chip bean brook gay mercy honey sweet precious sky doctor daddy mommy mom granny dad major king prince sergeant deacon pastor priest little young white black green brown red gray grey rice price mercedes destiny miles weeks days may wise long short strong sharp quick bush wood stone glen glass gold golden silver love luz flor paz cruz santa san alba cielo clara blanca bueno bonita leal real recio seco nevado calvo cabello pace hall house ware waters west north case cook baker bean head hand foot back'.split(
    ' ',
  ),
);

/** Whether what follows shows that the word, which no list of given names has, names a person. */
export function isShownAfter(word: NameWord, next: NameWord | undefined, before: string, after: string): boolean {
  const { kind, isCapital } = word;
  const plain = plainLetters(word.text);
  const opens = opensText.test(before);
  if (opens && isCapital && isFamily(next) && afterCaller.test(after)) return true;
  if (kind === 'double' && isCapital && isRelative.test(after)) return true;
  if (
    (kind === 'unknown' && notNames.has(plain)) ||
    kind === 'ordinary' ||
    word.text.length < 3 ||
    notPeople.has(plain) ||
    professions.has(plain)
  ) {
    return isNamedMonth(word, plain, before, after);
  }
  if (isCapital && (afterPerson.test(after) || afterOwner.test(after)))
    return !isThing(word) || afterPerson.test(after);
  if (isCapital && opens && (afterCaller.test(after) || (afterOpening.test(after) && !isThing(word)))) return true;
  if (isCapital && afterPickup.test(after) && !isThing(word) && !beginnings.has(plain)) return true;
  if (kind === 'double' && isDoubleGiven(word, next, plain)) return true;
  return (
    !isThing(word) &&
    word.text.length > 3 &&
    !verbEnding.test(plain) &&
    kinBefore.test(before) &&
    afterKinName.test(after)
  );
}

/** "Dallas is my son": even a town's name. */
const isRelative =
  /^,? (?:is|es) (?:my|mi) (?:\p{L}{3,12} )?(?:son|daughter|sister|brother|wife|husband|mom|mother|dad|father|baby|kid|niece|nephew|cousin|aunt|uncle|hij[oa]|herman[oa]|espos[oa]|mam[aá]|pap[aá]|niet[oa]|abuel[oa]|sobrin[oa]|prim[oa]|t[ií][oa])(?!\p{L})/iu;

/** "my son weighs", "mi hijo vomitando". */
const verbEnding = /(?:[bcdfghklmnprtvwxyz]s|ed|ing|n't|aron|aba|ado|ada|ando|iendo|ieron|osa|oso|ica|ico|ente|ante)$/;

const isFamily = (next: NameWord | undefined) => next?.kind === 'surname' && next.isCapital && next.gap === ' ';

/** "Ing. Cantú". */
const professions = new Set('lic licda ing arq mtro mtra prof profa atte ref att attn'.split(' '));

const isThing = (word: NameWord) => looksLikeMedicine(word.text);

/** "rosa elvira": a name that is a word, then a given name. */
function isDoubleGiven(word: NameWord, next: NameWord | undefined, plain: string): boolean {
  return next?.kind === 'given' && next.gap === ' ' && next.isCapital === word.isCapital && !beginnings.has(plain);
}

/** "for may, that's my aunt". */
function isNamedMonth(word: NameWord, plain: string, before: string, after: string): boolean {
  return (
    ['may', 'april', 'june', 'august', 'julio', 'abril', 'august', 'summer', 'autumn'].includes(plain) &&
    /(?<!\p{L})(?:for|is|para|es|name|called|about) $/iu.test(before) &&
    afterPerson.test(after) &&
    word.text.length > 2
  );
}

/** "janet lincoln", "jose castillo": a surname that is a word or a place, too. */
export function isSmallSurname(word: NameWord, previous: NameWord, plain: string): boolean {
  if (word.kind !== 'double' || word.isCapital || previous.isCapital || previous.kind !== 'given') return false;
  return !ordinaryWords.has(plain) || wordSurnames.has(plain);
}
const wordSurnames = new Set(
  'washington jackson lincoln paz cruz castillo flores reyes rios vega torres campos santos guerra leal luna mora moreno rojas salinas serrano duran duarte delgado bravo blanco rubio pena fuentes molina navarro ramos prado soto marin paredes parra cortes aguilar leon wright walker turner cooper hunter carter parker taylor foster fisher potter porter bishop harris hayes brooks banks woods wells rivers stone'.split(
    ' ',
  ),
);
