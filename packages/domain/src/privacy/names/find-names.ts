import { plainLetters } from '../../text/plain-letters.ts';
import { introCue, namedThings, personCue, strongCues, titleCues, weakCues } from './name-cues.ts';
import { looksLikeMedicine, type NameWord, nameWords } from './name-words.ts';
import { notPeople } from './not-people.ts';
import {
  afterMedicine,
  afterPlace,
  afterPlacePair,
  capitalBefore,
  forSomebody,
  medicineVerb,
  placeEnds,
  twoParticles,
} from './thing-cues.ts';

/** `text.slice(start, end)`. */
export interface NameSpan {
  start: number;
  end: number;
}

/** This much before a word is searched for a cue. */
const cueChars = 48;
/** No name is longer. */
const mostWords = 4;

/**
 * Names of people in a text in plain signs, in order: announced ones ("my name is ...", "Dr. ..."), and given names of a list with what
 * follows. Recall and false finds: docs/assistant.md. Linear.
 */
export function findNames(text: string): NameSpan[] {
  const hidden = text.replace(namedThings, (thing) => '0'.repeat(thing.length));
  const words = nameWords(hidden);
  const isTitled = isMostlyCapitals(words);
  const found: NameSpan[] = [...spelledNames(hidden)];
  for (let at = 0; at < words.length; at++) {
    const length = nameLength(hidden, words, at, isTitled);
    const [first, last] = [words[at], words[at + length - 1]];
    if (length === 0 || !first || !last) continue;
    found.push({ start: first.start - initialsBefore(hidden, first.start), end: last.end });
    at += length - 1;
  }
  return found.sort((a, b) => a.start - b.start);
}

/** In a text of capitals or Titled Words a capital says nothing. */
function isMostlyCapitals(words: readonly NameWord[]): boolean {
  const ordinary = words.filter(({ kind }) => kind === 'ordinary');
  return ordinary.length > 3 && ordinary.filter(({ isCapital }) => isCapital).length > ordinary.length * 0.7;
}

function nameLength(text: string, words: readonly NameWord[], at: number, isTitled: boolean): number {
  const word = words[at];
  if (!word || text[word.start - 1] === '[') return 0;
  if (word.kind === 'ordinary' && !word.isCapital && !particles.has(word.text)) return 0;
  const before = text.slice(Math.max(0, word.start - cueChars), word.start);
  const capital = word.isCapital && !isTitled;
  if (!startsName(word, words[at + 1], { before, after: text.slice(word.end, word.end + cueChars) }, capital)) return 0;
  const isAnnounced = strongCues.test(before) || titleCues.test(before);
  let length = 1;
  while (length < mostWords && isNext(words, at, length, isTitled, isAnnounced)) length++;
  return length;
}

/** "J. ", "R." before a surname belong to the name. */
function initialsBefore(text: string, start: number): number {
  return /(?:(?<![\p{L}\d[\]'])\p{Lu}\. ?){1,3}$/u.exec(text.slice(Math.max(0, start - 9), start))?.[0].length ?? 0;
}

function startsName(
  word: NameWord,
  next: NameWord | undefined,
  { before, after }: { before: string; after: string },
  capital: boolean,
): boolean {
  const { kind } = word;
  if (kind === 'given') return true;
  if (isLastFirst(word, next)) return true;
  const plain = plainLetters(word.text);
  if (strongCues.test(before)) {
    if (particles.has(plain)) return next?.isCapital === true ? next.kind !== 'ordinary' : twoParticles.test(after);
    if (notNames.has(plain)) return false;
    return kind !== 'ordinary' || (word.isCapital && word.text.length > 1 && !word.isAllCapitals);
  }
  if (titleCues.test(before)) {
    if (notNames.has(plain) || titleWords.has(plain)) return false;
    return kind !== 'ordinary' || (word.isCapital && capital);
  }
  if (kind === 'ordinary' || afterPlace.test(after) || afterPlacePair.test(after)) return false;
  if (kind === 'surname' && next?.gap === ' ' && next.kind === 'given') return true;
  const isPair =
    next !== undefined &&
    next.gap === ' ' &&
    next.isCapital &&
    (next.kind === 'given' ||
      next.kind === 'surname' ||
      (next.kind === 'double' && capital && !notNames.has(plain)) ||
      (next.kind === 'unknown' && !looksLikeMedicine(next.text)));
  if (kind === 'surname')
    return (capital && (!isNoPerson(plain) || personCue.test(before))) || (word.isCapital && isPair);
  if (kind === 'double') {
    if (!word.isCapital || (placeEnds.has(plain) && capitalBefore.test(before))) return false;
    if (isPair && (capital || next.kind !== 'unknown')) return true;
    return capital && !isNoPerson(plain) && (personCue.test(before) || (isInside.test(before) && !place.test(before)));
  }
  if (isTwoUnknown(word, next) && introCue.test(before)) return true;
  const isMedicine = looksLikeMedicine(word.text) && !(isPair && next.kind === 'unknown' && forSomebody.test(before));
  if (!capital || isMedicine || word.text.length < (isPair ? 3 : 4) || isNoPerson(plain)) return false;
  if (personCue.test(before)) return true;
  if (isPair && (next.kind !== 'unknown' || weakCues.test(before))) return !place.test(before);
  if (!isPair && (medicineVerb.test(before) || afterMedicine.test(after))) return false;
  return isInside.test(before) && !word.isAllCapitals && !place.test(before);
}

/** "kowalczyk, zbigniew". */
function isLastFirst(word: NameWord, next: NameWord | undefined): boolean {
  return (
    next?.kind === 'given' &&
    next.gap === ', ' &&
    (word.kind === 'surname' ||
      word.kind === 'unknown' ||
      (word.kind === 'double' && word.isCapital && next.isCapital)) &&
    word.text.length > 3
  );
}

/** "im trent babcock": two words that no list knows. */
function isTwoUnknown(word: NameWord, next: NameWord | undefined): boolean {
  return (
    next?.gap === ' ' &&
    word.kind === 'unknown' &&
    (next.kind === 'unknown' || next.kind === 'surname') &&
    !looksLikeMedicine(word.text) &&
    [word, next].every(({ text }) => text.length > 2)
  );
}

function isNoPerson(plain: string): boolean {
  return notPeople.has(plain) || notPeople.has(plain.replace(/s$/, ''));
}

/** Within a sentence, where a capital letter means something. */
const isInside = /[\p{L}\d,;'")][ ]{1,2}["'(]?$/u;
const place =
  /(?<![\p{L}])(?:in|at|near|to|from|en|cerca de|hasta|a|hacia|the|el|la|los|las|an?|un|una|old|new|your|brand|mi) ["'(]?$/iu;

function isNext(
  words: readonly NameWord[],
  at: number,
  length: number,
  isTitled: boolean,
  isAnnounced: boolean,
): boolean {
  const word = words[at + length];
  const previous = words[at + length - 1];
  if (!word || !previous) return false;
  const plain = plainLetters(word.text);
  const isComma = word.gap === ', ' || word.gap === ',';
  if (word.gap !== ' ' && word.gap !== '. ' && !isComma) return false;
  if (word.gap === '. ' && previous.text.length > 2) return false;
  if (isComma)
    return word.isCapital && previous.isCapital && (word.kind === 'given' || (word.kind === 'double' && !isTitled));
  if (suffixes.has(plain)) return true;
  if (particles.has(plain)) {
    const next = words[at + length + 1];
    return next?.gap === ' ' && (next.kind === 'given' || (next.isCapital && next.kind !== 'ordinary'));
  }
  if (word.text.length === 1) return word.isCapital && plain !== 'i' && previous.isCapital;
  if (word.kind === 'given' || word.kind === 'surname') return true;
  if (word.kind === 'double' && isAnnounced && !word.isCapital && !previous.isCapital) return !notNames.has(plain);
  if (word.kind === 'unknown')
    return !notNames.has(plain) && (!looksLikeMedicine(word.text) || (word.isCapital && !isTitled));
  return (
    word.isCapital &&
    (previous.isCapital || particles.has(previous.text)) &&
    !isTitled &&
    !notNames.has(plain) &&
    (word.kind === 'double' || !word.isAllCapitals)
  );
}

const suffixes = new Set(['jr', 'sr', 'iii', 'ii', 'md']);
const particles = new Set(['de', 'del', 'van', 'von', 'der', 'la', 'da', 'dos', 'di', 'st', 'bin', 'al', 'el', 'y']);
/** After "Dr.", "my doctor is" and so on. */
const titleWords = new Set(
  (
    'office appointment said says called call calls sent send sends wrote write prescribed gave told wants wanted will would can could should has had have did does is was are at in on and or for to who what when where why how about ' +
    'never not new old out away here there just still already also order orders ordered changed retired moved visit bill bills fax faxed number note notes phone please ok okay que me mi le dijo mando receto cambio llamo esta estaba va fue no ya ' +
    'hours care primary family heart foot eye skin pain urgent clinic closed on-call de del la el los las con por para en y o general'
  ).split(' '),
);
/** Words that follow an announcement without being a name. */
export const notNames = new Set(
  (
    'a about after age an and any are as asking at because birthday born but call called calling can for from good has have he her here hi his how i if im in is it just live lives looking ' +
    'me mine my need needs new not of ok okay on or our out please ready she so sorry sure that thanks the their them there they this to too trying ' +
    'wanting waiting was we what when where which who why will with would yes you your am pm today tomorrow monday tuesday wednesday thursday friday ' +
    'saturday sunday january february march april may june july august september october november december ' +
    'aqui con cuando de del donde el ella ellos en es esta este esto estoy gracias hola la las lo los llamo mi mis naci nacida nacido muy necesito no nueva nuevo ' +
    'o para pero por porque que quien quiero quisiera si soy su sus tengo tambien tiene tu un una vive vivo usted y ya hoy manana ' +
    'name names nombre patient paciente member date dob phone address rx prescription medicine medicina refill medicare medicaid insurance pharmacy ssn email mail tel ' +
    'farmacia pharmacist farmaceutico doctor dr customer cliente christmas thanksgiving street avenue plan part flu covid diabetic diabetes shoes ' +
    'shoe shot shots vaccine vaccines vacuna vacunas blood sugar test strips vitamin delivery transfer transferring order orders hours holiday happy ' +
    'social security health home blue cross shield store supplies compounding pet pets kids adults seniors pfizer moderna walgreens cvs walmart costco ' +
    'wrong different spelled brand generic misspelled change changed first last same missing number both either someone somebody anyone him us usted ustedes alguien el'
  ).split(' '),
);

/** "K-O-W-A-L-S-K-I", "s m i t h" after "spelled". */
function spelledNames(text: string): NameSpan[] {
  const spelled =
    /(?<![\p{L}\d-])\p{L}(?:-\p{L}){2,24}(?![\p{L}\d-])|(?<=(?:spelled|spelt|spells?|deletrea|deletreo|se escribe):? )\p{L}(?:[ .,-]{1,2}\p{L}){2,24}(?![\p{L}\d])/giu;
  return Array.from(text.matchAll(spelled), ({ 0: letters, index }) => ({ start: index, end: index + letters.length }));
}
