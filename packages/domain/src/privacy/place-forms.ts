import { building } from './address-tails.ts';
import { capitalType } from './addresses/street-kinds.ts';

/** Addresses in shapes that the common ones leave: house letters, rarer kinds of street, crossings, houses in words. Plain signs. */

const house = String.raw`(?<![\p{L}\d/.:-])\d{1,6}(?:-?[a-zA-Z](?!\p{L})|-\d{1,4})?(?:[ -][13]/[24])?`;
const lead = String.raw`(?<![\p{L}\d])`;
const placeCue = `(?:i (?:live|am|stay)|we(?:'re| are)?(?: live)?|lives?|living|i'?m|im|staying|address|addy|adress|deliver(?:y|ed)?|ship(?:ped)?|mail(?: it)?|send(?: it)?|drop(?: it)?(?: off)?|bring(?: it)?|leave(?: it)?|moved|home|house|place|apartment|vivo|vive|vivimos|direcci[oó]n|domicilio|env[ií][ae]n?(?:lo|la)?|entreguen(?:lo|la)?|entrega|mande?n?(?:lo|la|melo)?|traigan(?:lo|la)?|d[eé]je(?:n)?(?:lo|la)|ll[eé]ve(?:n)?(?:lo|la)|estoy|mud[eé]|cambi[eé]|casa)`;
const streetType =
  'street|str|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|court|ct|terrace|circle|cir|highway|hwy|parkway|pkwy|drive|dr|place|pl|trail|trl|concourse|esplanade|causeway|expressway|freeway|bypass|mews|crescent|cres|commons|passage|turnpike|promenade|overlook|bluff|knoll|holw|xing|cv|plz|expwy|fwy|byp|spur|cutoff|embankment|hbr|lndg|mdws?|mnr|mtn|rdg|spgs?|tpke|trce|vlg|vly|vw|gdns?|grv|gln|cswy|ests|jct|knls?|crk|cyn|bnd|blfs?|village|crossroads?|ter|terr';
const numbered =
  '(?:fm|cr|rr|sr|rm|county (?:road|rd|hwy|highway)|c(?:ou)?nty (?:rd|road|hwy)|cty (?:rd|road|hwy|tr(?:un)?k)|co\\.? (?:rd|road)|ranch (?:road|rd)(?: to market)?|farm(?:[ -]to[ -]market)?(?: road| rd)?|state (?:road|route|rd|hwy)|us(?: hwy| highway| route)?|rural route|highway|hwy|route|rte|interstate|i|loop|carr(?:etera)?\\.?)';
const spoken =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|oh|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?|doscientos|trescientos|cuatrocientos|quinientos|seiscientos|setecientos|ochocientos|novecientos|mil)';
const notCount = String.raw`(?!(?:way|blocks?|minutes?|mins?|hours?|hrs?|days?|miles?|weeks?|months?|years?|or|of|more|pills?|tablets?|on|in|at|doors?|down|up|the|for|from|away|people|times?|and|to|y|o|de|en|a|que|mg|ml|pm|am|cuadras?|horas?|minutos?|d[ií]as?|millas?|pastillas?|meses|a[ñn]os?|kids|left|milligrams?|o'clock|my|i|he|she|it|the|now|not|just|mi|yo|ya|el|la|with|foot|feet|ft|inch(?:es)?|dollars|bucks)(?!\p{L}))`;
const streetWord = String.raw`\p{L}[\p{L}.'-]{1,24}`;
const ordinalStreet = String.raw`\d{1,3}(?:st|nd|rd|th|ra|da|a|ta|na|va)`;
const crossing = String.raw`(?:${ordinalStreet}|(?!(?:the|my|a|an|mi|la|el|home|hold|time|and|this|insulin)(?!\p{L}))${streetWord})(?: (?:street|st|avenue|ave|rd|road|blvd|dr|lane|ln)\.?)?`;

export const placeForms: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:(?!I |The |At |In |My )\p{Lu}[\p{L}'-]{1,20} ){1,3}(?:${building})(?: (?:${building}|North|South|East|West)){0,2},? ?(?:[Rr]oom|[Rr]m|[Uu]nit|[Aa]pto?|[Ss]te|[Ss]uite|#|[Nn]o\.?|[Nn]umber|[Bb]ldg|[Ff]loor|[Ll]ot)\.? ?#?(?:\d{1,5}-?[a-zA-Z]?|[a-zA-Z]-?\d{0,4})(?![\p{L}\d])`,
      'gu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`${house} (?:(?:[nsewNSEW]|[NSns][EWew]|[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)\.? )?(?:\p{Lu}[\p{L}\d.'-]{0,24} ){1,3}(?:${capitalType})(?![\p{L}\d'])\.?(?! (?:${streetType})(?!\p{L}))`,
      'gu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d/.:-])(?:\d{1,6}[a-z]? )?(?<![\p{L}])${numbered} ?-?\d{1,5}(?:,? (?:#|no\.? ?|n[uú]m(?:ero)?\.? ?|number ?|box ?|km\.? ?|house ?|bldg ?)\d{1,6}(?:\.\d{1,2})?)(?![\d/:])`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(String.raw`${lead}\d{1,6}[a-z]? (?:c(?:ou)?nty|cty|co\.?) (?:rd|road|hwy|tr(?:un)?k) \w{1,5}`, 'giu'),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d/.:-])\d{1,6}(?:-?[a-z]|-\d{1,4})?(?: 1/2)? (?!(?:days?|years?|hours?|pills?|of|in|at|to|on|mg|minutes?|mins?|miles?|blocks?|cuadras?|am|pm|for|count|ct|tabs?|tablets?|caps?)(?!\p{L}))(?:(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\.? )?(?:(?!(?:and|or|but|to|for|from|with|is|are|my|your|i|you|she|he|they|we|it|doesn'?t|don'?t|didn'?t|can'?t|can|will|would|the|a|in|at|of|on|no|not|sin|que|con|para|por)(?!\p{L}))[\p{L}\d][\p{L}\d.'-]{0,24} ){1,3}(?:${streetType})(?![\p{L}\d'])\.?`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`${lead}(?:\d{1,6} )?(?:calle|avenida|avda?\.?|v[ií]a|paseo|camino|boulevard|callej[oó]n|privada|cerrada|calz(?:ada)?\.?|carrera|cra\.?|diagonal|transversal|vereda|circuito) (?:${streetWord}|\d{1,3})(?: (?:del? |la |las |los )?(?!(?:casa|apto?|por|para|que|y|con|en)(?!\p{L}))${streetWord}){0,3},? (?:casa|apto?|n[uú]mero|num\.?|no\.|#|interior|int\.?|lote|puerta) ?#?\d{1,6}(?:-?[a-z])?(?![\p{L}\d])`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`${lead}(?:[Uu]rb|[Cc]ond(?:ominio)?|[Ee]dif(?:icio)?|[Rr]es(?:idencial)?|[Bb]o|[Bb]arrio|[Rr]eparto|[Ee]xt|[Pp]arcelas|[Vv]illas|[Jj]ardines|[Hh]acienda|[Ss]ector|[Aa]partamentos)(?:\. ?| )(?:(?:de |del |la |las |los |el )?\p{Lu}[\p{L}.'-]{0,20},? ){1,4}(?:(?:apto?|edif|torre|casa|calle|bloque|#|n[uú]m(?:ero)?)\.? ?){0,2}(?:[A-Z]-?)?\d{1,5}(?:-?[A-Z])?(?![\d/:])`,
      'gu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`((?<![\p{L}\d])${placeCue}(?: [\p{L}']{1,12}){0,3}? )(?:${spoken}[ -](?:and |y )?){2,7}${notCount}${streetWord}(?: (?:${streetType})(?!\p{L}))?`,
      'giu',
    ),
    '$1[address]',
  ],
  [
    new RegExp(
      String.raw`((?<![\p{L}\d])${placeCue}(?: [\p{L}']{1,12}){0,4}? )(?:on|at|off|near|en|por|de|corner of|esquina(?: de| con)?) (?:the |la |el )?(?:corner of |esquina (?:de |con )?)?(?:${ordinalStreet}(?: (?:street|st|ave|avenue|calle|avenida))? (?:and|&|y|con|at|near|off) ${crossing}|(?!(?:the|my|a|an|mi|la|el)(?!\p{L}))${streetWord}(?: (?:street|st|avenue|ave|rd|road|blvd|dr))? (?:and|&|y|con) ${ordinalStreet}(?: (?:street|st|avenue|ave))?)(?!\p{L})`,
      'giu',
    ),
    '$1[address]',
  ],
  [
    new RegExp(
      String.raw`((?<![\p{L}\d])(?:corner of|cross streets?(?: (?:is|are))?|crossing of|intersection of|esquina (?:de|con)|(?:viv\p{L}{1,4}|casa|calle|estoy|queda)[^.\n]{0,30} entre) )(?:${ordinalStreet}|\p{Lu}[\p{L}'-]{2,20})(?: (?:Street|St|Ave|Avenue|Rd|Road|Blvd|Dr|Calle))?\.? (?:and|&|y|con) (?:${ordinalStreet}|\p{Lu}[\p{L}'-]{2,20})(?: (?:Street|St|Ave|Avenue|Rd|Road|Blvd|Dr))?(?!\p{L})`,
      'gu',
    ),
    '$1[address]',
  ],
  [
    /(?<![\p{L}\d/.:$-])\d{3,5} e(?:ast)?\.? (?!(?:of|on|side|wing|or|and|at|to|i|hi)(?![\p{L}]))(?!h?i)\p{L}[\p{L}'-]{2,24}(?![\p{L}\d])/giu,
    '[address]',
  ],
  [
    /(?<![\p{L}\d])(?:mile(?:post| marker)?|milla) \d{1,4}(?:\.\d)?,? (?=\p{Lu}|\[address\])(?:\p{Lu}[\p{L}'-]{1,20} ){1,3}(?:Rd|Road|Hwy|Highway|Trail|Trl|Loop)(?!\p{L})/gu,
    '[address]',
  ],
  [
    /(?<![\p{L}\d])(?:mz|mza|manzana|sm|supermanzana)\.? ?\d{1,4}[a-z]?,? (?:lt|lte|lote|casa)\.? ?\d{1,4}[a-z]?(?![\p{L}\d])/giu,
    '[address]',
  ],
];
