/**
 * Finds names that a text announces: "my name is ...", "me llamo ...", "for John Smith", "Patient: ...". English and Spanish; other names
 * are not found.
 */

/** Words that follow an announcement without being a name. */
const notNames = new Set(
  (
    'a about after age an and any are as asking at because birthday born but call called calling can for from good has have he her here hi his how i if im in is it just live lives looking ' +
    'me mine my need needs new not of ok okay on or our out please ready she so sorry sure that thanks the their them there they this to too trying ' +
    'wanting waiting was we what when where which who why will with would yes you your am pm today tomorrow monday tuesday wednesday thursday friday ' +
    'saturday sunday january february march april may june july august september october november december ' +
    'aqui aquí con cuando de del donde el ella ellos en es esta está este esto estoy gracias hola la las lo los llamo mi mis nací naci nacida nacido muy necesito no nueva nuevo ' +
    'o para pero por porque que qué quien quiero quisiera si sí soy su sus tengo también tiene tu un una vive vivo usted y ya hoy mañana ' +
    'name nombre patient paciente member date dob phone address rx prescription medicine medicina refill medicare medicaid insurance pharmacy ssn email mail tel ' +
    'farmacia pharmacist farmacéutico doctor dr customer cliente christmas thanksgiving street avenue plan part flu covid diabetic diabetes shoes ' +
    'shoe shot shots vaccine vaccines vacuna vacunas blood sugar test strips vitamin delivery transfer transferring order orders hours holiday new happy good ' +
    'social security health home blue cross shield store supplies compounding pet pets kids adults seniors pfizer moderna walgreens cvs walmart costco'
  ).split(' '),
);

const word = String.raw`[\p{L}][\p{L}'’-]{0,29}\.?`;
const capital = String.raw`\p{Lu}[\p{L}'’-]{0,29}\.?`;
/** Up to three words after an unambiguous announcement, in any case. */
const anyName = `(${word}(?:,? ${word}){0,2})`;
/** After an ambiguous announcement: two or three capitalized words. */
const capitalName = `(${capital}(?: ${capital}){1,2})`;

const plainCues =
  "my (?:full |first |last |maiden )?name(?:'s|’s| is|:)|(?:his|her|their|patient'?s?|mother'?s|father'?s|wife'?s|husband'?s|son'?s|daughter'?s) (?:full |first |last )?name(?:'s| is|:)|name is|names? :|call me|ask for|me llamo|se llama|mi nombre(?: completo)?(?: es|:)|su nombre(?: es|:)|mi apellido(?: es|:)|a nombre de|under the name(?: of)?|last name(?: is|:)?|first name(?: is|:)?|apellidos?(?: es|:)";
const labelCues = String.raw`^[ \t]*(?:patient(?: name)?|pt(?: name)?|name|member(?: name)?|subscriber|insured|cardholder|prescriber|physician|ordered by|paciente|nombre(?: del paciente)?|asegurado|titular|m[eé]dico)[ \t]*[:#-][ \t]*`;
const titleCues = String.raw`(?:mr|mrs|ms|miss|dr|doctor|doctora|sr|sra|srta|don|do[ñn]a)\.?`;
const kin =
  '(?:mom|mother|dad|father|wife|husband|son|daughter|sister|brother|aunt|uncle|grand(?:ma|pa|mother|father|son|daughter)|friend|neighbor|mam[aá]|madre|pap[aá]|padre|esposa|esposo|marido|hijo|hija|hermana|hermano|abuela|abuelo|t[ií]a|t[ií]o|amiga|amigo|nieta|nieto|vecina|vecino)';
const looseCues = "(?:i am|i'm|i’m|im|this is|it's|it’s|for|para|soy|de|by|from|with|patient|paciente|habla|le habla)";

/** Source of a case-insensitive expression, for use inside a case-sensitive one. */
function inAnyCase(source: string): string {
  return source.replace(/\[([^\]]+)\]|\\.|\p{L}/gu, (part, letters: string | undefined) => {
    if (part.startsWith('\\')) return part;
    const small = letters ?? part;
    return `[${small}${small.toUpperCase()}]`;
  });
}

const before = '(?<![\\p{L}\\d])';
/** In the last three, the announcement may be in any case, but the name is capitalized. */
const cues: readonly RegExp[] = [
  new RegExp(`${before}(?:${plainCues})\\s+${anyName}`, 'giu'),
  new RegExp(`${labelCues}${anyName}`, 'gimu'),
  /^[ \t]*(\p{Lu}{2,30}, \p{Lu}{2,30}(?: \p{Lu}\.?)?)[ \t]*$/gmu,
  new RegExp(`${before}${inAnyCase(titleCues)} (${capital}(?: ${capital}){0,2})`, 'gu'),
  new RegExp(`${before}${inAnyCase(kin)},? (${capital}(?: ${capital}){0,2})`, 'gu'),
  new RegExp(`${before}${inAnyCase(looseCues)} ${capitalName}`, 'gu'),
];

/** The words of all names stated in any of the texts. */
export function findStatedNames(texts: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const text of texts) {
    for (const cue of cues) {
      for (const match of text.matchAll(cue)) for (const part of nameWords(match[1] ?? '')) found.add(part);
    }
  }
  return found;
}

/** The match up to the first word that is not a name. */
function nameWords(said: string): string[] {
  const words = said.split(/[ ,]+/).map((each) => each.replace(/\.$/, ''));
  const end = words.findIndex((each) => notNames.has(each.toLowerCase()));
  return (end === -1 ? words : words.slice(0, end)).filter((each) => each !== '');
}

/** Matches these as whole words in any case; adjacent ones count as one name. Null when there are none. */
export function nameForm(names: ReadonlySet<string>): RegExp | null {
  if (names.size === 0) return null;
  const any = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  const one = `(?:${any})(?![\\p{L}\\d])\\.?`;
  return new RegExp(`(?<![\\p{L}\\d[])${one}(?:,? ${one})*`, 'giu');
}
