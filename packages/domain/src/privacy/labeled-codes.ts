/**
 * Numbers and codes that a word before them makes personal, in plain signs: prescriptions, records, memberships, policies, accounts, licenses,
 * passports, cards, Social Security. English and Spanish.
 */

/** A code of three digits or more, with letters, in up to five groups. */
const code = String.raw`(?!(?:id|is|no|es|num|number|card|code|for|the|el|la|on|and|y)(?![a-z\d]))(?=[a-z]{0,6}[ .-]?(?:[a-z\d]{0,12}[ ./-]?){0,3}\d)(?:[a-z]{1,6}[ .-]?)?(?:[a-z]{0,4}\d[a-z\d]*)(?:[ ./-](?=[a-z]{0,4}\d)[a-z\d]{1,12}){0,5}(?![\p{L}\d])`;
/** "8 8 1 2 0 3 4", "QRT.551.20934": letters, then groups of any length, six digits or more. */
const grouped = String.raw`(?:(?!(?:rx|no|nu?m|id|is|es|for|grp|bin|pcn|and|de|card|it)(?![a-z]))[a-z]{1,4}[ ./-]?)?(?=(?:[ ./-]{0,2}\d){6})[a-z]?\d{1,12}(?:[ ./-]\d{1,12}){1,15}(?:[ -]?[a-z](?![\p{L}\d]))?(?![\p{L}\d])(?![:/]\d)`;
const filler = String.raw`(?:[ \t:=#,.(-]|n[uú]m(?:ero|s)?\b\.?|num(?:ber)?s?\b\.?|nbr\b|no\b\.?|nº|'s\b|is\b|was\b|es\b|era\b|son\b|card\b|id\b|the\b|my\b|of\b|on\b|for\b|del?\b|la\b|el\b|los\b|las\b|mi\b|with\b|says\b|dice\b|and\b|y\b|code\b|ends?\b|ending\b|in\b|en\b|que\b|termina\b|terminada\b|last\b|four\b|digits\b|tarjeta\b|[uú]ltim[oa]s\b|cuatro\b|d[ií]gitos\b|paper\b|bottle\b|label\b|insurance\b|seguro\b|member\b|policy\b|group\b|refills?\b|req(?:uest)?\b|for\b|please\b|m[eé]dic[oa]\b|\d\b){0,10}?`;
const start = String.raw`(?<![\p{L}\d])`;
/** Not "2 refills", "refill 30 tablets", "policy 24 hours": an amount, a time or a day. */
const notAmount = String.raw`(?!\d{1,2}(?:[.,;:?!)](?!\d)|$| \p{L}{2}))(?!\p{L}{2,8} \d{1,3} (?:days?|d[ií]as?|weeks?|semanas?|months?|mes(?:es)?|years?|a[ñn]os?|times?|veces|pills?|pastillas?|refills?|people|personas)(?!\p{L}))(?!\d{1,4}(?:[.,]\d+)? ?-? ?(?:mgs?|mcg|m?l|g|gr|units?|u|iu|%|day|d[ií]as?|days?|weeks?|semanas?|months?|meses|years?|a[ñn]os?|hours?|horas?|min|times?|veces|tabs?|tablets?|pills?|caps?|capsules?|pastillas?|tabletas?|am|pm|a\.m|p\.m|st|nd|rd|th|refills?|people|or|o|to|a|de|of|in|left|more|m[aá]s)(?![\p{L}\d]))(?!\d{1,2}[:/]\d)(?!(?:19|20)\d\d(?![\d-]| \d{3,}(?![\d/:])))`;

const form = (labels: string, value = `(?:${grouped}|${code})`): RegExp =>
  new RegExp(String.raw`(${start}(?:${labels})(?![\p{L}])${filler})${notAmount}(?<![\p{L}\d])${value}`, 'giu');

const prescription = `r ?x|prescriptions?|scripts?|refills?|recetas?|prescripci[oó]n(?:es)?|resurtidos?|resurtir|surtidos?|surtir|medicamento n[uú]mero`;
const digitsOnly = String.raw`(?:${grouped}|[a-z]{0,3}-?\d{3,}(?:[ -]\d{1,6}){0,2}|(?=\d(?:[ -]?\d){5})\d{1,6}(?:[ -]\d{1,6}){1,3})(?![\p{L}\d])`;
const record = String.raw`mrn|paciente (?:no|nro|n[uú]m|id|n[uú]mero)\b\.?|n(?:ro|o|[uú]m)\.? de paciente|pt (?:number|no|id)|mr ?#|medical rec(?:ord)?s?|med rec|health record|chart|patient (?:id|number|no|num|#)|hospital (?:number|id|no)|record (?:number|no|#|id)|clinic (?:id|number|no)|account (?:number|no|#|id)|acct|case (?:number|no|#)|n[uú]mero de caso|expediente|historia(?:l)? (?:cl[ií]nic[oa]|m[eé]dic[oa])|n[uú]mero de (?:paciente|r[eé]cord|expediente|cuenta|historia)|r[eé]cord|id de(?:l)? paciente|no\.? de cuenta|cuenta (?:n[uú]mero|no)`;
const member = String.raw`member|subscriber|policy|policies|group|grp|bin|pcn|medicaid|medicare|mbi|medi-?cal|insurance|ins\.? (?:id|no|number)|insurer|plan id|id (?:number|no|#|card)|blue (?:cross|shield)|bcbs|anthem|aetna|cigna|humana|united ?healthcare|uhc|kaiser|tricare|p[oó]liza|afiliad[oa]|afiliaci[oó]n|asegurad[oa]|miembro|grupo|id del seguro|mi seguro|plan(?: vital| de salud| m[eé]dico)?(?: n[uú]m(?:ero)?\.?| no\.?|#)|seguro (?:n[uú]m(?:ero)?|no\.?|id)|contrato|ins(?:urance)? card|ins(?:urance)? ?#|seguro dice|tarjeta del seguro|my id|rx ?(?:bin|grp|group|pcn)`;
/** Words that, before a code with the shape of a member's number, make it one. */
const insured = `${member}|plan|planes|seguro(?: m[eé]dico)?|aseguranza|aseguradora|cobertura|coverage|soci[oa]|beneficiari[oa]|beneficiary|derechohabiente|enrollee|recipient|cardholder|certificate|certificado|contract|hmo|ppo|epo|part [bcd]|parte [bcd]|medigap|supplement|advantage|credencial del seguro|carnet|carn[eé]`;
const phoneOrDay = String.raw`(?!\(?[2-9]\d{2}\)?[ .-]{0,3}\d{3}[ .-]{0,3}\d{4}(?![\d-]| \d)|(?:19|20)\d\d[ -]|\d{1,2}[ .-]\d{1,2}[ .-](?:19|20)?\d\d(?![\d-])|\d{3}-\d{2}-\d{4}(?!\d))`;
const license = String.raw`driver'?s?'? licen[sc]e|licen[sc]e|dl|state id|passport|green card|visa number|alien number|a-number|id card|plates?|licencia|pasaporte|matr[ií]cula(?: consular)?|placas?|mi id|credencial|ine|lic\.?|tag|identificaci[oó]n|id:`;
const social = String.raw`ssn?|s\.s\.n?\.?|ss ?#|social(?: security| sec)?|soc\.? sec|tax id|itin|ein|seguro social|mi social|nss|curp|rfc`;
const payment = `card|visa|mastercard|amex|american express|discover|debit|credit|cc|tarjeta|d[eé]bito|cr[eé]dito`;

export const labeledForms: readonly (readonly [RegExp, string])[] = [
  [
    form(social, String.raw`(?:(?=[a-z]*\d)[a-z\d]{8,20}|\d{3}[ .-]{0,3}\d{2,3}[ .-]{0,3}\d{3,4}|\d{4})(?![\p{L}\d])`),
    '$1[ssn]',
  ],
  [
    /((?<![\p{L}\d])(?:[uú]ltimos (?:4|cuatro)(?: d[ií]gitos)?|last (?:4|four)(?: digits)?|(?:4|four) digits|ending(?: in| with)?|ends (?:in|with)|terminada en|termina en|terminaci[oó]n)[^\d\n]{0,30})\d{4}(?!\d)/giu,
    '$1[number]',
  ],
  [
    new RegExp(
      String.raw`((?<![\p{L}\d])(?:cvv2?|cvc|cid|security code|c[oó]digo(?: de seguridad)?|clave|pin)${filler})\d{3,6}(?!\d)`,
      'giu',
    ),
    '$1[card]',
  ],
  [
    /((?<![\p{L}\d])(?:exp(?:ires?|iration|\.)?|venc(?:e|imiento)|valid (?:thru|until)|good thru)[ :.]{0,3}(?:date )?)\d{1,2} ?[/-] ?\d{2,4}(?!\d)/giu,
    '$1[card]',
  ],
  [
    new RegExp(
      String.raw`((?<![\p{L}\d])(?:${payment})[^\d\n]{0,30}?(?:ends?|ending|endng|termina|terminada|acaba)[^\d\n]{0,12})\d{4}(?!\d)`,
      'giu',
    ),
    '$1[card]',
  ],
  [form(prescription, digitsOnly), '$1[Rx number]'],
  [
    form('bottle|label|frasco|etiqueta|pomo', String.raw`[a-z]{0,3}-?\d{5,}(?:-\d{1,6})?(?![\p{L}\d])`),
    '$1[Rx number]',
  ],
  [form(record), '$1[record number]'],
  [
    /((?<![\p{L}\d])pcn[ :#]{0,3}(?:is |es |dice |says |reads )?)(?!(?:on|is|are|and|or|in|for|the|number|from|at|to|of|do|does|mean|means|what|where|code|en|de|y|o|es|del|que|est[aá]|significa)(?!\p{L}))[a-z\d]{2,12}(?![\p{L}\d])/giu,
    '$1[insurance number]',
  ],
  [form(member), '$1[insurance number]'],
  [form('id ?#?', String.raw`(?:${grouped}|[a-z]{2,4} ?\d{6,12}(?![\p{L}\d]))`), '$1[insurance number]'],
  [form(license), '$1[license number]'],
];

/** A member's number in groups. Runs before phone forms, which match the middle of many. */
export const insuredForm = form(insured, `${phoneOrDay}${grouped}`);

const spokenDigit =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|\\d)';
/** "two b f five r": letters and digits said one by one. */
export const spokenCode = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${spokenDigit}|\p{L})[ ,.-]{1,2}){6,20}(?:${spokenDigit}|\p{L})(?![\p{L}\d])`,
  'giu',
);
const digitIn = new RegExp(String.raw`(?<![\p{L}\d])${spokenDigit}(?![\p{L}\d])`, 'giu');

/** Digits, in figures or words. */
export function countOfDigits(code: string): number {
  return code.match(digitIn)?.length ?? 0;
}
