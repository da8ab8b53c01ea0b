import { plainLetters } from '../text/plain-letters.ts';
import { capitalType } from './addresses/street-kinds.ts';
import { ordinaryWords } from './names/ordinary-words.ts';
import { numberWord } from './spoken-numbers.ts';

/** The parts before and after an address that is masked already: units, towns, states, ZIP codes, names of buildings. */

const ordinal =
  '(?:\\d{1,2}(?:st|nd|rd|th|er|do|to|º|°)|first|second|third|fourth|fifth|top|ground|bottom|main|primer|segundo|tercer|cuarto|quinto|[uú]ltimo)';
const unitWord =
  'apto?|apartment|apartamento|unit|suite|ste|bldg|building|room|rm|lot|spc|space|floor|fl|piso|depto?|departamento|interior|int|trailer|tra?ila|bodega|casa|local|puerta|oficina|office|ofc|edif(?:icio)?|edf|torre|tower|manzana|mza?|lote|lt|bloque|block|blk|slip|door|house|villa|cuarto|habitaci[oó]n|buz[oó]n|box|km|n[uú]m(?:ero)?|number|no|esc(?:alera)?|entrada|entrance|unidad|espacio|cabin|caba[ñn]a|flat|sitio|penthouse|condo|duplex|d[uú]plex|section|secci[oó]n|gate code|c\\.? ?p|zip(?: code)?|c[oó]digo postal';
const unit = new RegExp(
  String.raw`\[address\](?:[ ,;|/(-]{0,4}(?:\n ?)?(?:(?:en |at |in |on )?(?:el |la |the )?${ordinal} (?:piso|floor|fl|nivel|level)(?!\p{L})|planta (?:baja|alta)(?!\p{L})|(?<!\p{L})(?:${unitWord})\.? ?(?:is |es )?(?:(?:#|n[uú]m(?:ero)?\.?|no\.?) ?)?(?:\d{1,6}-?[a-z]?|[a-z]-?\d{0,4}|[a-z]{1,2}-\d{1,4})(?![\p{L}\d'])|# ?[\p{L}\d]{1,6}(?:-[\p{L}\d]{1,5})?(?![\p{L}\d])|-? ?\d{1,4}-[a-z](?![\p{L}\d]))\)?){1,4}`,
  'giu',
);

const stateNames =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|Nuevo M[eé]xico|New York|Nueva York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Tejas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Puerto Rico';
const stateCodes =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|IA|ID|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY|DC|Tex|Calif|Fla|P\\.R|N\\.Y';
const zip = String.raw`\d{5}(?:-\d{4})?(?!\d)`;
/** "\nWaco, TX 76701", ", 00725". */
const townAndState = new RegExp(
  String.raw`\[address\](?:(?:,|\n|,\n|;)? ?(?:en |in |de )?(?:[\p{L}][\p{L}.'-]{1,20},? ?){0,3}(?<![\p{L}])(?:${stateNames}|${stateCodes})(?![\p{L}])\.?,? ?${zip}|,?[ \n](?:\p{L}[\p{L}.'-]{1,20} ){1,3}${zip}|[,\n]{0,2} ?${zip})(?!-?\p{L})`,
  'giu',
);
const townThenState = new RegExp(
  String.raw`\[address\](?:,|\n|,\n)? ?(?:en |in )?(?:\p{Lu}[\p{L}.'-]{1,20} ?){1,3},? ?(?<!\p{L})(?:${stateNames}|${stateCodes})(?![\p{L}])`,
  'gu',
);
const stateAlone = new RegExp(String.raw`\[address\],? (?:${stateNames}|${stateCodes})(?![\p{L}'])`, 'gu');
/** ", bronx", " houston": in small letters, too. */
const cityAfter =
  /\[address\],? (?:in |en )?(?:(?:the |el )?(?:bronx|brooklyn|queens|manhattan|staten island|harlem)|new york|nueva york|los angeles|chicago|houston|dallas|austin|san antonio|fort worth|el paso|laredo|mcallen|brownsville|edinburg|harlingen|pharr|corpus christi|phoenix|tucson|mesa|denver|aurora|albuquerque|santa fe|las vegas|san diego|san jose|sacramento|fresno|oakland|miami|hialeah|orlando|tampa|jacksonville|atlanta|charlotte|philadelphia|boston|newark|seattle|portland|detroit|cleveland|san juan|ponce|bayam[oó]n|caguas|carolina)(?!\p{L})/giu;
/** ", Ponce", " Floresville" at the end. */
const town =
  /\[address\](?:(,\n?|\n) ?(?:en |in )?|,? (?:en|in) | )(\p{Lu}[\p{L}'-]{2,20}(?: (?:de |del |la |las |los )?\p{Lu}[\p{L}'-]{2,20}){0,2})(?=$|[.,;!?\n)]| (?:please|por favor|gracias|thanks|y |and )|\[)/gu;
/** ", Lubbock so mail the rest". */
const townThenWord = /\[address\], (\p{Lu}\p{Ll}{2,20})(?= \p{Ll})/gu;

export const building =
  'Hall|Manor|House|Towers?|Dorms?|Apartments?|Apts|Villas?|Lodge|Inn|Motel|Hotel|Residences?|Center|Estates|Terrace|Gardens|Court|Plaza|Suites|Village|Shelter|Ranch|Park|Place|Commons|Condos?|Lofts|Oaks|Pines|Arms|Care|Living|Home';
const buildingBefore = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?!I |The |At |In |My )\p{Lu}[\p{L}'-]{1,20} ){1,3}(?:${building}),? (?=\[address\])`,
  'gu',
);
/** "Urb. Las Lomas, [address]", "Bo. Palmas, [address]", "mile 4 [address]". */
const districtBefore =
  /(?<![\p{L}\d])(?:(?:urb|cond|bo|res|col|fracc|edif|ext|rpto|sect|hda|jard)\.|urbanizaci[oó]n|condominio|barrio|residencial|reparto|colonia|sector|parcelas|parc\.?|comunidad|hacienda|jardines|mansiones|edificio|mile(?:post| marker)?|milla|villas?) ?(?:[\p{L}\d][\p{L}\d.'-]{0,20} ?){0,5},? ?(?=\[address\])/giu;
const tailNumber = /(?<![\p{L}\d/.:-])\d{1,5} (?=\[address\])/gu;
/** ", colonia Roma". */
const districtAfter =
  /\[address\],? ?(?:\n ?)?(?<!\p{L})(?:colonia|col\.?|urbanizaci[oó]n|urb\.|barrio|bo\.|sector|fraccionamiento|fracc\.|reparto|residencial|condominio|cond\.) ?(?:(?:del? |las? |los |el )?(?!(?:por|y|que|para|gracias|con|en)(?!\p{L}))[\p{L}\d][\p{L}\d'-]{1,20}(?![\p{L}\d'-]) ?){1,3}/giu;
const unitName =
  'apto?|apartment|apartamento|unit|unidad|suite|ste|bldg|building|edificio|room|rm|lot|lote|spc|space|floor|piso|depto|trailer|tra?[iy]la|tr[aá]iler|cuarto|habitaci[oó]n|local|casa|mile marker|espacio|cabin|caba[ñn]a|flat';
const spokenUnit = new RegExp(
  String.raw`\[address\](?:[ ,;|/(-]{1,4}(?:${unitName})(?!\p{L})(?: (?:is|number|n[uú]mero))?(?: ${numberWord}){1,4}|[ ,;|/(-]{1,4}(?:${unitName})\.?:? ?(?:# ?)?[a-z]?\d{1,5}[a-z]?(?![\p{L}\d])|\n(?:${unitName})(?!\p{L})\.?:? ?(?:# ?)?[a-z]?-?\d{1,5}[a-z]?(?![\p{L}\d])|,? (?:tr[aá]iler|unit|unidad|apto?|lot|lote|bldg)\.? [a-z](?!\p{L}))`,
  'giu',
);
/** "lot 6, [address]", "Building C apartment 219 at [address]", "Room 118, La Quinta, [address]". */
const unitBefore = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${unitName})(?!\p{L})\.? ?#?(?:\d{1,5}[a-z]?|[a-z]-?\d{0,4})(?![\p{L}\d]),? ){1,3}(?:[\p{L}.'-]{2,20} ?(?:[\p{L}.'-]{2,20} ?){0,3}, |at |in |en (?:el |la )?|of |de |del ){0,1}(?=\[address\])`,
  'giu',
);
/** "[address] 36 E", "[address] Norte", "[address] rear", "[address]/2": the rest of a street. */
const streetRest =
  /\[address\](?: (?:street|st|avenue|ave|road|rd|lane|ln|drive|court|ct|blvd|circle|cir|parkway|pkwy|highway|hwy)(?![\p{L}'])\.?|\/\d(?!\d)|\.\d{1,2}(?!\d)|'s \p{L}{3,12}| [a-z]{1,2}-\d{1,4}(?!\d)|(?: (?:north|south|east|west|n|s|e|w)(?!\p{L}))? (?:wy|stret|streeet|steet|sreet|stree|srteet|strret|sttreet|avenu|aveneu|avnue|avenuee|lnae|laen|raod|dirve|drve|driev|crt|cirlce|circel|boulevrd|bulevard|blvrd|plce|terace|traill|hyw|frontage (?:rd|road)|access (?:rd|road)|service (?:rd|road))(?![\p{L}'])\.?|,? (?:de la )?(?:carretera|carr\.?|camino|autopista) (?:(?:al?|de) )?(?:la )?\p{L}{3,20}|,? esquina (?:con|de) (?:la |el )?(?:\p{L}{3,20}|\d{1,3}[a-z]{0,2})|,? (?:fm|cr|rr|hwy|highway|county road|ranch r(?:oad|d)|carr(?:etera)?\.?) \d{1,5}(?!\d)| 1\/2(?!\d)|(?:[ ,;/(-]{1,3}(?:in (?:the )?|en (?:el |la )?|al )?(?:rear|front|back|upstairs|downstairs|basement|upper|lower|altos|bajos|trasera?|fondo|atr[aá]s|s[oó]tano)(?!\p{L})\)?)|,? \d{1,5}(?:-?[a-z](?!\p{L}))?(?![\d/:%.,-]\d|\d)(?! ?(?:am|pm|a\.m|p\.m|to|a|y|and|or|o|hours?|horas?|minutes?|minutos?|days?|d[ií]as?|miles?|millas?|mg|mcg|ml|pills?|tab\p{L}*|pastill\p{L}*|boxes|times|refills?|people|units|th|st|nd|rd)(?!\p{L}))(?! ?%))?(?:,? (?:n|s|e|w|ne|nw|se|sw|north|south|east|west|norte|sur|este|oeste)(?![\p{L}'])\.?(?! (?:side|of|from)(?!\p{L})))?(?: so(?= ?\[address\]))?/giu;
/** "[address] Pt", "[address] Village Dr": the kind of street after its name. */
const kindRest = new RegExp(
  String.raw`\[address\](?: (?:${capitalType}|Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Boulevard|Blvd|Court|Place|Pl|Trl|Twr)(?![\p{L}\d'])\.?){1,2}`,
  'gu',
);
/** "Carnicería El Toro, [address]". */
const shopBefore =
  /(?<![\p{L}\d])(?:at |en )?(?:carnicer[ií]a|tienda|taller|restaurante?|salon|sal[oó]n|panader[ií]a|motel|hotel|iglesia)(?: \p{Lu}[\p{L}'-]{1,20}){1,3}, (?=\[address\])/giu;
const twice = /\[address\](?:(?:,|;| -|\n)? ?(?:y |and |at |en |in |on )?\[address\])+/gu;

/** Widens masked addresses. Idempotent and linear. */
export function widenAddresses(text: string): string {
  if (!text.includes('[address]')) return text;
  return text
    .replace(twice, '[address]')
    .replace(kindRest, '[address]')
    .replace(streetRest, '[address]')
    .replace(unit, '[address]')
    .replace(spokenUnit, '[address]')
    .replace(unit, '[address]')
    .replace(unitBefore, '')
    .replace(shopBefore, '')
    .replace(tailNumber, '')
    .replace(districtAfter, '[address]')
    .replace(cityAfter, '[address]')
    .replace(townAndState, '[address]')
    .replace(townThenState, '[address]')
    .replace(town, (whole, comma: string | undefined, name: string) => {
      const isOrdinary = name.split(' ').every((word) => ordinaryWords.has(plainLetters(word)));
      return isOrdinary && !(comma === undefined ? false : /^, ?$/.test(comma) && name.includes(' '))
        ? whole
        : '[address]';
    })
    .replace(townThenWord, (whole, name: string) => (ordinaryWords.has(plainLetters(name)) ? whole : '[address]'))
    .replace(stateAlone, '[address]')
    .replace(buildingBefore, '')
    .replace(districtBefore, '')
    .replace(twice, '[address]');
}
