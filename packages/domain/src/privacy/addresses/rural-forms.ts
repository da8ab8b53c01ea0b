import { expandAnyCase } from '../any-case.ts';
import { numberWord } from '../spoken-numbers.ts';
import { houseNumber } from './bare-houses.ts';

/** Numbered roads, rural routes, lots of parks, crossings and streets before their number. English and Spanish, plain signs. */

const lead = String.raw`(?<![\p{L}\d])`;
const direction = String.raw`(?:(?:n|s|e|w|ne|nw|se|sw|north|south|east|west|norte|sur|este|oeste)(?!\p{L})\.?)`;
const capital = String.raw`\p{Lu}[\p{L}'.-]{1,20}`;
const notTime = String.raw`(?![\d/:])(?! ?(?:am|pm|hours?|horas?|minutes?|minutos?|days?|d[ií]as?|miles?|millas?|years?|a[ñn]os?)(?!\p{L}))`;
const unitWords = 'lot|lote|trailer|tra?[iy]la|tr[aá]iler|space|spc|sp|unit|unidad|cabin|rv|casita|site|slot';
const kindsOfStreet =
  'st|street|ave|avenue|rd|road|ln|lane|dr|drive|ct|court|blvd|boulevard|pl|place|cir|circle|way|ter|terrace|trl|trail|loop|pkwy|parkway';
const capitalized = (words: string) => words.replace(/(^|\|)\p{Ll}/gu, (start) => start.toUpperCase());

const notUnit = '(?!(?:Ste|Suite|Apt|Apto|Unit|Lot|Bldg|Rm|Room|Int|Depto|Fl|Floor)(?!\\p{L}))';
const particle = '(?:(?:de|del|la|las|los|el|y) ){0,2}';

/** Streets and houses that are said without a word for one: "9000 N IH 35", "vivo en la yucca 305", "Tanglewood Apartments 14C". */
const saidForms: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      expandAnyCase(
        String.raw`${houseNumber}(?: (?i:${direction}))? (?:(?:US|U\.S\.|IH|I|SH|RR|FM|RM|CR|SR|TX|LP|BUS|Loop|Spur)[ -]\d{1,4}[A-Z]?|(?i:farm|ranch)(?i:[ -]to[ -]market)(?i: road| rd)? \d{1,5})(?![\p{L}\d])(?: (?i:${direction}))?`,
      ),
      'gu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`${lead}(?<!\p{Lu}[\p{L}'.-]{0,20} )(?:[Aa]ve|[Aa]v|[Aa]vda?|[Aa]venida|[Cc]alle|[Cc]alz|[Bb]lvd|[Pp]aseo)\.? ${particle}${notUnit}${capital}(?: ${particle}${notUnit}${capital}){0,3},? (?:# ?|(?:[Nn][uú]m|[Nn]o)\.? ?)?\d{2,5}(?![\p{L}\d])${notTime}`,
      'gu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(${lead}(?:viv(?:o|e|es|imos|en)|me quedo|mud[eé]\p{L}*|mi casa|domicilio|direcci[oó]n)(?: (?:es|est[aá]|queda|ahora|yo|aqu[ií]|a|en|por|sobre)){0,3} (?:(?:la|el|los|las) )?)(?!(?:hace|desde|con|por|como|cerca|casi|de|menos|m[aá]s|unos?|unas?|piso|km|kil[oó]metro|a|en|es|est[aá]|nuev[oa]|viej[oa]|anterior|para|entregar)(?!\p{L}))\p{L}{3,20}(?: (?!(?:hace|desde|con|por|como|tengo|y|son)(?!\p{L}))\p{L}{2,20}){0,2},? (?:# ?|n[uú]m(?:ero)?\.? |no\.? )?\d{2,5}(?=$|[.,;\n!?]| (?:y|junto|cerca|al|frente|enfrente|entre|interior|int|apto?|depto|casa|esquina|col|atr[aá]s|porfa|por favor|gracias)(?![\p{L}]))`,
      'giu',
    ),
    '$1[address]',
  ],
  [
    new RegExp(
      String.raw`(${lead}(?:live|lives|stay|stays|staying|house is|i'?m) (?:on|at|off) )\p{L}{3,20}(?: \p{L}{3,20}){0,2},? (?:house )?(?:number|no\.?|#|house) ?\d{1,5}(?!\d)`,
      'giu',
    ),
    '$1[address]',
  ],
  [
    new RegExp(
      String.raw`${lead}(?:${capital} ){1,3}(?:Apartments|Apts|Apartamentos|Condos|Condominiums|Townhomes|Lofts|Towers|MHP|RV Park|Mobile Home Park|Trailer Park) #?\d{1,4}[A-Za-z]?(?![\p{L}\d])(?! [\p{Lu}\d])${notTime}`,
      'gu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`${lead}(?:edif(?:icio)?|torre|bloque|bldg|building)\.? ?[a-z\d]{1,3},? (?:apto?|apt|depto|apartamento|unit|casa)\.? ?#?[a-z]?\d{1,4}[a-z]?(?![\p{L}\d])`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(${lead}(?:mail|send|ship|address|mande\p{L}*|env[ií]\p{L}*)(?: (?:it|is|to|a|al|them|my|the|meds|stuff|lo|es)){0,4}:? )(?:box|buz[oó]n) #?\d{2,5}(?!\d)(?:,? ${capital})?`,
      'giu',
    ),
    '$1[address]',
  ],
  [/(?<![\p{L}\d])general delivery,? (?:at |in )?(?:\p{L}[\p{L}'-]{1,20},? ){1,3}\d{5}(?!\d)/giu, '[address]'],
];

export const ruralForms: readonly (readonly [RegExp, string])[] = [
  ...saidForms,
  [
    new RegExp(
      String.raw`${houseNumber} ${direction} \d{1,3}(?:(?:st|nd|rd|th)? (?:${kindsOfStreet})(?![\p{L}\d'])\.?|(?:st|nd|rd|th)(?![\p{L}\d]))`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`${houseNumber}(?: ${direction})? (?:(?:old|state|st\.?|us|u\.s\.|county|cty\.?|cnty\.?|co\.?|township|twp\.?|parish|business|bus\.?|alt\.?|farm|ranch|rural|private|forest|north|south|east|west|vieja|n|s|e|w|nw|ne|sw|se) ){0,3}(?:highway|hwy|road|rd|route|rte|rt|ruta|fm|rm|cr|sr|s\.r|c\.r|carretera|carr|condado|interstate|i|loop|avenue|ave|av|avenida|calle|street|st)\.? (?:#? ?-?\d{1,5}[a-z]?(?![\p{L}\d])|[a-z](?: ?1/2|(?![\p{L}'])))(?: ?${direction})?(?! ?(?:minutes|miles|hours|days)(?!\p{L}))`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`${lead}(?:rural route|ruta rural|ruta|rte?\.?|route|r\.?r\.?|hc|h\.c\.|highway contract|star route)\.? ?#?\d{1,4}[a-z]?,? (?:box|bx|caja|buz[oó]n|bzn|apartado)\.? ?#?\d{1,5}(?:-?[a-z](?!\p{L}))?`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`${lead}(?:box|buz[oó]n) ?#?\d{1,5}(?=,? ?(?:\p{L}[\p{L} ]{2,20},? )\p{L}{2,12}\.?,? \d{5}(?!\d))`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`${lead}(?:(?:${unitWords}|${capitalized(unitWords)})\.? ?#?|#)\d{1,4}[a-zA-Z]?,? (?:(?:at|in|of|en|del?|the|el|la|los|las|parque|rancho|park) ){0,3}(?:${capital} ?){1,5}(?:(?:mobile|trailer|rv|home|park|ranch|estates|court|village)(?!\p{L}) ?){0,3}(?![\p{L}\d])`,
      'gu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`${lead}(?:calle|avenida|avda?\.?|camino|privada|callej[oó]n|carrera)(?: ${'(?!(?:que|y|con|donde)(?!\\p{L}))'}[\p{L}\d][\p{L}.'-]{0,20}){1,3}[ ,\n]{1,3}(?:n[uú]mero|n[uú]m\.?|no\.?|#) ?\d{1,6}[a-z]?(?!\d)(?:[ ,\n]{1,3}(?:interior|int|apto?|depto|casa|piso|edificio)\.? ?#?\d{1,5}[a-z]?(?![\p{L}\d]))?`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`${lead}(?:${capital} ){1,3}(?:${capitalized(kindsOfStreet)}|${kindsOfStreet})\.? #?\d{1,5}(?:-?[A-Za-z])?(?![\p{L}\d])${notTime}`,
      'gu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?:${houseNumber} |${lead}(?:${numberWord}[ -](?:y )?){1,5})(?:${direction} )?(?:de la |del? )?(?:ave|avenue|avenida|av|street|road|rd|v[ií]a|rue|calle|camino)\.? (?:(?:of|de|del) )?(?:(?:the|las?|los|el) )?(?!(?:and|or|is|y|que|con|por|para)(?!\p{L}))\p{L}[\p{L}'-]{1,20}(?![\p{L}\d])`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`${lead}(?:corner of|esquina (?:de|con)(?: la| el)?|entre(?: la| el)?) (?:${capital}|\d{1,3}(?:st|nd|rd|th)?) (?:and|&|y|con) (?:(?:la|el|the) )?(?:${capital}|\d{1,3}(?:st|nd|rd|th|a)?)(?![\p{L}\d/:]),? (?:(?:el|la|the) )?(?:n[uú]mero|number|no\.?|casa|house) ?#?\d{1,6}`,
      'gu',
    ),
    '[address]',
  ],
];
