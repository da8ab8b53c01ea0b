import { drugNames } from '../../text/drug-names.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { afterOpening, afterOwner, afterPerson, opensText } from './after-cues.ts';
import { introCue, personCue } from './name-cues.ts';
import { looksLikeMedicine, type NameWord } from './name-words.ts';
import { notNames } from './not-names.ts';
import { notPeople } from './not-people.ts';
import { afterDoing, afterFamily, closePerson, closes, doingNext, towards } from './person-evidence.ts';

const professions = new Set('lic licda ing arq mtro mtra prof profa atte ref att attn dr dra sr sra'.split(' '));

import { askedAfter, askedBefore, foods, objectBefore, referredTo, subjectOf } from './subjects.ts';
import { otherTown, thingAfter, thingBefore, townBefore } from './thing-cues.ts';

/** Words of the lists of names that are relations or things, too. */
const neverAlone = new Set(
  (
    'grandma grandpa granny mommy mom daddy dad mama papa padron doctor doc nurse sissy sonny guy king prince sergeant major pastor priest young rich short strong sweet long wise hardy gay frank ' +
    'casa calle gran grande mayor menor casal temple page bill cash sale chance will may can mark art dean grant june march august april summer autumn sun sol star bush park hall north west east south green black white brown gray grey gold golden ' +
    'candy cookie tiny red slim chip salud mar moon story true fe amor precious lucky honey sunny early real alta salva del san santa cal sal van don dona mi mia una ada'
  ).split(' '),
);
/** Of these, the ones that a doing makes people: "mark said", "will needs". */
const people = new Set(
  'mark will art bill dean grant june april august summer rich frank sonny chance don king sunny'.split(' '),
);

const seasons = new Set(['june', 'april', 'august', 'summer']);

const beginsClause =
  /(?:^|[\n.,!?;:(] ?|(?<!\p{L})(?:and|but|because|cause|cuz|that|so|if|when|since|y|pero|porque|que|si|cuando|de|for) )$/iu;
const beforeLower =
  /(?<!\p{L})(?:for|para|pa|tell|call|text|ask|a nombre de|de parte de|name'?s?|under|con|mensaje a|llam\p{L}+ a|dig\p{L}*le a|avis\p{L}+ a|lo de) $/iu;
/** "its stanislav again". */
const afterIntro =
  /^(?: \p{L}{2,20})? ?(?:,? (?:again|here|otra vez|de nuevo|por aqu[ií]|calling|texting|from next|the one|the guy|the lady|el de|la de|el que|la que)(?!\p{L})|,)/iu;

/** "Abdulrahman from the market", "Mirta la de Hialeah". */
const afterOrigin =
  /^,? (?:from (?:the|next|across|apt|room|unit|down|upstairs|over|church|work)|(?:la|el) (?:de|del|que)|el cubano|la cubana)(?!\p{L})/iu;

/** A brand, a shop or a street is talked of. */
export function isThingTalk(word: NameWord, before: string, after: string): boolean {
  return (
    thingBefore.test(before) ||
    (word.kind === 'unknown' && otherTown.test(before)) ||
    (word.isCapital && townBefore.test(before) && !/^,? (?:who|que) |^'s /.test(after)) ||
    (word.isCapital && thingAfter.test(after))
  );
}

/** Whether what surrounds a word, which may be a name and may be none, shows that it is one. */
export function isPersonal(
  word: NameWord,
  next: NameWord | undefined,
  before: string,
  after: string,
  capital: boolean,
): boolean {
  const plain = plainLetters(word.text);
  if (word.kind === 'ordinary' || professions.has(plain) || (word.kind !== 'double' && notNames.has(plain)))
    return false;
  const isThing = looksLikeMedicine(word.text) || notPeople.has(plain);
  if (word.isCapital) {
    if (isThing && !(word.kind === 'double' && (closePerson.test(before) || doingNext.test(after))))
      return word.kind === 'unknown' && !notPeople.has(plain) && /^ and I(?![\p{L}'])/u.test(after);
    if (word.text.length < 2) return false;
    if (closePerson.test(before) || personCue.test(before) || afterFamily.test(after)) return true;
    if (people.has(plain) && capital && !seasons.has(plain) && towards.test(before) && closes.test(after)) return true;
    if (people.has(plain) && /(?:^|\n)for $/iu.test(before) && /^[.,]/.test(after)) return true;
    if (neverAlone.has(plain)) return people.has(plain) && doingNext.test(after) && beginsClause.test(before);
    if (afterOwner.test(after) || afterPerson.test(after) || ownsMedicine(after)) return true;
    if (introCue.test(before) && (closes.test(after) || afterIntro.test(after))) return true;
    if (
      word.kind === 'unknown' &&
      /\p{Ll}, $/u.test(before) &&
      /^(?:, (?!(?:or|and|o|y) )\p{Ll}|[.!](?: |\n|$))/u.test(after)
    )
      return true;
    if (opensText.test(before) && word.text.length > 3 && afterOpening.test(after)) return true;
    if (word.kind !== 'double' && afterOrigin.test(after) && (capital || opensText.test(before))) return true;
    if (capital && !(word.isAllCapitals && word.text.length < 5) && towards.test(before) && closes.test(after))
      return true;
    if (isSubject(word, plain, before, after, capital)) return true;
    return (
      afterDoing.test(after) &&
      (word.kind !== 'unknown' || doingNext.test(after)) &&
      (capital || beginsClause.test(before))
    );
  }
  if (word.kind === 'unknown') {
    return (
      !isThing &&
      word.text.length > 3 &&
      introCue.test(before) &&
      /^ (?:again|here|otra vez|de nuevo)(?!\p{L})/iu.test(after)
    );
  }
  return isSmallDouble(plain, next, before, after);
}

/** "Obinze wears", "can Zorvan take", "scared Ludmira". */
function isSubject(word: NameWord, plain: string, before: string, after: string, capital: boolean): boolean {
  if (word.text.length < 3 || word.isAllCapitals || foods.has(plain)) return false;
  const isInside = capital && /[\p{L}\d,;'")] $/u.test(before) && !place.test(before);
  if ((isInside || beginsClause.test(before)) && subjectOf.test(after)) return true;
  if (askedBefore.test(before) && askedAfter.test(after)) return true;
  if (!capital) return false;
  return (
    (objectBefore.test(before) && !place.test(before.replace(/ a $/, ' '))) ||
    (isInside && word.kind === 'unknown' && referredTo.test(after))
  );
}
const place =
  /(?<!\p{L})(?:in|at|near|from|en|cerca de|hasta|hacia|the|el|la|los|las|an?|un|una|old|new|your|brand|some|any) ["'(]?$/iu;

/** "Grace's amoxicillin". */
function ownsMedicine(after: string): boolean {
  const owned = /^'s (\p{L}{4,24})(?!\p{L})/u.exec(after)?.[1];
  return owned !== undefined && (drugNames.has(plainLetters(owned)) || looksLikeMedicine(owned));
}

/** "para cruz porfa", "mark said", "im rusty, i come". */
function isSmallDouble(plain: string, next: NameWord | undefined, before: string, after: string): boolean {
  if (afterPerson.test(after) && beginsClause.test(before))
    return !/^(?:mom|dad|mama|papa|grandma|granny|mommy|daddy)$/.test(plain);
  if (beginsClause.test(before) && doingNext.test(after))
    return !neverAlone.has(plain) || (people.has(plain) && !/^,? (?:will|can|and|had|pick|call)/.test(after));
  if (next?.gap === ' ' && next.kind === 'surname' && !next.isCapital)
    return /(?:^|\n|(?<!\p{L})(?:for|para|de|is|soy|im|i'm|es|name|pa|this is) )$/iu.test(before);
  if (next?.gap === ' ' && next.kind === 'double' && !next.isCapital && introCue.test(before)) return true;
  if (neverAlone.has(plain)) return false;
  if (beforeLower.test(before) && closes.test(after)) return true;
  if (introCue.test(before) && afterIntro.test(after)) return true;
  return (
    /(?:^|\n)$/.test(before) &&
    next?.gap === ' ' &&
    (next.kind === 'double' || next.kind === 'surname') &&
    /^ \p{L}[\p{L}'-]+(?:,| para| for|\n|$)/iu.test(after)
  );
}
