import { expandAnyCase } from '../any-case.ts';
import { brands, namedPills, placeNames } from './brand-names.ts';

/**
 * Names that are no patient's, by what is around them: of the store's staff, of shops, towns and streets that are asked for, of what is
 * sold. Plain signs, English and Spanish.
 */

const word = String.raw`\p{Lu}[\p{L}\p{M}]{1,24}(?:[-'](?!s(?!\p{L}))\p{L}{1,20}){0,2}`;
const one = String.raw`(?:(?:St|Ft|Mt|Dr|Mrs?)\. )?${word}`;
const few = `${one}(?: ${word}){0,2}`;
/** "Bayer or Goody's?": the second of two, unless more is said of it. */
const twoOf = String.raw`${few}(?: (?:or|and|&|y|o|u) ${few}(?=[?.,!;]| (?:or|and|in|at|there|too|y|o|en)(?!\p{L})|$))?`;

const owned = String.raw`'s (?:\p{L}{3,14} )?(?:prescriptions?|scripts?|rx|meds?|medicines?|medications?|refills?|pills|order|birthday|dob|doctor|insurance|inhaler|insulin|antibiotics?|stuff|creams?|drops?|tablets?|bag|vaccine|dose|card|account|profile|shots?|appointment|name|file)`;
const asPerson = String.raw`,? (?:in (?:the|your|ur) (?:system|files?|records?|computer|data\w*)|on (?:file|record|the (?:list|account|schedule))|under|listed|registered|ready|signed|scheduled|down|off|as (?:an?|the|my)|born|dob|with (?:a )?(?:dob|birth|date|phone)|call|text|come|pick|bring|give|send|check|look|talk|en (?:el|su|sus) (?:sistema|expediente|archivo)|registrad[oa]|apuntad[oa]|list[oa]|como|needs?|wants?|takes?|has|had|is (?:my|on|out|allergic|taking)|my|mi|who|que)(?!\p{L})|,? \[|,? \d{1,2}[/-]`;
const notOwned = String.raw`(?!(?i:${owned})(?!\p{L}))`;
const noPerson = String.raw`(?!(?i:${owned})(?!\p{L})|(?i:${asPerson}))`;

const frame = (before: string, name: string, after = noPerson) =>
  new RegExp(
    expandAnyCase(
      String.raw`(?<![\p{L}\d'])(${before === '' ? '' : `(?i:${before})`})(${name})(?![\p{L}\p{M}\d])${after}`,
    ),
    'gu',
  );
const then = (after: string) => String.raw`(?=(?i:${after})(?!\p{L}))`;

const adverb = '(?:(?:guys|all|still|also|even|ever|currently|already|now|only|actually|just) )?';
const asked = String.raw`(?:(?:do|does|did|if) (?:you|u|ya|y'?all|they) ${adverb}(?:have|got|take|get|bill|cover|keep|recommend|own|buy|serve|offer)|(?:do|does|did|will|would|can|could|if) (?:you|u|ya|y'?all|they) ${adverb}(?:carry|sell|stock|make|compound|accept|honor|price match|match|partner with|work with|contract with|(?:deliver|ship|mail) to|deliver (?:in|around))|(?:got|have|is there) any|any|in network with|aceptan|venden|tienen|hay|manejan|trabajan con|toman|surten|reparten en|entregan en|llegan (?:a|hasta)|consiguen|cheaper than|better than|same (?:thing )?as|instead of|versus|vs\.?)(?: (?:the|any|some|more|la|el|los|las))? (?:(?:crema|jab[oó]n|pomada|aceite|agua|t[eé]|leche|velas?)(?: de)?(?: la| los)? )?`;
/** "Do you have Ana Ruiz?" may be asked of a person. */
const fullName = '(?<!(?i:have|got|tienen|hay) )';

const shop =
  '(?:stores?|locations?|branch(?:es)?|pharmac(?:y|ies)|site|clinic|flu clinic|shot clinic|school|high|elementary|county|church|warehouse|drive[- ]?thr(?:u|ough)|area|exit|shop|hospital|drug ?store|campus|mall|market|one (?:is (?:closer|farther|open|closed|bigger|nicer)|closes|opens|on|near|off|by|has))';
const opens =
  ',? (?:ya |no |todav[ií]a |siempre |tambi[eé]n )?(?:abre|abri[oó]|abren|cierra|cierran|cerr[oó]|cerraron|tiene (?:estacionamiento|vacunas|drive|farmacia|horario|ventanilla|servicio|la vacuna)|vende|venden|queda|contesta|contestan|sigue (?:abierta|cerrada)|est[aá] (?:abierta|cerrada|m[aá]s cerca|lejos))';
const kinds =
  '(?:soap|hand soap|shampoo|conditioner|lotion|oil|perfume|cologne|nail polish|mascara|makeup|lipstick|bread|rice|flour|tea|coffee|candy|cookies|chocolates?|toys?|bags?|stockings|toothpaste|powder|scrub|masque|deodorant|diapers|wipes|razors?|sunscreen|drugs?|drugstore|brand|generic|inserts|vitamins?|vitamin [a-e]|probiotics?|thermometer|monitor|meter|gummies|tablets|ointment|balm|jab[oó]n|perfume|marca)';
const storeKinds =
  '(?:Drugs?|Drugstore|Apothecary|Rexall|County|Pharmacy|Farmacia|Clinic|Hospital|Medical|Health|Healthcare|Insurance|Elementary|Middle|High School|Church|Lutheran|Market|Grocery|Foods|Compounding|Laboratories|Labs|Pharmaceuticals?|Boulevard|Blvd|Avenue|Ave|Street|Road|Highway|Hwy|Parkway|blvd|avenue|street|road|rd|hwy|highway|parkway)';

const staff =
  '(?:pharmacists?|(?:pharmacy |pharm )?tech(?:nician)?s?|cashiers?|store manager|manager|clerks?|employees?|intern|farmac[eé]utic[oa]s?|cajer[oa]s?|gerente|encargad[oa]|emplead[oa]|t[eé]cnic[oa])';
const helper =
  '(?:girl|guy|lady|man|gentleman|kid|person|woman|nurse|driver|muchach[oa]|se[ñn]orita|se[ñn]or|se[ñn]ora|joven|chic[oa]|enfermer[oa])';
const atWork = String.raw`.{0,12}(?:at the (?:front |back )?(?:counter|register|front|window|drive)|in the drive|behind the counter|who (?:helped|works|gave|answered|rang)|helped me|works? (?:there|here)|(?:de|en) (?:la caja|el mostrador|la ventanilla|la farmacia)|del mostrador|(?:ella |[eé]l |que )?(?:me|nos) (?:atend|ayud|cobr|explic)\p{L}*|que trabaja|giving shots|(?:is|est[aá]) (?:in|here|working|ah[ií]))`;
const asStaff = String.raw`,? (?:(?:(?:is|es) )?(?:the|your|el|la|su|tu) (?:\p{L}{3,10} )?${staff}|(?:at|behind) the (?:front |back )?(?:counter|register|window|drive)|(?:still |ya no |todav[ií]a )?(?:work(?:s|ing)?|trabaja) (?:there|here|ah[ií]|today|hoy|tonight|tomorrow|this|with you|con ustedes|todav[ií]a)|(?:in|on|there|here) today|(?:at|from) (?:the|your|ur) (?:pharmacy|store|counter)|de (?:la|su) farmacia|(?:de|en) (?:la caja|el mostrador|la ventanilla)|del mostrador)`;
const notCaller = `(?<!(?i:i'm|i am|im|this is|soy|habla|its|it's|name is|me llamo|para|(?<!ask |asked )for) )`;

const makes =
  ' (?:make|makes|lower|lowers|raise|discontinue|recall|have an? (?:store|location|branch|pharmacy|coupon|program)|cover|covers|pay for|pays for|work at your|accepted (?:here|there)|e-?prescribe|(?:send|fax)(?:s|ing)? (?:you|prescriptions|scripts|my records|records))';

/** A side of the street, a crossing: what is asked of the store's own place. */
const where =
  '(?:across (?:the street )?from|next (?:door )?to|right by|by|past|closer to|nearer(?: to)?|way from|cross streets?(?: is)?,?|off(?: of)?|on|near|close to|beside|behind|opposite|left|right|light on|corner of|sobre|por|enfrente de|junto al?|al lado del?|cerca del?|pasando)(?: (?:the|la|el))? ';
const locating =
  /(?<!\p{L})(?:(?:are|r) (?:you|u|y'?all)|is (?:it|the (?:store|pharmacy)|your (?:store|pharmacy))|where|which|turn|exit|parking|location|cross|closer|est[aá]n|quedan?|ustedes|sucursal|farmacia|tienda)(?!\p{L})/iu;
const located = [
  frame(where, twoOf, `${noPerson}(?! (?i:and (?:i|my)|pick|need))`),
  frame(
    '(?:o|y|or) (?:en |on |off )?(?:(?:la|el|the) )?',
    one,
    then(String.raw`\?|\.|$| (?:blvd|street|verdad|right)`),
  ),
];

const frames: readonly RegExp[] = [
  frame('', `(?:${brands})`, notOwned),
  frame(asked, String.raw`${fullName}${twoOf}|${one}(?! \p{Lu})(?: (?:or|and|y|o) ${one}(?=[?.,!]|$))?`),
  frame(`(?<!(?:for|from|para|de|soy|i'm|this is) )`, few, then(String.raw` (?:\p{L}{3,10} )?${kinds}`)),
  frame(`(?:the|your|ur|that|this|at|la|el|nearest|closest) (?:${shop} (?:in|on|at|en) )?`, few, then(` ${shop}`)),
  frame(
    '(?:sucursal|tienda|farmacia|cl[ií]nica|iglesia|parque|plaza|escuela|virgen|mercado|puente|colonia)(?: (?:de(?: la| los| las)?|del|en|la|el))? ',
    few,
  ),
  frame('(?:la|el|una|otra) (?:de|en) ', few, then(opens)),
  frame('(?:condado|county of|ciudad|pueblo|city of|town of)(?: de)? ', few),
  frame(
    '(?:esquina|cvs|walgreens|walmart|h-?e-?b|costco|target|kroger|gasolinera|tienda|farmacia|sucursal|estacionamiento|the (?:one|store|cvs|walgreens)) (?:de|en|sobre|on|off|at) (?:la|el|the) ',
    few,
  ),
  frame(
    '(?:store|pharmacy|location|center|clinic|hospital|bank|school|church|one|sucursal|tienda|farmacia) (?:on|at|in|en|de) ',
    few,
    then(' (?:street|st|ave|avenue|road|rd|blvd|drive)'),
  ),
  frame('ustedes son (?:los|las) (?:de|en) (?:la|el) ', `${one}(?: (?:o|u) (?:los|las) (?:de|en) (?:la|el) ${one})?`),
  frame(
    String.raw`(?:store|location|branch)(?:(?!prescription|receta|meds)[^.?!\n]){0,40} (?:or|not) the `,
    few,
    then(' (?:one|store|location)'),
  ),
  frame('(?:did|has|will) (?:the|your) (?:store|pharmacy|location) (?:move|moved|moving|relocate) to ', few),
  frame(
    '(?:la otra(?: sucursal| tienda| farmacia)?|the other (?:one|store)|sucursal|tienda),? (?:la (?:de|en)|the one in|in|de|en) ',
    few,
  ),
  frame('', few, String.raw`(?= ${storeKinds}(?![\p{L}']))`),
  frame(`${staff}(?:,| is(?: it)?(?: still)?| named| called| se llama| llamad[oa])? `, one),
  frame(`${staff}, is it still `, one),
  frame(`${helper}(?:,| named| called| llamad[oa])? `, one, then(atWork)),
  frame(notCaller, one, then(asStaff)),
  frame('(?:(?:me|nos) (?:atend|ayud|cobr)i?[oó]|who (?:helped|rang|checked) (?:me|us)(?: out)?,?) ', one),
  frame(
    '(?:someone|somebody|a lady|a guy|a girl) (?:named|called) ',
    one,
    then(' (?:called|texted|answered|helped|told|left) me'),
  ),
  frame(
    '',
    few,
    String.raw`(?='s (?i:pharmacy|market|store|drugs?) (?i:the|open|yours|cheaper|still|near|owned|a)(?!\p{L}))`,
  ),
  frame('(?:do|does|did|is|are|can|will|has) (?:the )?', twoOf, then(makes)),
  frame(
    '',
    twoOf,
    then(' (?:in|part of|inside|within|en) (?:your|the|su) (?:delivery|service|zona|[aá]rea|area|network)'),
  ),
  frame(
    String.raw`(?:visit\p{L}*|leaving(?: for)?|off to|back from|stuck in|headed (?:to|for)|drive to|all the way (?:from|to)|over (?:in|to)) `,
    `(?:${placeNames})`,
  ),
];

/** A pill is talked of: here Camila is a birth control. */
const pillTalk =
  /birth control|contracepti|anticoncep|generic|gen[eé]ric|brand|estrogen|progest|hormon|periods?(?!\p{L})|sprintec|yaz|same as|instead of|difference between|diferencia entre|0\.35|switched|micronor|cramps|acne|the same (?:right|thing|pill)?|out of stock|en existencia/iu;
const pills = frame(
  '(?<!(?:for|para|soy|this is|my [a-z]{3,14}|mi [a-z]{3,14}) )',
  String.raw`(?:${namedPills})(?:-[A-Z]{2}| Fe| 24)?(?! \p{Lu})(?!'s)`,
);

/** "hay sucursal en buda o kyle?" */
const townInSmall =
  /(?<!\p{L})((?:sucursal(?:es)?|tiendas?|farmacias?|locations?|stores?|branch(?:es)?) (?:en|in) )(\p{L}{3,20}(?:,? (?:o|or|y|and) \p{L}{3,20})?)(?=\?|$|[.,;])/giu;

/** The same text with 0 in place of these names, so that all places stay. Linear. */
export function hideKept(text: string): string {
  const hide = (whole: string, before: string, name: string) =>
    before + '0'.repeat(name.length) + whole.slice(before.length + name.length);
  let hidden = text.replace(townInSmall, hide);
  if (!/\p{Lu}/u.test(text)) return hidden;
  for (const form of frames) hidden = hidden.replace(form, hide);
  if (locating.test(hidden)) for (const form of located) hidden = hidden.replace(form, hide);
  return pillTalk.test(hidden) ? hidden.replace(pills, hide) : hidden;
}
