/** Whether a word that no list has, or that is an ordinary word too, does or suffers what only people do. English and Spanish, plain signs. */

const forms = (verbs: string) => verbs.split(' ').join('|');
/** Third person of the verbs of daily life that things don't do. */
const does = forms(
  "asks eats buys calls catches cries chokes collapses complains cuts dies doesn't drinks drives faints falls feels finds gives gets goes hates hears hits hurts keeps knows learns leaves likes lives locks loses loves moves needs plays prefers puts quits reads refuses remembers runs sees sings sits skips sleeps smokes snores speaks stays stops studies swallows swears takes talks teaches tells thinks throws tries turns uses volunteers wakes walks wants wears wets worries writes works coughs gags vomits refills forgets picks weighs burps sneezes scratches fusses owes pays hopes wishes wonders manages says texts texted travels visits waits watches yells seems looks sounds",
);
const did = forms(
  'ate bought caught chose cut did drank drove fell felt forgot found gave got had heard held hid hit hurt kept knew left lost made met paid put quit ran read said sat saw slept spoke spent stood swore took taught thought threw told tore turned was went woke won wore wrote bit broke came began drew flew grew rode sang sent shook shut stuck swam swept',
);
/** Past participles and past forms that things have. */
const thingPast =
  'expired|recalled|discontinued|covered|approved|called|named|made|filled|mixed|based|flavored|coated|priced|needed|listed|sealed|unopened|opened|compared|combined|related|advertised|colored|scented|medicated|extended|delayed|shipped|delivered|printed|marked|labeled|branded|rated';
const past = String.raw`(?!(?:${thingPast})(?!\p{L}))\p{L}{2,12}ed`;
const helper = `(?:is|was|has|had|isn't|wasn't|hasn't|isnt|wasnt|hasnt|got|gets|can|can't|cant|cannot|could|couldn't|couldnt|will|won't|would|wouldn't|might|should|does|doesn't|doesnt|did|didn't|didnt|also|just|still|already|always|never|only|usually|sometimes|really|keeps|used to|and i|and me)`;
/** What is said of things and shops. */
const ofThings = String.raw`(?:(?:not |still |also |really |now |even |so |too |any |much |more |it |very )?(?:safe|ok|okay|good|bad|better|best|worse|fine|covered|available|in stock|out of stock|cheaper|cheap|expensive|generic|generics|strong|stronger|enough|the|same|your|our|for|over|approved|recalled|discontinued|expired|needed|sold|made|making me|helping|helps?|working|works?|causing|causes?|cause|open|opened|closed|closing|located|near|free|on sale|effective|addictive|legal|worth|different|available|back|like|similar|used|meant|taken|considered|interact|come|comes|cost|costs|carry|take (?:long|a|goodrx|my)|accept|have|has|do|be|i|you|we|it|they|there|this|that|mg|pills?|tablets?|covid|caffeine|sugar|gluten|acetaminophen|side|refills?|hours|a (?:brand|generic|medicine|drug|pill|cream|statin|blood|antibiotic|type|steroid|controlled|kind|good|store|scam|vaccine|shot|price|deal|coupon|plan|pharmacy|place|town|holiday)|an (?:antibiotic|nsaid|antihistamine|otc|opioid|insurance|app|ssri)|\d|\$))`;
const hace = forms(
  'es está esta era estaba tiene tuvo trae anda se nos ya no va acaba come bebe habla canta vive llora respira ronca tiembla trabaja usa toma quiere necesita puede dice cree piensa sabe siente juega lee ve oye hace colecciona maneja estudia cocina amenaza amaneció pesa mide cumple sufre padece pasa recoge pregunta pide manda tose vomita duerme sigue lleva quedó',
);
const deCosas = String.raw`(?:(?:m[aá]s |muy |tan |bueno |buena )?(?:buen[oa]s?|mal[oa]s?|segur[oa]|car[oa]|barat[oa]|gen[eé]ric[oa]|mejor|igual|lo mismo|el|la|los|las|una? (?:marca|medicina|pastilla|crema|tienda)|con receta|sin receta|cubiert\p{L}+|disponible|para|vende[n]?|puede|toma|usa|llama|consigue|hay|acaba|surte|necesita receta|receta|sirve|funciona|cuesta|incluye|trae|en (?:stock|existencia)|abiert[oa]|cerrad[oa]|cerca|\d|\$))`;
const thingPreterite = 'subi|baj|cost|lleg|funcion|sirvi|cambi|cay|termin|acab|venci|caduc|mejor|empeor';

export const subjectOf = new RegExp(
  String.raw`^(?: \p{Lu}[\p{L}'-]{1,20}){0,2},? (?:(?:${does}|${did}|${past})(?!\p{L})(?! (?:me|my stomach|us)(?!\p{L}))(?! ${ofThings}(?!\p{L}))|${helper}(?! ${ofThings}(?!\p{L})) \p{L}|(?:${hace})(?!\p{L})(?! ${deCosas}(?!\p{L})) \p{L}|(?:se |le |me |nos )?(?!(?:${thingPreterite})ó)\p{L}{2,12}ó(?!\p{L}))`,
  'u',
);

/** "can Zorvan take", "does Ludmira need". */
export const askedBefore =
  /(?:^|[.?!\n,] ?|(?<!\p{L})(?:if|when|so|and|but|what|how|why|where|once|because|until|after|before|that|since|think|hope|sure) )(?:(?:can|could|does|did|should|will|would|may|is|was|has|if|when|once|because|until|that|since|what if|how do i keep|puede|podr[ií]a|debe|si|cuando|que|porque) )$/iu;
export const askedAfter =
  /^(?: \p{Lu}[\p{L}'-]{1,20}){0,2} (?:take|have|get|need|pick|come|use|go|eat|drink|swallow|still (?:on|taking)|allowed|due|supposed|ok to|okay to|able|faints?|gets?|stops?|leaves?|falls?|sign|bring|switch|tom(?:ar|e)|recoger|pasar|firmar|usar|ir)(?!\p{L})/u;
/** "scared Obinze", "le di a Eduvig". */
export const objectBefore =
  /(?<!\p{L})(?:gave|give|giving|scared|hit|scratched|bit|caught|lost|leave|left|handed|told|let|help(?:ed|ing)?|watch(?:ing|ed)?|check(?:ing)? on|worried about|look(?:ing)? after|care of|playing with|power of attorney for|paperwork for|release to|married|divorced|raised|visit(?:ing)?|drove|drive|dropp?ed off|pick(?:ed|ing)? up with|live with|living with|(?:le|les) (?:d[ioé]|dar|dieron|puedo dar|doy|di|dio|da|dimos|encontr[oó]|pas[oó]|peg[oó]|sali[oó]|dol\p{L}+)[^.,\n]{0,25}? a|graduaci[oó]n de|(?:tienen?|tengo|encuentr\p{L}+|busc(?:an?|o|ando)|conoc\p{L}+|atiend\p{L}+|registr\p{L}+|agreg\p{L}+|a[ñn]ad\p{L}+|inscri\p{L}+|vacun\p{L}+|ayud\p{L}+|represent\p{L}+|operaron|internaron|recetaron) a|cuido a|cuidando a|tutor(?:a)? de|cuidadora? de|a cargo de|vengo con|voy con|fila con) $/iu;
/** "... her pills", "... what he takes": a person is spoken of. */
export const referredTo =
  /^[^.?!\n\d]{0,50}(?<!\p{L})(?:he|she|him|her|his|hers|she's|he's|shes|hes|herself|himself|[eé]l|ella)(?!\p{L})/iu;
/** Foods and plants that are names, too. */
export const foods = new Set(
  'honey ginger sage basil olive cherry rosemary candy poppy holly ivy rose hazel clementine apple berry melon peach plum miel canela menta azucena flor rosa margarita violeta coral ruby jade amber pearl crystal gold silver star sol luna mar cielo'.split(
    ' ',
  ),
);
