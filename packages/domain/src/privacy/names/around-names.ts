import { plainLetters } from '../../text/plain-letters.ts';
import { introCue } from './name-cues.ts';
import { isNearGiven, looksLikeMedicine, type NameWord } from './name-words.ts';
import { notPeople } from './not-people.ts';

/** Names that what is around them shows though no list does, or though a list says a town. */

export const months = new Set(['april', 'may', 'june', 'august', 'abril', 'julio']);

/** "Jan 1" is a day. */
export const monthNames = new Set([
  'jan',
  'mar',
  'apr',
  'april',
  'may',
  'june',
  'jun',
  'july',
  'august',
  'abril',
  'julio',
  'enero',
]);

export function isNoPerson(plain: string): boolean {
  return notPeople.has(plain) || notPeople.has(plain.replace(/s$/, ''));
}

/** "R. J. Pettibone": two initials or more, then a word of no list. "p. kowalski" in small letters opens a text. */
export function isAfterInitials(word: NameWord, before: string, capital: boolean): boolean {
  if (word.kind === 'surname' && !word.isCapital)
    return /(?:^|\n|(?<!\p{L})(?:for|para|de|under|is|soy) )\p{L}\. ?$/iu.test(before);
  return (
    capital &&
    word.text.length > 3 &&
    !word.isAllCapitals &&
    !looksLikeMedicine(word.text) &&
    !isNoPerson(plainLetters(word.text)) &&
    /(?<![\p{L}\d.])(?!U\. ?S)(?:\p{Lu}\. ?){2,3}$/u.test(before)
  );
}

/** "hernandez", "de la garza, ready?": a text that is a surname, or opens with one. */
export function isAlone(word: NameWord, before: string, after: string): boolean {
  return (
    word.kind === 'surname' &&
    word.text.length > 2 &&
    /^\s*(?:(?:hi|hello|hola|yes|s[ií]),? )?(?:\p{Lu}?\p{L}{2,3} (?:la |los )?)?$/u.test(before) &&
    /^(?:[?.!]{0,2}\s*$|,? (?:ready|picking|pick ?up|here|rx|recoger|refills?)(?!\p{L}))/iu.test(after)
  );
}

/** "para Mercedes, la de", "this is Austin from earlier", "call Georgia when", "can Paris get the shot". */
const personAfter: readonly (readonly [RegExp, RegExp])[] = [
  [/(?<!\p{L})(?:para|soy) $/iu, /^,? (?:la|el) (?:de|del|que)(?!\p{L})/u],
  [
    /(?<!\p{L})(?:this is|it's|its|i'm|im|i am) $/iu,
    /^ (?:from (?:earlier|before|yesterday|this morning)|again|here|calling)(?!\p{L})/u,
  ],
  [/(?<!\p{L})(?:call|text|tell|notify|remind) $/iu, /^ (?:when|if|that|once|and|instead|back|at|to)(?!\p{L})/u],
  [
    /(?:^|[.?!,;] )(?:can|could|should|may) $/iu,
    /^ (?:get|take|eat|drink|use|come) (?:the|an?|his|her|some|in|by|tylenol|ibuprofen|benadryl|it)(?!\p{L})/iu,
  ],
];

/** "refill for Jackson", "la receta de Mercedes": a town's name where a person's thing is asked for. */
export function isForPerson(word: NameWord, plain: string, before: string, after: string, capital: boolean): boolean {
  if (!capital || word.kind !== 'double' || monthNames.has(plain) || months.has(plain)) return false;
  if (personAfter.some(([cue, rest]) => cue.test(before) && rest.test(after))) return true;
  return (
    /(?<!\p{L})(?:refills?|prescriptions?|scripts?|rx|meds?|medicines?|pick(?:ing)? ?up|inhaler|pills|insulin|recetas?|medicinas?|pastillas|resurtido) (?:for|de|para|pa) $/iu.test(
      before,
    ) && /^(?:$|[,.!?;\n]| (?:please|pls|plz|porfa|por favor|dob|born|today|asap)(?!\p{L}))/iu.test(after)
  );
}

/** "soy gaudalupe": two letters changed places, or one is missing, in a given name after an introduction. */
export function isMistyped(word: NameWord, before: string, after: string): boolean {
  const plain = plainLetters(word.text);
  if (word.kind !== 'unknown' || plain.length < 5 || plain.length > 14 || looksLikeMedicine(word.text)) return false;
  return (
    introCue.test(before) &&
    /^(?:$|[,.!?\n]| (?:and|y|i|me|my|mi|quiero|necesito)(?!\p{L}))/iu.test(after) &&
    isNearGiven(plain)
  );
}
