import { drugNames } from '../../text/drug-names.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { looksLikeMedicine, nameWords } from './name-words.ts';
import { notNames } from './not-names.ts';
import { notPeople } from './not-people.ts';

/** What belongs to a masked name: particles, nicknames, numerals, credentials, a child without a name. Plain signs. */

const forms: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\d])(?:ma\.?|m[aª]\.|baby boy|baby girl|baby|big|lil|coach|padre|fray|sor|granny|tit[ií]|nana) (?:(?:del|de la|de los) )?(?=\[name\])(?<!(?<!\p{L})(?:my|mi|the|el|la) [^ ]{2,9} )/giu,
    '',
  ],
  [/\[name\](?: (?:de|del|la|las|los|vda\.?|viuda|y|van|von|der|den|al|bin|el)){1,4} \[name\]/giu, '[name]'],
  [/(?<![\p{L}\d])\p{Lu}[\p{L}'-]{1,24} ["'(]\p{L}[\p{L}' -]{1,20}["')] \[name\]/gu, '[name]'],
  // "I'm Al [name]": a capital within a sentence is no article.
  [/(?<=[\p{Ll},] )(?:Al|Del|Van|Von|Di|Da|De|La|Le|El|Bin|Abu|Mac|Mc|San|St\.?) (?=\[name\])/gu, ''],
  [/\[name\] ["'(]\p{L}[\p{L}' -]{1,20}["')] \[name\]/gu, '[name]'],
  [
    /\[name\],? (?:the (?:third|second|fourth|3rd|2nd|4th)|el (?:segundo|tercero)|LVN|LPN|RN|CNA|NP|PA-C|MA|CMA|PharmD|RPh|Esq\.?|jr\.?|sr\.?|i{2,3}|iv)(?![\p{L}\d])/giu,
    '[name]',
  ],
  [/\[name\] (?:la|el) del? \d{1,4}(?!\d)/giu, '[name]'],
  [/\[name\]-\p{L}[\p{L}'-]{1,24}/gu, '[name]'],
  [/\p{Lu}[\p{L}']{1,24}-\[name\]/gu, '[name]'],
  [/\[name\](?: \p{Lu}\.?)? \[name\]/gu, '[name]'],
  [/\[name\] (?!a\.m|p\.m)\p{L}\.(?= |,|$)/giu, '[name]'],
];

/** `[name] de la Rosa`, `[name] viuda de Mora`, `[name] "Bart" Simmonds`, `[name] (Kitty) Von Trapp`: the last word may be no name. */
const wider: readonly RegExp[] = [
  /\[name\] (?:(?:viuda|vda\.?) de|de la|de las|de los|del|y) (\p{Lu}\p{Ll}[\p{L}'-]{1,22})(?![\p{L}\d])/gu,
  /\[name\] (?:"\p{L}[\p{L}' -]{1,20}"|'\p{L}[\p{L} -]{1,20}'|\(\p{Lu}\p{Ll}{1,14}\))(?: (?:Von|Van|De|Del|La|Mc|O'))? (\p{Lu}[\p{Ll}'-][\p{L}'-]{1,22})(?![\p{L}\d])/gu,
  // "Alejandrina Uc [name]": a word of no list right before a name.
  /(?<![\p{L}\d'.-])(\p{Lu}\p{Ll}{1,22}) \[name\](?!')/gu,
];
const nickname = /\[name\] "\p{L}[\p{L}' -]{1,20}"(?=[ ,.?!]|$)/gu;

/** Widens masked names. Linear. */
export function wholeNames(text: string): string {
  if (!text.includes('[name]')) return text;
  const joined = forms.reduce((rest, [form, word]) => rest.replace(form, word), text);
  return wider
    .reduce(
      (rest, form) =>
        rest.replace(form, (whole, name: string) => (mayBeName(name, whole.endsWith(' [name]')) ? '[name]' : whole)),
      joined,
    )
    .replace(nickname, '[name]');
}

function mayBeName(name: string, isBeforeName: boolean): boolean {
  const plain = plainLetters(name);
  const kind = nameWords(name)[0]?.kind;
  return (
    kind !== 'ordinary' &&
    !notNames.has(plain) &&
    !notPeople.has(plain) &&
    !drugNames.has(plain) &&
    (isBeforeName || !looksLikeMedicine(name))
  );
}
