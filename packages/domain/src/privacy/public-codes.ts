/** Numbers that are printed for everybody: medicine and bar codes, lots, models, flu seasons, the store's own lines. Plain signs. */

const lead = String.raw`(?<![\p{L}\d])`;
const number = String.raw`(?: ?(?:number|code|no\.?|n[uú]mero|c[oó]digo|is|es|dice|says|#|:)){0,3} ?`;
const phone = String.raw`\(?\d{3}\)?[ .-]{0,3}\d{3}[ .-]{0,3}\d{4}(?!\d)`;
const still = '(?: (?:is|was|still|now|the|es|era|el|sigue|siendo|todav[ií]a)){0,4}[ :]{1,2}';

/** Shops and clinics, whose houses are no one's home. */
const shop = `(?:stores?|pharmac(?:y|ies)|drug ?stores?|clinic|urgent care|hospital|location|branch|walgreens|walmart|cvs|h-?e-?b|kroger|costco|rite aid|safeway|publix|target|tienda|farmacia|sucursal|cl[ií]nica|laboratorio|lab|office|doctor'?s office|consultorio|health department)`;
const direction = String.raw`(?: (?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\b\.?)?`;
const street = `(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|highway|hwy|parkway|pkwy|way|place|pl|plaza|square|broadway)`;
const crossing = String.raw`(?:the )?(?:corner of |esquina de )?(?:(?:\d{1,3}(?:st|nd|rd|th)|\p{Lu}\p{Ll}{2,20}) (?:and|&|y) (?:\d{1,3}(?:st|nd|rd|th)|\p{Lu}\p{Ll}{2,20}))`;
const house = String.raw`(?:\d{1,5}${direction} (?:\d{1,3}(?:st|nd|rd|th)|\p{Lu}\p{Ll}{2,20})(?= (?:before|right|ahora|now|still|is|has|was|no|are|me)(?!\p{L})|[?.,!]|$)|\d{1,5}${direction}(?: [\p{L}\d.'-]{1,20}){0,3}? ${street}|\d{1,5} (?:de la )?(?:calle|avenida|ave\.?) [\p{L}\d]{1,20}|${crossing})(?![\p{L}\d])\.?(?!,? (?:apt|apto|unit|room|rm|#))`;
/** Asked of the store or said of a shop: "are you at 410 Oak Street", "the CVS at 900 Broadway". */
const shopsPlace = String.raw`(?<=(?:at|on|in|of|en|de|sobre|el|la|the|address|location|is|now|still) )(?=\d|(?:the )?corner|esquina|\p{L}{3,20} (?:and|&|y) )(?<=(?<!\p{L})(?:(?<!(?:my|mi|our|his|her|behind|above|over|under|from|next to|arriba de|detr[aá]s de) (?:the |your |a |an |la |el |su )?)${shop}(?: (?:is|was|est[aá]|queda|still|located|right|you have))?(?: (?:on|at|en|de|in|of))(?: (?:the|el|la))?|our (?:clinic|office|facility|practice|lab|hospital)(?: is)?(?: (?:at|on|in))|(?:are|r|were) (?:you|u|y'?all)(?: (?:guys|still|located|the (?:pharmacy|store|one)|right|now))?(?: (?:at|on|in))|(?:you|y'?all)(?: guys)? (?:were|are|used to be|moved)(?: still| located)? (?:at|on|from)|(?:is )?(?:your|the store'?s?|the pharmacy'?s?) (?:store |new |physical |mailing )?(?:address|location)(?: (?:is|still|now))?|est[aá]n (?:ustedes )?(?:en|sobre)(?: el| la)?|(?:is|was) the (?:one|place) (?:at|on)) )${house}`;

const publicForms = [
  shopsPlace,
  String.raw`(?=\d)(?<=(?<!\p{L})(?:is|was|es) )${house}(?= (?:still )?(?:your|you|the (?:store|pharmacy)|ustedes|su)(?!\p{L}))`,
  `${lead}(?:item|sku|product|part|model|article|catalog|coupon|promo|code|style|aisle|order code|art[ií]culo|producto|modelo|cup[oó]n)(?: (?:number|code|no\\.?|num|n[uú]mero|c[oó]digo|#)){0,2}(?: (?:is|es))? ?#? ?\\d{4,8}(?![\\d-])`,
  `${phone}(?= (?:is )?(?:still |now |even |right )?(?:the |your |ur )?(?:store|pharmacy|correct store|right store)(?:'s)? (?:number|phone|fax|line))`,
  String.raw`(?=[\d(])(?<=(?<!\p{L})(?:is|was|es) )(?:${phone}|\d{3}[.-]\d{4}(?!\d))(?= (?:still |now |even |todav[ií]a )?(?:the (?:store|pharmacy|fax|right)|your|su n[uú]mero|el (?:n[uú]mero|tel[eé]fono|fax) de (?:ustedes|la)))`,
  String.raw`${lead}(?:1[-. ]|(?<=(?<!\p{L})(?:l[ií]nea|line|hotline|number for|call(?:ed)?|llam[eé]|kaiser|medicare|insurance|seguro|aetna|humana|cigna)(?: (?:a|al|at|de|of|la|the|line|l[ií]nea|\p{Lu}\p{L}+)){0,4} ))8(?:00|33|44|55|66|77|88)[-. ](?:\p{Lu}{4,10}(?:-\p{Lu}{2,6})?(?!\p{L})|(?<!(?:\p{L}{2} (?:me|him|her|us) (?:at|on|al) |(?:my|mi) [\p{L} ]{2,14})(?:1[-. ])?8\d\d[-. ])\d{3}[-. ]\d{4}(?!\d))`,
  // Short codes.
  String.raw`(?<=(?<!\p{L})(?:texts?|messages?|mensajes?|sms) (?:from|de|del) )\d{5,6}(?!\d)`,
  // Doses, day by day.
  String.raw`(?<![\p{L}\d$.,:/-])(?:6-)?5-4-3-2-1(?![\d/:-])`,
  String.raw`(?<![\p{L}\d$.,:/-])(?:[1-9][05][ ,]{1,2}){4,}[1-9]?[05](?![\d/:-])`,
  // What a discount card says is the same for everybody.
  String.raw`(?<=(?<!\p{L})(?:coupon|cup[oó]n|good ?rx|discount card|savings card|singlecare|tarjeta de descuento)(?!\p{L})(?:(?!insurance|seguro|member|plan|p[oó]liza|policy)[^\n.;]){0,60})(?:bin|pcn)(?: (?:is|es|number))?[ :#]{1,3}[a-z\d]{2,12}(?![\p{L}\d])`,
  `${lead}ndc${number}\\d[\\d-]{7,13}(?![\\d-])`,
  `${lead}(?:upc|bar ?code|c[oó]digo de barras|sku)${number}\\d{8,14}(?!\\d)`,
  String.raw`${lead}(?:lot|lote|batch)s?(?!\p{L})[^\d\n]{0,20}?(?<![\p{L}\d])(?:[a-z]{1,3}\d{3,6}[a-z]{0,2}|\d[a-z]\d{2,4}[a-z]{0,2}|\d{6,8})(?![\p{L}\d])`,
  `${lead}(?:model|modelo|item|art[ií]culo)${number}[a-z]{2,5}-?\\d{3,6}[a-z]?(?![\\p{L}\\d])`,
  String.raw`(?<![\d/-])20[23]\d ?[-/] ?(?:20)?[23]\d(?![\d/-])`,
  `${lead}(?:your|the (?:store|pharmacy)(?:'s)?|pharmacy) (?:store |phone |fax |main )?(?:number|phone|fax|line)${still}(?:${phone}|\\d{3}[.-]\\d{4}(?!\\d))`,
  `${lead}(?:n[uú]mero|tel[eé]fono|fax) (?:de (?:la (?:farmacia|tienda)|ustedes)|suyo)${still}${phone}`,
  `${lead}(?:zip(?: code)?|c[oó]digo postal) (?:for|of|de) (?:your|the|la|su) (?:store|pharmacy|farmacia|tienda)${still}\\d{5}(?!\\d)`,
].join('|');
const publicCode = new RegExp(publicForms, 'giu');
/** "Exp 11/26" is a box's unless a card is spoken of. */
const expiry =
  /(?<![\p{L}\d])(?:exp(?:ir(?:es?|ed|ation|y))?|caduca|vence|best by)[ :.]{1,3}(?:date )?(?:0?[1-9]|1[0-2])[/-]\d{2,4}(?![\d/-])/giu;
const card =
  /card|tarjeta|visa|master|amex|discover|cvv|cvc|credit|debit|cr[eé]dito|d[eé]bito|\d{4}[ -]?\d{4}|ending/iu;

/** Private signs, one in place of each code while the rest is masked. */
const firstSign = 0xe000;
const mostSigns = 500;

/** Changes a text around its public codes, which stay as they are. Text that has private signs of its own has none that stay. */
export function aroundPublic(text: string, change: (rest: string) => string): string {
  if (/[\ue000-\uf8ff]/.test(text)) return change(text);
  const codes: string[] = [];
  const hide = (code: string) => {
    if (codes.length === mostSigns) return code;
    codes.push(code);
    return String.fromCharCode(firstSign + codes.length - 1);
  };
  const hidden = text.replace(publicCode, hide);
  const changed = change(card.test(hidden) ? hidden : hidden.replace(expiry, hide));
  return changed.replace(/[\ue000-\uf8ff]/g, (sign) => codes[sign.charCodeAt(0) - firstSign] ?? sign);
}
