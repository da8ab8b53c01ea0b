import { drugNames } from '../../text/drug-names.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { looksLikeMedicine, type NameKind, nameWords } from '../names/name-words.ts';
import { notPeople } from '../names/not-people.ts';
import { numberWord } from '../spoken-numbers.ts';

/** "9 Elm", "la 2900 de la Piedras": a house number and a name without a word for street. Plain signs. */

/** A house number: with a letter, a half, a hyphen, or in the grid of Wisconsin and Illinois. */
export const houseNumber = String.raw`(?<![\p{L}\d/.:$%#-])(?:[NSEW]\d{1,3}[NSEW]\d{3,6}|[NSEW]\d{3,6}|\d{1,3}[NSEW]\d{2,5}|\d{1,6}(?:-?[a-z](?!\p{L})|-\d{1,4}(?!\d))?)(?:[ -][13]/[24])?`;
const direction = String.raw`(?:(?:n|s|e|w|ne|nw|se|sw|north|south|east|west|norte|sur|este|oeste)(?!\p{L})\.? )?`;
const house = new RegExp(
  String.raw`${houseNumber}[ \n](?:block )?(${direction})((?:del? )?(?:las? |los |el )?)(\p{L}[\p{L}'-]{2,24}|\d{1,2}(?:a|ra|ta|da|th|st|nd|rd)(?!\p{L}))(?![\p{L}\d])`,
  'giu',
);
/** The forms of whole streets know these better. */
const streetType =
  /^(?: [\p{L}\d.'-]{1,20}){0,3}? (?:street|st|str|avenue|ave?|road|rd|boulevard|blvd|lane|ln|court|ct|terrace|ter|circle|cir|highway|hwy|parkway|pkwy|drive|dr|square|sq|place|pl|way|trail|trl|loop|run|crossing|xing|alley|aly|plaza|heights|hts|cove|pike|turnpike|point|bend|grove|row|path|landing|hollow|creek)(?![\p{L}\d'])\.?/iu;
const nextCapital = /^ (\p{Lu}[\p{Ll}'-]{2,20})(?![\p{L}\d])/u;

/** Words of a message about a place to live or to bring something to. */
const placeWords =
  /(?<!\p{L})(?:upstairs|downstairs|rear|doorbell|buzzer|timbre|port[oó]n|estoy en|liv(?:e|es|ed|ing)|stay(?:s|ing)?|address\p{L}*|adres\p{L}*|addy|addr|deliver\p{L}*|drop\p{L}* (?:it )?off|driver|moved?|moving|house|home|street|mail\p{L}*|ship\p{L}*|door\p{L}*|porch|gate|neighbou?rs?|apartment|zip|gps|across from|behind|next to|town|block|vivo|vive|vivimos|viven|direcci[oó]n\p{L}*|dire?|domicilio|entreg\p{L}*|chofer|mud[eé]\p{L}*|cambi[eé]|casa|calle|correo|llev\p{L}+|tra(?:er|igan?|ig\p{L}*)|mand\p{L}+|env[ií]\p{L}+|vecin[oa]s?|enfrente|frente a|puerta|port[oó]n|timbre|esquina|unidad|rento|d[eé]j\p{L}+|toqu\p{L}+|bring|left|leave|send|sent)(?!\p{L})/iu;
/** Before a house number. */
const leadsIn =
  /(?:^|[\n.!?:;,(/] ?|(?<!\p{L})(?:at|to|in|on|off|from|en|a|al|del?|el|la|is|its|it's|es|era|not|no|soy|pa|para|said|old|new|and|y|or|o|was|says|dice|now|exacto|actually|number|n[uú]mero|live|stay|vivo|puse|put|deliver(?:ed)?|address|addr|adres|adress|addy|dire|direcci[oó]n|domicilio|casa|house|home|viejo|nuevo|vieja|nueva) )$/iu;
const opening = /^\s*(?:(?:i said|its|it's|no|yes|si|ok|hi|hola)[, ]{1,2})?$/iu;
const closing = /^ ?(?:$|[.,;!\n]|\[)/u;

/** Trees, birds and hills that streets are called after and that are words in small letters, too. */
const streetNames = new Set(
  (
    'elm oak pine maple cedar birch walnut cherry chestnut magnolia sycamore holly laurel willow poplar spruce ash aspen cypress hickory juniper larch linden locust mulberry pecan redwood sequoia dogwood hawthorn ' +
    'hazel ivy vine orchard peach apple pear plum orange lemon rose lily violet iris jasmine azalea bluebonnet clover fern heather lavender primrose rosewood sagebrush mesquite main broadway park lake river hill ridge valley ' +
    'meadow forest spring church school mill water market center central bridge canyon prairie cactus sunset sunrise highland lakeview riverside eagle hawk falcon robin cardinal dove quail heron swan wren lark deer fox bear elk antelope ' +
    'washington jefferson lincoln madison jackson adams monroe franklin grant roosevelt kennedy hampton vermont georgia california nevada oregon texas michigan ohio virginia carolina delaware ' +
    'nopal cedro olmo roble fresno pino encino alamo huisache naranjo olivo palma sauce nogal pinos robles olmos cedros alamos rosas flores juarez hidalgo morelos zaragoza independencia first second third fourth fifth sixth seventh eighth ninth tenth primera segunda tercera cuarta quinta sexta septima octava novena decima'
  ).split(' '),
);
const notStreet =
  /^(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|miles?|blocks?|and|or|but|the|for|from|with|per|pills?|tablets?|times?|people|percent|degrees|dollars|bucks|cents|minutos?|horas?|d[ií]as?|semanas?|mes|meses|a[ñn]os?|veces|pastillas?|tabletas?|cuadras?|millas?|que|con|por|para|este|esta|unidad(?:es)?|gotas?|dosis|pesos|d[oó]lares|norte|sur|avenue|street|calle|callej[oó]n|avenida|camino|paseo|privada|carretera|v[ií]a|urb|north|south|east|west|hundred|thousand|mil|million|refills?|more|left|mas|m[aá]s|years-old)$/iu;

const isDose = (digits: string) => Number(digits) <= 100 || Number(digits) % 25 === 0;

/** Whether the word may be a street's name: no medicine, brand, day or unit. */
function isStreetName(word: string, kind: NameKind, digits: string, of: string): boolean {
  const plain = plainLetters(word);
  if (streetNames.has(plain)) return true;
  if (notStreet.test(word) || drugNames.has(plain) || notPeople.has(plain)) return false;
  if (looksLikeMedicine(word) && isDose(digits)) return false;
  return kind !== 'ordinary' || (of !== '' && /^\p{Lu}/u.test(word));
}

const leadHouse =
  /((?<![\p{L}\d])(?:to|at|in|on|en|a) )(\d{1,5})(?: [NSEW]\.?)? (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|[AP]M|[AP]\.M)(\p{Lu}\p{Ll}{2,24})(?: \p{Lu}\p{Ll}{2,20}){0,2}(?![\p{L}\d])/gu;

/** Masks "at 214 Pinecrest": a number and a capital after "at", unless it is "30 Crestor". Linear. */
export function maskLedHouses(text: string): string {
  return text.replace(leadHouse, (whole, lead: string, digits: string, name: string) => {
    const plain = plainLetters(name);
    const isMedicine = drugNames.has(plain) || (isDose(digits) && (looksLikeMedicine(name) || isBrand(plain)));
    return isMedicine ? whole : `${lead}[address]`;
  });
}

const isBrand = (plain: string) => notPeople.has(plain) && !streetNames.has(plain);

const spokenHouse = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${numberWord}[ -]){2,5}(\p{L}{3,20})(?!\p{L})(?! (?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|circle|boulevard|blvd|place|way|trail)(?!\p{L}))`,
  'giu',
);

/** Masks houses named without a word for street. Linear. */
export function maskBareHouses(whole: string): string {
  const isPlace = placeWords.test(whole);
  const text = isPlace
    ? whole.replace(spokenHouse, (said, name: string) => (streetNames.has(plainLetters(name)) ? '[address]' : said))
    : whole;
  return maskFigures(text, isPlace);
}

function maskFigures(text: string, isPlace: boolean): string {
  let masked = '';
  let end = 0;
  for (const match of text.matchAll(house)) {
    const [whole, , of = '', name = ''] = match;
    if (match.index < end) continue;
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const after = text.slice(match.index + whole.length, match.index + whole.length + 40);
    const street = streetType.exec(after);
    if (street && /^\d+ /.test(whole)) continue;
    const digits = /\d+/.exec(whole)?.[0] ?? '';
    const kind = nameWords(name)[0]?.kind ?? 'unknown';
    const isGrid = /^(?:[NSEW]\d|\d+[NSEW])/.test(whole);
    if (!isGrid && (!leadsIn.test(before) || !(isStreetName(name, kind, digits, of) || /^\d/.test(name)))) continue;
    const isCapital = /^\p{Lu}/u.test(name) && !/^\p{Lu}{2,}$/u.test(name);
    const opens = opening.test(text.slice(0, match.index)) && closing.test(after);
    const isShort = digits.length < 3 && !opens;
    const isEnough = isCapital
      ? isGrid || isPlace || opens || (of === '' && !isDose(digits))
      : isPlace && (of === '' ? streetNames.has(plainLetters(name)) || digits.length > 2 : false);
    if (!isEnough || (isShort && !isPlace && !isGrid) || (/^\d/.test(name) && !isPlace)) continue;
    masked += `${text.slice(end, match.index)}[address]`;
    end = match.index + whole.length + (street?.[0].length ?? 0);
    for (let words = 0; isCapital && words < 2; words++) {
      const more = nextCapital.exec(text.slice(end, end + 24));
      if (!more || notPeople.has(plainLetters(more[1] ?? ''))) break;
      end += more[0].length;
    }
  }
  return masked + text.slice(end);
}
