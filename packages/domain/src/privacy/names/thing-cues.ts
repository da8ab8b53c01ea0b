/** What shows that a capitalized word names a place or a thing, not a person. */

/** "Maple Grove Clinic", "Lancaster Drive": a place, not a person. */
export const afterPlace =
  /^(?:'s)? (?:clinic|hospital|pharmacy|medical|hospice|school|elementary|church|park|mall|center|centre|village|manor|heights|estates|drive|avenue|ave|road|street|bridge|lake|river|county|beach|springs|falls|valley|creek|grove|apartments|university|college|station|plaza|square|airport|day|christmas|disease|syndrome|cream|ointment|tablets?|capsules?|pills?|gel|spray|drops|syrup|inhaler|mg|mcg|ml|er|xr|xl|sr|dm|hfa|pm|\d+ ?(?:mg|mcg|ml|units?))(?![\p{L}])/iu;
export const afterPlacePair =
  /^(?:'s)? \p{Lu}[\p{L}']{2,20} (?:Clinic|Hospital|Pharmacy|Medical|Hospice|School|Elementary|Church|Park|Mall|Center|Village|Manor|Heights|Drive|Avenue|Road|Street|Bridge|Lake|River|County|Beach|University|College)(?!\p{L})/u;
/** Who takes, buys or compares something names a thing. */
export const medicineVerb =
  /(?<!\p{L})(?:tak(?:e|es|ing)|took|us(?:e|es|ing|ed)|sells?|carry|carries|stocks?|mix(?:ing)?|combin(?:e|ing)|generic(?: for)?|brand(?: of| name)?|like|than|versus|vs\.?|buy|price of|cost of|refill(?: of)?(?: my)?|dose of|allergic to|switch(?:ed)? to|starte?d?(?: on)?|tom(?:o|ar|a|ando)|venden|usar|uso|compr(?:o|ar)|alérgic[oa] a) ["'(]?$/iu;
export const afterMedicine =
  /^,? (?:(?:is |was )?(?:safe|better|okay|ok|good|bad|available|covered|in stock|cheaper|stronger|sold|over the|the same|generic)|work(?! (?:today|on|here|tonight|tomorrow|now|there|this|late))|help|interact|cause|expire|make me|with|and (?:tylenol|advil|aspirin|ibuprofen)|or (?:tylenol|advil|aspirin|ibuprofen)|for (?:pain|sleep|arthritis|allergies|colds?|my (?:back|knee|head)))(?![\p{L}])/iu;
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
