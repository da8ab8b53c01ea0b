/** Postal, e-mail and web addresses in plain signs, in English and Spanish. */

const type =
  'street|st|avenue|ave|av|road|rd|boulevard|blvd|lane|ln|court|ct|terrace|ter|circle|cir|highway|hwy|parkway|pkwy|drive|dr|square|sq|place|pl|way|trail|trl|loop|run|crossing|xing|alley|aly|plaza|heights|hts|ridge|hollow|cove|pike|turnpike|point|bend|grove|row|path|landing|manor|creek|view';
/** "20 minutes drive", "3 days this way", "2 pills per court". */
const notHouse = String.raw`(?! ?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|miles?|blocks?|mgs?|mcg|ml|mls|units?|pills?|tabs?|tablets?|capsules?|times?|people|am|pm|a\.m|p\.m|o'clock|minutos?|horas?|d[ií]as?|semanas?|meses|mes|a[ñn]os?|veces|pastillas?|tabletas?|cuadras?|millas?|th|st|nd|rd|of|in|per|for|to|or|and|a|at|on|by|de|o|y|en|por|para|con|%)(?![\p{L}\d]))`;
const unitOf = String.raw`(?:,? ?(?:apto?|apartment|apartamento|unit|suite|ste|bldg|building|room|rm|lot|spc|space|floor|piso|depto?|departamento|interior|int|#)(?!\p{L})\.? ?#?[\p{L}\d-]{1,8}){0,2}`;
const town = String.raw`(?:,? [\p{L}.' -]{2,30},? [a-z]{2}\.?,? \d{5}(?:-\d{4})?)?`;
const side = String.raw`(?: (?:n|s|e|w|ne|nw|se|sw|north|south|east|west)(?![\p{L}\d])\.?)?`;
const word = String.raw`(?!(?:and|or|but|to|for|from|with|is|are|was|my|your|i|you|we|they|that|this|who|o|y|pero|que|con|para|por|across|down|bucks|dollars|cheaper|off)(?![\p{L}\d]))[\p{L}\d][\p{L}\d.'-]{0,24}`;

const place = `(?:i (?:live|am|stay)|we(?:'re| are)?(?: live)?|lives?|living|i'm|staying|address|adress|addres|deliver(?:y|ed)?|ship(?:ped)?|mail(?: it)?|send(?: it)?|drop(?: it)?(?: off)?|bring(?: it)?|moved|home|house|place|vivo|vive|vivimos|direcci[oó]n|domicilio|env[ií]en(?:lo|la)?|entreguen(?:lo|la)?|entrega|manden(?:lo|la)?|traigan(?:lo|la)?|estoy|mud[eé]|cambi[eé]|casa)`;
const toPlace = String.raw`(?: (?:off|now|it|new|my|our|here|back|queda|over)){0,3}(?:(?: (?:is|at|to|es|en|a)|:)(?: (?:number|no\.?|n[uú]mero|the|la|el))?| number)`;

const numberWord =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|oh)(?! (?:way|block|blocks|minute|minutes|hour|hours|day|days|mile|miles|week|weeks|month|months|year|years|or|of|more|pills?|tablets?|on|in|at|doors?|down|up|the|for|people|times?)(?!\\p{L}))';

export const addressForms: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:p\.? ?o\.? ?box|post office box|apartado(?: postal)?|apdo\.?|casilla|r\.?r\.? ?\d{1,4} box|rural route \d{1,4},? box|hc ?\d{1,4} box)(?: (?:is|es|n[uú]mero|no\.?)|:|#| ){0,3}\d{1,7}${town}`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d/.-])(?!\d{1,2}k )\d{1,6}[a-z]?(?:[ -][13]/[24])?${notHouse}${side}(?: (?!(?:she|he|they|we|i|it|you|doesn'?t|don'?t|didn'?t|can'?t|can|will|would|to|count|ct|and|or)(?!\p{L}))${word}){1,4}?(?: (?:${type})(?![\p{L}\d'])){1,3}\.?${side}(?: \d{1,4}(?![\d/:]))?${unitOf}${town}`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d/.-])\d{1,6}[a-z]?${side} (?:(?:county |state |us |old )?(?:highway|hwy|route|rte|road|rd)|calle|avenida|av\.?|fm|cr|sr) ?\d{1,5}(?!\d)${side}${unitOf}${town}`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?!carr(?:etera|\.)? \d{1,3}(?![\d.]|,? ?(?:km|#|n)))(?:calle|avenida|av|avda|carrera|cra|paseo|pasaje|pje|retorno|barrio|calz(?:ada)?|callej[oó]n|urb(?:anizaci[oó]n)?|colonia|col\.|blvd|bulevar|boulevard|carretera|carr\.|camino|cerrada|privada|residencial|fracc(?:ionamiento)?|prolongaci[oó]n|andador|km)\.? (?:\d{1,2} de \p{L}{4,12},? )?(?:(?!(?:hay|hace|desde|unas?|unos|son|est[aá]n?|abren?|cierran?|tiene|tienen|me|les?|ya|como)(?!\p{L}))[\p{L}'][\p{L}.']{0,24},? ){0,5}(?:n[uú]m(?:ero)?\.? ?|no\.? ?|n\.?º ?|# ?)?(?:[a-z]-)?\d{1,6}(?:\.\d{1,2}|-\d{1,4}|-[a-z](?!\p{L})|(?! ?(?:am|pm|de la))[a-z])?(?!\d)(?:,? (?:km\.? ?)?[a-z]?-?\d{1,4}(?:\.\d)?(?![\d:/]))?${unitOf}`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(${place}${toPlace} )\d{1,6}[a-z]?${notHouse}${side}(?: (?!and |or |but |y |o |pero |between |after |before |please |por |para )${word}){1,4}${unitOf}`,
      'giu',
    ),
    '$1[address]',
  ],
  [
    /((?<![\p{L}\d])(?:house|home|building|street|apartment|casa|edificio|departamento) (?:number|no\.?|#|n[uú]mero)(?: is| es|:)? ?#?)\d{1,6}[a-z]?(?!\d)/giu,
    '$1[address]',
  ],
  [
    new RegExp(
      String.raw`((?<![\p{L}\d])(?:live|living|lives|house|home|place|vivo|vive|vivimos|casa|[\[]address[\]])[^.\n\d]{0,30}?(?<!\p{L})(?:on|en|off) )(?:${word} ){1,3}?(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|court|ct|drive|dr)(?![\p{L}\d])\.?`,
      'giu',
    ),
    '$1[address]',
  ],
  [
    /(?<![\p{L}\d/.:-])(?<!(?<!\p{L})(?:de|con|tiene|tengo) )\d{2,5} (?:n|s|w|ne|nw|se(?! (?:puede|vende|hace|necesita|paga|abre|cierra|abren|cierran|dice|requiere|aplica)(?!\p{L}))|sw|north|south|east|west)\.? (?!of |on |side|wing|or |and |at |to )\p{L}[\p{L}'-]{2,24}(?![\p{L}\d])/giu,
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:${numberWord}[ -]){1,5}(?:1/2 )?(?:${word} ){1,3}?(?:street|avenue|ave|road|rd|boulevard|blvd|lane|court|terrace|circle|highway)(?![\p{L}\d])`,
      'giu',
    ),
    '[address]',
  ],
  [
    /((?<![\p{L}\d])(?:motel(?: 6)?|super 8|hotel|inn|lodge|shelter|apartments|apts|suites|manor|dorm|residence|assisted living|nursing home)[^\d\n.]{0,20}?(?:room|rm|unit|apt|#|no\.?|number|habitaci[oó]n|cuarto) ?#?)(?:\d{1,5}[a-z]?|[a-z]-?\d{1,4})(?![\p{L}\d])/giu,
    '$1[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:apto?|apartment|unit|suite|ste|lot)\.? ?#?[a-z]?-?\d{1,5}[a-z]?,? (?:at |en )?\d{1,5}${notHouse}(?: ${word}){1,2}`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d/.:-])\d{1,6}(?: block of|[a-z]?${side} (?:calle|avenida|av\.?|paseo|camino|v[ií]a|boulevard|blvd|rue)(?: de(?: las?| los)?| del)?)(?: ${word}){1,3}${unitOf}`,
      'giu',
    ),
    '[address]',
  ],
  [new RegExp(String.raw`(?<![\p{L}\d/.:-])\d{1,6} de la (?:calle|avenida) ${word}`, 'giu'), '[address]'],
  [
    /((?<![\p{L}\d])(?:lot|space|unit|apt|apto|apartment|apartamento|depto|suite)\.? #?)(?:\d{1,5}[a-z]?|[a-z]-?\d{1,4})(?![\p{L}\d])(?=,? ?(?:\[address\]|$|[.,]))/giu,
    '$1[address]',
  ],
  [/(?<![\d-])(?<!ndc[ :#]{1,3})\d{5}-\d{4}(?!\d|-\d)/gi, '[address]'],
];

/** E-mail and web addresses, account names and network addresses. Each form is replaced by its word, in this order. */
const local = String.raw`(?<![\p{L}\d._%+'-])[\p{L}\d][\p{L}\d._%+'-]{0,199}`;
const at = String.raw`(?: ?@ ?| ?[(\[{<] ?(?:at|arroba) ?[)\]}>] ?)`;
const domain = String.raw`[\p{L}\d][\p{L}\d-]{0,62}`;
const dot = String.raw`(?:\.| ?[(\[{<] ?(?:dot|punto) ?[)\]}>] ?| (?:dot|punto) )`;

const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;

export const onlineForms: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`${local}${at}${domain}(?:(?:${dot}| ?\. ?)${domain}){1,8}`, 'giu'), '[e-mail]'],
  [
    new RegExp(
      String.raw`((?<![\p{L}\d])(?:send|email|e-mail|mail|write|forward|correo|env[ií]\p{L}{0,6}|m[aá]nd\p{L}{0,6}|escr[ií]b\p{L}{0,6})(?![\p{L}])[^.\n@]{0,25}? )${local} (?:at|arroba) ${domain}(?:\.${domain}){1,4}`,
      'giu',
    ),
    '$1[e-mail]',
  ],
  [
    new RegExp(
      String.raw`((?<![\p{L}\d])(?:e-?mail|mail|correo(?: electr[oó]nico)?)(?: address)?(?: is| es|'s)?:? )(?:[\p{L}\d._+-]{1,40} ){1,8}?(?:at|arroba|@) ?${domain}(?:${dot}${domain}){1,4}`,
      'giu',
    ),
    '$1[e-mail]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:[\p{L}\d]{1,24} ){1,2}(?:at|arroba) ${domain}(?: (?:dot|punto) ${domain}){1,3}(?=,? (?:all|todo) )`,
      'giu',
    ),
    '[e-mail]',
  ],
  [
    new RegExp(
      `${local}(?: (?:dot|punto|underscore|dash|hyphen|plus|gui[oó]n(?: bajo| medio)?) [\\p{L}\\d]{1,40}){0,5} (?:at|arroba) ${domain}(?: (?:dot|punto) ${domain}){1,4}`,
      'giu',
    ),
    '[e-mail]',
  ],
  [
    new RegExp(
      `${local} ?(?:@|(?<= )(?:at|arroba)(?= )) ?(?:gmail|yahoo|hotmail|outlook|icloud|aol|msn|protonmail|proton|comcast|verizon|att|sbcglobal)(?: ?(?:dot|punto|\\.)? ?(?:com|net|org|mx|es|edu|me)(?![\\p{L}\\d]))?(?![\\p{L}\\d])`,
      'giu',
    ),
    '[e-mail]',
  ],
  [
    /(?<![\p{L}\d])(?:[\p{L}\d][ ._-]{1,2}){2,40}@ ?(?:[\p{L}\d][ ._-]{0,2}){2,60}\.[ ]?(?:[\p{L}] ?){2,6}(?![\p{L}])/gu,
    '[e-mail]',
  ],
  [
    /(?<![\p{L}\d])[\p{L}\d-]{2,40} (?:dot|punto) (?:com|net|org) (?:slash|diagonal|barra) [^\s<>"]{1,200}/giu,
    '[link]',
  ],
  [/(?<![\p{L}\d])(?:https?:\/\/|www\.)[^\s<>"]{1,2000}/giu, '[link]'],
  [/(?<![\p{L}\d@.-])(?:[\p{L}\d][\p{L}\d-]{0,62}\.){1,6}\p{L}{2,18}(?::\d{1,5})?[/?][^\s<>"]{1,2000}/giu, '[link]'],
  [/(?<![\p{L}\d._%+'-])[\p{L}\d][\p{L}\d._%+'-]{0,199}@[\p{L}\d][\p{L}\d-]{1,62}/gu, '[e-mail]'],
  [/(?<![\p{L}\d@.])@[\p{L}\d_][\p{L}\d_.]{1,40}/gu, '[account]'],
  [
    /(?<![\p{L}\d])(?:[\p{L}\d]{1,40} (?:dot|punto|underscore|dash|gui[oó]n(?: bajo)?) ){1,4}[\p{L}\d]{1,40} (?=\[e-mail\])/giu,
    '',
  ],
  [new RegExp(String.raw`(?<![\d.])${octet}(?:\.${octet}){3}(?![\d.]\d|\d)`, 'g'), '[network address]'],
  [
    /(?<![\p{L}\d:])(?=[\da-f:]{0,45}(?:::|(?::[\da-f]{0,4}){7}))[\da-f]{1,4}(?::{1,2}[\da-f]{1,4}){1,7}(?![\p{L}\d:])/giu,
    '[network address]',
  ],
];
