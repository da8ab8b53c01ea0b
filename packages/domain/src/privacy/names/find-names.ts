import { drugNames } from '../../text/drug-names.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { isAfterInitials, isAlone, isForPerson, isMistyped, isNoPerson, monthNames, months } from './around-names.ts';
import { hideKept } from './kept-names.ts';
import { isMisspelledMedicine } from './misspelled.ts';
import { doctors, introCue, namedThings, personCue, strongCues, titleCues, weakCues } from './name-cues.ts';
import { looksLikeMedicine, type NameWord, nameWords } from './name-words.ts';
import { notNames, particles, suffixes, titleWords } from './not-names.ts';
import { notPeople } from './not-people.ts';
import { isPersonal, isThingTalk } from './person.ts';
import { isShownAfter, isSmallSurname } from './shown-after.ts';
import { afterPlace, afterPlacePair, capitalBefore, forSomebody, placeEnds, twoParticles } from './thing-cues.ts';

/** `text.slice(start, end)`. */
export interface NameSpan {
  start: number;
  end: number;
}

/** This much before a word is searched for a cue. */
const cueChars = 48;
/** No name is longer. */
const mostWords = 6;

/**
 * Names of people in a text in plain signs, in order: announced ones ("my name is ...", "Dr. ..."), and given names of a list with what
 * follows. Linear.
 */
export function findNames(text: string): NameSpan[] {
  const hide = (thing: string) => '0'.repeat(thing.length);
  const hidden = hideKept(text.replace(namedThings, hide).replace(doctors, hide));
  const words = nameWords(hidden);
  const isTitled = isMostlyCapitals(words);
  const found: NameSpan[] = [...spelledNames(hidden)];
  for (let at = 0; at < words.length; at++) {
    const length = nameLength(hidden, words, at, isTitled, found.at(-1)?.end ?? -1);
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

function nameLength(text: string, words: readonly NameWord[], at: number, isTitled: boolean, lastEnd: number): number {
  const word = words[at];
  if (!word || text[word.start - 1] === '[') return 0;
  if (word.kind === 'ordinary' && !word.isCapital && !particles.has(word.text)) return 0;
  const before = text.slice(Math.max(0, word.start - cueChars), word.start);
  const capital = word.isCapital && !isTitled;
  const after = text.slice(word.end, word.end + cueChars);
  const isListed = capital && isOneMore(word, text, lastEnd);
  if (!isListed && !startsName(word, words[at + 1], { before, after }, capital)) return 0;
  const isAnnounced = strongCues.test(before) || titleCues.test(before) || introCue.test(before);
  let length = 1;
  while (length < mostWords && isNext(words, at, length, isTitled, isAnnounced)) length++;
  return length;
}

/** "Zephyr and Indigo": after a name, one more. */
function isOneMore(word: NameWord, text: string, lastEnd: number): boolean {
  if (lastEnd < 0 || word.start - lastEnd > 16 || word.kind === 'ordinary') return false;
  const plain = plainLetters(word.text);
  return (
    /^(?:,? (?:and|y|e|&|or|o)(?: maybe| possibly| perhaps| tal vez| quiz[aá]s?| also)? |, | to )$/.test(
      text.slice(lastEnd, word.start),
    ) &&
    !isNoPerson(plain) &&
    !notNames.has(plain) &&
    !drugNames.has(plain)
  );
}

const initials = /(?:\p{Lu}\. ?){1,3}$/u;

/** "J. R." before a surname. */
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
  if (isThingTalk(word, before, after) || (monthNames.has(plainLetters(word.text)) && /^\.?,? \d/.test(after)))
    return false;
  if (kind === 'given') return true;
  if (isIntroduced(word, next, before, capital) || isShortGiven(word, next, before, capital)) return true;
  if (isLastFirst(word, next) || isShownAfter(word, next, before, after)) return true;
  const plain = plainLetters(word.text);
  if (strongCues.test(before) || (initials.test(before) && strongCues.test(before.replace(initials, '')))) {
    if (particles.has(plain)) return next?.isCapital === true ? next.kind !== 'ordinary' : twoParticles.test(after);
    if (notNames.has(plain)) return false;
    return kind !== 'ordinary' || (word.isCapital && word.text.length > 1 && !word.isAllCapitals);
  }
  if (titleCues.test(before)) {
    if (notNames.has(plain) || titleWords.has(plain)) return false;
    return kind !== 'ordinary' || (word.isCapital && capital);
  }
  if (kind === 'ordinary' || afterPlace.test(after) || afterPlacePair.test(after)) return false;
  if (kind === 'unknown' && isMisspelledMedicine(plain)) return false;
  if (isFiledUnder(word, plain, before, after)) return true;
  if (kind === 'unknown' && word.isCapital && introCue.test(before) && !isNoPerson(plain)) return true;
  if (kind === 'surname' && next?.gap === ' ' && next.kind === 'given') return true;
  const isPair =
    next !== undefined &&
    next.gap === ' ' &&
    next.isCapital &&
    !isNoPerson(plainLetters(next.text)) &&
    (next.kind === 'given' ||
      next.kind === 'surname' ||
      (next.kind === 'double' && capital && !notNames.has(plain)) ||
      (next.kind === 'unknown' && plain !== 'will' && !looksLikeMedicine(next.text)));
  if (isOneOfTwo(word, before, after, capital) || isAfterInitials(word, before, capital)) return true;
  if (isAlone(word, before, after) || isForPerson(word, plain, before, after, capital)) return true;
  if (isAfterNameTalk(word, before, after) || isAlonePair(word, next, before, after, capital)) return true;
  if (kind === 'surname')
    return (capital && (!isNoPerson(plain) || personCue.test(before))) || (word.isCapital && isPair);
  if (kind === 'double') {
    if (isPersonal(word, next, before, after, capital)) return true;
    if (!word.isCapital || (placeEnds.has(plain) && capitalBefore.test(before))) return false;
    if (isPair && (capital || next.kind !== 'unknown')) return true;
    return capital && !isNoPerson(plain) && personCue.test(before);
  }
  if (isTwoUnknown(word, next) && introCue.test(before)) return true;
  if (isMistyped(word, before, after)) return true;
  if (isPersonal(word, next, before, after, capital)) return true;
  const isMedicine = looksLikeMedicine(word.text) && !(isPair && next.kind === 'unknown' && forSomebody.test(before));
  if (!capital || isMedicine || word.text.length < (isPair ? 2 : 4) || isNoPerson(plain)) return false;
  if (personCue.test(before)) return true;
  if (/^ \p{Lu}\.(?= |,|$|\n)/u.test(after)) return true;
  return isPair && (next.kind !== 'unknown' || weakCues.test(before)) && !place.test(before);
}

/** "ready under Quarrie?", "la medicina de ILDA". */
function isFiledUnder({ kind, text }: NameWord, plain: string, before: string, after: string): boolean {
  if (kind === 'double' || text.length < 3 || notNames.has(plain) || isNoPerson(plain) || drugNames.has(plain))
    return false;
  return filed.test(before) && /^ ?(?:[.,;!?\n]|$)/.test(after) && (kind !== 'unknown' || !looksLikeMedicine(text));
}

const filed =
  /(?<!\p{L})(?:(?<!(?:keep|put|stay|stays|stored?|kept|just|half|way|age|goes) )under|(?:la|las|el|los|unas?|mis?) (?:medicinas?|recetas?|pastillas?|medicamentos?|pedido|cita) de) $/iu;

/** "for Al Petrosky": in small letters an article. */
function isShortGiven(word: NameWord, next: NameWord | undefined, before: string, capital: boolean): boolean {
  return (
    capital &&
    /^(?:Al|Van|Del|Von)$/.test(word.text) &&
    next?.gap === ' ' &&
    next.isCapital &&
    (next.kind === 'unknown' || next.kind === 'surname') &&
    !isNoPerson(plainLetters(next.text)) &&
    /[\p{Ll},] $/u.test(before) &&
    !place.test(before)
  );
}

/** "para Leo y Teo": of two, both may be names. */
function isOneOfTwo(word: NameWord, before: string, after: string, capital: boolean): boolean {
  const other = /^ (?:y|e|and|&) (\p{Lu}\p{Ll}+)/u.exec(after)?.[1];
  if (!capital || other === undefined || !/(?<!\p{L})(?:for|para|pa|from) $/iu.test(before)) return false;
  const plain = plainLetters(word.text);
  return (
    word.kind === 'double' &&
    !isNoPerson(plain) &&
    !isNoPerson(plainLetters(other)) &&
    ['given', 'double'].includes(nameWords(other)[0]?.kind ?? '')
  );
}

/** "No whole name. Vero.": alone after talk of names. */
function isAfterNameTalk(word: NameWord, before: string, after: string): boolean {
  const plain = plainLetters(word.text);
  return (
    word.isCapital &&
    word.text.length > 1 &&
    !isNoPerson(plain) &&
    !notNames.has(plain) &&
    /(?<!\p{L})(?:name|nombre|apellido)s?(?! brand)[^.?!:\n]{0,20}[.?!:\n-]{1,2} ?$/iu.test(before) &&
    /^ ?(?:[.,;!\n]|$)/u.test(after)
  );
}

/** "Ester Nakasone. Is it in?": two capitals alone. */
function isAlonePair(
  word: NameWord,
  next: NameWord | undefined,
  before: string,
  after: string,
  capital: boolean,
): boolean {
  if (!capital || next?.gap !== ' ' || !next.isCapital || next.kind === 'ordinary' || word.isAllCapitals) return false;
  const isEither = next.kind === 'surname' || word.kind === 'double';
  return (
    [word, next].every(({ text }) => text.length > 1 && !isNoPerson(plainLetters(text))) &&
    !notNames.has(plainLetters(word.text)) &&
    (isEither || ![word, next].some(({ text }) => looksLikeMedicine(text))) &&
    /(?:^|[.!?\n] ?)$/u.test(before) &&
    /^ [\p{L}'-]+(?:[.;\n]|,? \[|$)/u.test(after)
  );
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

/** "soy Lluvia Armenta": a name by what follows. */
function isIntroduced(word: NameWord, next: NameWord | undefined, before: string, capital: boolean): boolean {
  if (!capital || next?.gap !== ' ' || !next.isCapital || next.kind === 'ordinary' || word.text.length < 3)
    return false;
  const plain = plainLetters(word.text);
  return (
    (personCue.test(before) || introCue.test(before)) &&
    (!notNames.has(plain) || months.has(plain)) &&
    (months.has(plain) || !isNoPerson(plain)) &&
    (months.has(plainLetters(next.text)) || !isNoPerson(plainLetters(next.text))) &&
    !looksLikeMedicine(next.text)
  );
}

/** "im trent babcock": two words that no list knows. */
function isTwoUnknown(word: NameWord, next: NameWord | undefined): boolean {
  return (
    next?.gap === ' ' &&
    word.kind === 'unknown' &&
    (next.kind === 'unknown' || next.kind === 'surname' || next.kind === 'given') &&
    !looksLikeMedicine(word.text) &&
    [word, next].every(({ text }) => text.length > 2)
  );
}

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
  if (isComma && isAnnounced && length === 1 && isAloneOnLine(word, previous)) return true;
  if (word.gap !== ' ' && word.gap !== '. ' && !isComma) return false;
  if (word.gap === '. ' && previous.text.length > 2) return false;
  if (isComma)
    return word.isCapital && previous.isCapital && (word.kind === 'given' || (word.kind === 'double' && !isTitled));
  if (suffixes.has(plain)) return true;
  if (particles.has(plain)) {
    const next = words[at + length + 1];
    return (
      next?.gap === ' ' &&
      (next.kind === 'given' || (next.isCapital && !isTitled && !isNoPerson(plainLetters(next.text))))
    );
  }
  if (word.text.length === 1) return word.isCapital && plain !== 'i' && previous.isCapital;
  if (word.kind === 'given' || word.kind === 'surname') return true;
  if (word.kind === 'double' && isAnnounced && !word.isCapital && !previous.isCapital) return !notNames.has(plain);
  if (isSmallSurname(word, previous, plain)) return true;
  const after = words[at + length + 1];
  if (word.kind === 'double' && previous.kind === 'given' && length === 1 && after?.gap === ' ' && word.gap === ' ')
    if (!word.isCapital && !previous.isCapital && !notNames.has(plain) && isLastOfThree(after)) return true;
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

/** "jimmy lee haskell". */
const isLastOfThree = ({ kind, text }: NameWord) =>
  kind === 'surname' || (kind === 'unknown' && text.length > 3 && !looksLikeMedicine(text));

/** "PATIENT: ADISA, OLUMIDE": the rest of a field. */
function isAloneOnLine(word: NameWord, previous: NameWord): boolean {
  const plain = plainLetters(word.text);
  if (plain.length < 4 || notNames.has(plain) || isNoPerson(plain) || looksLikeMedicine(word.text)) return false;
  return word.isCapital && previous.isCapital && word.kind !== 'ordinary' && previous.kind !== 'ordinary';
}

/** "K-O-W-A-L-S-K-I", "s m i t h" after "spelled". */
function spelledNames(text: string): NameSpan[] {
  const spelled =
    /(?<![\p{L}\d-])\p{L}(?:-\p{L}){2,24}(?![\p{L}\d-])|(?<=(?:spelled|spelt|spells?|deletrea|deletreo|se escribe):? )\p{L}(?:[ .,-]{1,2}\p{L}){2,24}(?![\p{L}\d])/giu;
  return Array.from(text.matchAll(spelled), ({ 0: letters, index }) => ({ letters, start: index }))
    .filter(({ letters }) => !isShop(plainLetters(letters)))
    .map(({ letters, start }) => ({ start, end: start + letters.length }));
}

/** "H-E-B": a store or a plan. */
function isShop(letters: string): boolean {
  return notPeople.has(letters) || notPeople.has(letters.replace(/[^a-z]/g, ''));
}
