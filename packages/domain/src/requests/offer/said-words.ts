import type { Language } from '@rxweb/contracts/shared/language';

/** Pharmacies that many people leave, as they write themselves. */
const chains: readonly (readonly [RegExp, string])[] = [
  [/\bcvs\b/, 'CVS'],
  [/\bwal ?greens?\b/, 'Walgreens'],
  [/\bwal[ -]?mart\b/, 'Walmart'],
  [/\brite ?aid\b/, 'Rite Aid'],
  [/\bcostco\b/, 'Costco'],
  [/\bkroger\b/, 'Kroger'],
  [/\bsafeway\b/, 'Safeway'],
  [/\bpublix\b/, 'Publix'],
  [/\bsams club\b/, 'Sam’s Club'],
  [/\bh-?e-?b\b/, 'H-E-B'],
  [/\bmeijer\b/, 'Meijer'],
  [/\balbertsons?\b/, 'Albertsons'],
  [/\bfred meyer\b/, 'Fred Meyer'],
  [/\bwinn ?dixie\b/, 'Winn-Dixie'],
  [/\bgiant eagle\b/, 'Giant Eagle'],
  [/\bhy-?vee\b/, 'Hy-Vee'],
  [/\bshoprite\b/, 'ShopRite'],
  [/\bwegmans\b/, 'Wegmans'],
  [/\bnavarro\b/, 'Navarro'],
  [/\bduane reade\b/, 'Duane Reade'],
  [/\bexpress scripts\b/, 'Express Scripts'],
  [/\boptum ?(?:rx)?\b/, 'Optum Rx'],
  [/\bamazon\b/, 'Amazon Pharmacy'],
  [/\bpillpack\b/, 'PillPack'],
  [/\bcapsule\b/, 'Capsule'],
];

/** A name that says itself that it is a pharmacy's. */
const named = [
  /\b((?:\p{Lu}[\p{L}'’&.-]* ){1,3}(?:Pharmacy|Drugs?|Drugstore|Apothecary|Rx))\b/u,
  /\b(Farmacia (?:\p{Lu}[\p{L}'’&.-]* ?){1,3})/u,
];

/** The pharmacy that a message names, as its sign says it; null for none. Never the name of a person. */
export function pharmacyIn(text: string, words: string): string | null {
  const chain = chains.find(([pattern]) => pattern.test(words))?.[1];
  if (chain) return chain;
  const name = named.map((pattern) => pattern.exec(text)?.[1]?.trim()).find((found) => found !== undefined);
  return name?.replace(/^(?:From|My|The|At|To) /, '') ?? null;
}

const vaccines: readonly (readonly [RegExp, Record<Language, string>])[] = [
  [/\bflu\b|\binfluenza\b|\bgripe\b|\bgripa\b|\binfluensa\b/, { en: 'Flu', es: 'Gripe' }],
  [/\bcovid\b|\bcorona ?virus\b|\bmoderna\b|\bpfizer\b|\bnovavax\b/, { en: 'COVID-19', es: 'COVID-19' }],
  [/\bshingles\b|\bshingrix\b|\bculebrilla\b|\bherpes zoster\b/, { en: 'Shingles', es: 'Culebrilla' }],
  [/\bpneumonia\b|\bpneumococcal\b|\bprevnar\b|\bneumonia\b|\bneumococo\b/, { en: 'Pneumonia', es: 'Neumonía' }],
  [/\btetanus\b|\btdap\b|\btetanos\b|\bwhooping cough\b|\btosferina\b/, { en: 'Tetanus (Tdap)', es: 'Tétanos (Tdap)' }],
  [/\brsv\b|\bvrs\b/, { en: 'RSV', es: 'VRS' }],
  [/\bhep(?:atitis)? ?a\b/, { en: 'Hepatitis A', es: 'Hepatitis A' }],
  [/\bhep(?:atitis)? ?b\b/, { en: 'Hepatitis B', es: 'Hepatitis B' }],
  [/\bhpv\b|\bgardasil\b|\bpapiloma\b|\bvph\b/, { en: 'HPV', es: 'VPH' }],
  [/\bmmr\b|\bmeasles\b|\bsarampion\b/, { en: 'MMR', es: 'Sarampión (MMR)' }],
  [/\bmeningitis\b/, { en: 'Meningitis', es: 'Meningitis' }],
  [/\bchicken ?pox\b|\bvaricela\b/, { en: 'Chickenpox', es: 'Varicela' }],
  [/\btyphoid\b|\btifoidea\b/, { en: 'Typhoid', es: 'Fiebre tifoidea' }],
];

/** The vaccines that a message names, in words of `plainLetters`. */
export const vaccinesIn = (words: string, language: Language): string[] =>
  vaccines.filter(([pattern]) => pattern.test(words)).map(([, names]) => names[language]);
