/** What belongs to a name that is masked already: particles, nicknames, numerals, credentials, a child without a name. Plain signs. */

const forms: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\d])(?:ma\.?|m[aª]\.|baby boy|baby girl|baby|big|lil|coach|padre|fray|sor|granny|tit[ií]|nana) (?=\[name\])(?<!(?<!\p{L})(?:my|mi|the|el|la) [^ ]{2,9} )/giu,
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

/** Widens masked names. Linear. */
export function wholeNames(text: string): string {
  if (!text.includes('[name]')) return text;
  return forms.reduce((rest, [form, word]) => rest.replace(form, word), text);
}
