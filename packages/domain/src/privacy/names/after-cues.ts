/** Words after a name that show it is one: "Tobi is my nephew", "Odette here", "Nerea se llama mi hija". */

const relation =
  '(?:mom|mother|mum|mama|dad|father|papa|wife|husband|spouse|partner|sons?|daughters?|kids?|child|baby|babys|babies|sister|brother|aunt|uncle|niece|nephew|cousin|boyfriend|girlfriend|fianc[eé]e?|(?:great[- ]?)?grand(?:ma|pa|mother|father|son|daughter|child|baby)|friend|neighbou?r|roommate|caregiver|boss|nurse|patient|client|mam[aá]|madre|pap[aá]|padre|espos[oa]|marido|mujer|hij[oa]s?|hijit[oa]|ni[ñn][oa]|beb[eé]|herman[oa]|abuel[oa]|abuelit[oa]|t[ií][oa]|prim[oa]|sobrin[oa]|suegr[oa]|yerno|nuera|cu[ñn]ad[oa]|novi[oa]|amig[oa]|niet[oa]|vecin[oa]|enfermer[oa]|paciente|ahijad[oa]|padrastro|madrastra|hijastr[oa]|step ?(?:son|daughter|mom|dad|mother|father|child))';
const whose = '(?:my|his|her|our|their|the|mi|su|nuestr[oa]|el|la)';

/** A capital or a name that is a word, too, before these is a person. */
export const afterPerson = new RegExp(
  String.raw`^(?:(?: [\p{L}'-]{2,20}){0,2}?)(?:,? (?:is|was|es|era|that'?s|thats|she'?s|he'?s|shes|hes|who is|who'?s|whos|se llama|son|are) (?:actually |really |just )?${whose} (?:\p{L}{2,12} ){0,1}(?:${relation}|(?:full |first |last |middle |maiden |legal |real )?name|surname|apellido|nombre)(?!\p{L})|, ?(?:mi|my) ${relation}(?!\p{L}))`,
  'iu',
);
/** "Will Mays here", "Odette speaking,", "Bru por aquí": after a capital at the start of a text or a sentence. */
export const afterCaller =
  /^(?: \p{Lu}[\p{L}'-]{1,20}){0,2}(?: (?:here|again|speaking|calling|writing|texting|por aqu[ií]|aqu[ií](?=,)|al habla|de nuevo|otra vez|checking in)(?=$|[,.!;:]| (?:i|can|my|will|is|just|need|do|does|with|from|about|again|quiero|necesito|para|mi)(?!\p{L}))|,? (?:dob|d\.o\.b|born|date of birth|nacid[oa]|nac[ií]|fecha de nac|tel|tel[eé]fono|phone|cel|correo|email|e-mail|ph|mrn|rx)(?!\p{L})|,? (?:[[](?:birth date|date|phone|address|Rx number|e-mail)[\]]))/u;
/** "Odette, picking up", "Ahn here for". */
export const afterPickup =
  /^(?: \p{Lu}[\p{L}'-]{1,20}){0,2},? (?:picking up|pick up|picked up|coming (?:in|by)|paso por|vengo por|recoj[oae]|recog(?:e|er[aá])|needs (?:a refill|her|his|their)|is (?:out of|allergic|taking|picking|pregnant|diabetic|sick|coming)|takes (?:her|his)|(?:est[aá]|toma|necesita|tiene) (?:su|sus|embarazada|enferm[oa]|fiebre|tos))(?!\p{L})/iu;
/** "Odette's prescription". */
export const afterOwner =
  /^'s (?:[\p{L}-]{3,14} )?(?:prescriptions?|scripts?|rx|meds?|medicines?|medications?|refills?|pills|order|birthday|bday|dob|doctor|insurance|inhaler|insulin|adderall|antibiotics?|labs?|copay|stuff|things?|creams?|drops?|eye drops?|patch(?:es)?|tablets?|capsules?|syrup|supplies|strips|bag|packs?|vaccines?|vaccine|allergy|allergies|dose|doses|bottle|card|blood|kids?|house|phone|number|address|account|profile|shots?|appointment|mom|mother|dad|father|son|daughter|wife|husband|sister|brother|name|file)(?!\p{L})/iu;

const person = String.raw`(?:my|mi|his|her|our|your|su|nuestr[oa]|tu) (?:\p{L}{2,12} )?${relation}(?:[- ](?:in|n)[- ]law)?(?:'s name)?`;
/** "my sister odalis has", "mi nieto brayan": a name in small letters that no list knows. */
export const kinBefore = new RegExp(String.raw`(?<![\p{L}\d'])${person}(?:,| se llama|,? named|,? called)? $`, 'iu');
export const afterKinName =
  /^(?:$|[,.;!?)]|'s(?!\p{L})|,? (?:is|was|has|had|have|needs?|takes?|took|takin|gets?|got|wants?|can|cant|can't|cannot|will|would|and|who|says?|said|speaks?|just|keeps?|threw|dob|born|turned|turns|\d{1,2}[/-]|es|est[aá]|estaba|tiene|tuvo|toma|tom[oó]|se|necesita|necesitaba|quiere|dice|dijo|puede|le|no|y|que|va|fue|vive|ya|cumple|naci[oó]|usa|sufre|padece|habla|vino|viene)(?![\p{L}]))/iu;
/** "Odette. Do you have ...", "Gloria, mi receta": a text that opens with a name. */
export const opensText =
  /(?:^|\n)\s{0,3}(?:(?:hi|hello|hey|hola|good (?:morning|afternoon|evening|day)|buen(?:os|as)?(?: (?:d[ií]as?|tardes?|noches?))?|saludos|disculpen?|oigan?|que tal|qu[eé] tal)[,.! ]{1,3}|yes,? |si,? |sí,? |yep,? |oh,? |ok,? )?$/iu;
export const afterOpening =
  /^(?: \p{Lu}[\p{L}'-]{1,20}){0,2}(?:\.(?= |\n|$)|,? (?:[[](?:birth date|date|phone|address|Rx number|e-mail)[\]]))/u;
