/** What shows that a capitalized word names a place or a thing, not a person. */

/** "Maple Grove Clinic", "Lancaster Drive": a place, not a person. */
export const afterPlace =
  /^(?:'s)? (?:clinic|hospital|pharmacy|medical|hospice|school|elementary|church|park|mall|center|centre|village|manor|heights|estates|drive|avenue|ave|road|street|bridge|lake|river|county|beach|springs|falls|valley|creek|grove|apartments|university|college|station|plaza|square|airport|day|christmas|disease|syndrome|cream|ointment|tablets?|capsules?|pills?|gel|spray|drops|syrup|inhaler|mg|mcg|ml|er|xr|xl|sr|dm|hfa|pm|\d+ ?(?:mg|mcg|ml|units?))(?![\p{L}])/iu;
export const afterPlacePair =
  /^(?:'s)? \p{Lu}[\p{L}']{2,20} (?:Clinic|Hospital|Pharmacy|Medical|Hospice|School|Elementary|Church|Park|Mall|Center|Village|Manor|Heights|Drive|Avenue|Road|Street|Bridge|Lake|River|County|Beach|University|College)(?!\p{L})/u;
export const forSomebody = /(?<!\p{L})(?:for|from|by|para|de|is|i'm|i am|this is|soy|habla) $/iu;

/** "de la Cruz". */
export const twoParticles = /^ (?:la|las|los|el|der|den) \p{Lu}/u;
/** "Maple Grove". */
export const placeEnds = new Set(
  'bay bend creek fields forest garden gardens glen green grove hall heath hill hills lake lane meadows park point ridge river springs square vale wells wood woods'.split(
    ' ',
  ),
);
export const capitalBefore = /(?<![\p{L}])\p{Lu}\p{Ll}{2,20} $/u;

/** Sold, made or named as a thing. */
export const thingBefore =
  /(?<!\p{L})(?:carry|carries|sell|sells|stock|stocks|have any|brand(?:s)?(?: of| called| named)?|marcas?|crema|pomada|jab[oó]n|aceite|leche|champ[uú]|shampoo|soap|lotion|cream|tea|candy|venden|vende|manejan|consiguen|tienda|farmacia|pharmacy|store|clinic|hospital|cl[ií]nica|hotel|restaurante?|called|price of|cost of|(?:cup[oó]n|coupon) (?:de|from)|precio de(?:l)?|cu[aá]nto (?:cuesta|vale|sale)(?: el| la)?|calle|avenida|carretera|highway|puente|plaza|colonia|barrio|street|near|\d{1,3}(?:st|nd|rd|th) (?:and|&)|(?:be|is|are|was|were|one|store|place|office|branch|location|located|pharmacy|clinic|bank|over|down|up|right|here|there|back|or|and|o|y) on|cerca de|planeta|lake|mount) (?:["'(]|(?:\p{Lu}[\p{L}'-]{1,20}, ){1,3}|\p{Lu}[\p{L}'-]{1,20} (?:or|and|o|y) )?$/u;
/** "driving from Odessa", "la calle Sul Ross", "Walgreens in Victoria": a capital here is a town or a street. */
export const townBefore =
  /(?<!\p{L})(?:(?:in|near|around|en|cerca de|hasta|desde|between|past|outside|(?:driv|mov|com|travel|fly|liv|go|gone|went|trip|transfer|deliver|ship|vis)\p{L}*(?: (?:up|down|over|back|out|here|in))? (?:from|to|in|at)|(?:store|location|branch|walmart|kroger|costco|target|publix|safeway|rite aid|meijer|wegmans|albertsons|sam's|brookshire's|h-?e-?b|one|cvs|walgreens|heb|h-e-b|clinic|hospital|manejo|vengo|viajo|voy|sucursal) (?:from|to|in|at|of|on|de|en|a)|from \p{Lu}\p{L}+ to|de \p{Lu}\p{L}+ a) |(?:calle|avenida|avda?\.?|ave|carretera|highway|hwy|colonia|barrio|fort|ft\.?|port|lake|mount|isla|rancho) (?:\p{Lu}[\p{L}'-]{1,20} ){0,2})$/iu;
export const thingAfter =
  /^(?:'s \p{L}+ (?:comes? in|costs?)|(?:'s)?(?: \p{L}[\p{L}'-]{1,20}){0,3}? (?:(?:es|is|son|are) (?:una?|la misma|el mismo|the same|a|the|de)? ?(?:marca|brand|pomada|crema|cream|tienda|store|jab[oó]n|t[eé]|tea|farmacia|pharmacy|street|calle)|la marca|brand(?! (?:name|new))|marca|Boutique|Pharmacy|Farmacia|Insurance|Store|Market|Foods?|Cream|Tea|Ultra|Plus|Max|Pro|mosqueta))(?!\p{L})/u;
/** "la de Toledo o la de": the second of two towns. */
export const otherTown = /(?<!\p{L})(?:la|el) (?:de|en) \p{Lu}[\p{L}' -]{2,24} (?:o|u|y) (?:(?:la|el) )?(?:de|en) $/u;
