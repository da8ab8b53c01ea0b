import {
  complaint,
  illness,
  medicine,
  notAboutService,
  notPieces,
  number,
  perTime,
  piece,
  range,
  remedy,
  swallowVerb,
  takeVerb,
  unit,
} from './medical-words.ts';

/**
 * Detects sentences that only a pharmacist may say (domain facts B.2), in English and Spanish: a dose or schedule, starting, stopping,
 * skipping or doubling a medicine, safety or combinations, a diagnosis, pill identification. Errs towards too many.
 */
export function givesAdvice(sentence: string, before = ''): boolean {
  const plain = plainWords(sentence);
  // A line break may split an amount.
  if (amounts.some((form) => form.test(plain) || form.test(`${plainWords(before)} ${plain}`))) return true;
  const said = withoutReferrals(plain);
  if (advice.some((form) => form.test(said))) return true;
  // A medicine by name, without store services around it.
  return medicineName.test(said) && !storeService.test(said);
}

/** Lower case, no markdown or HTML, single spaces. */
function plainWords(text: string): string {
  return text
    .replace(/&(?:[a-z]{2,8}|#x?[\da-f]{1,6});/gi, ' ')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[*_`~\\|#>[\]]/g, '')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Counts and schedules: never allowed, whatever the context. */
const amounts: readonly RegExp[] = [
  w(`${number}(?: ?(?:-|to|or|a|o) ?${number})?[ -]?${unit}`),
  w(
    String.raw`${number}(?: (?:more|extra|whole|small|m[aá]s|enteras?))?(?: ?(?:-|to|or|a|o) ?${number})?[ -]?(?:of (?:the|your|these|those) )?(?:\p{L}+ )?${piece}`,
  ),
  w(String.raw`${takeVerb}\b[^.!?]{0,80}\b${perTime}`),
  w(
    `${swallowVerb} (?:(?:only|just|up to|at least|about|s[oó]lo|hasta|unas?|unos) )?${number}(?!${range} ${notPieces})`,
  ),
  w(`${number} hours? (?:apart|between)|(?:with|con) ${number} horas? de (?:diferencia|separaci[oó]n)`),
];

/** Medicine names: common ones, and generic endings (USAN stems). */
const medicineName = w(
  String.raw`${remedy}|metformin[a]?|insulin[a]?|warfarin[a]?|lithium|litio|digoxin|prednisone|prednisona|xanax|valium|adderall|ritalin|viagra|cialis|lipitor|ozempic|wegovy|gabapentin|tramadol|oxycodone|hydrocodone|\p{L}{3,}(?:pril|sartan|statin[a]?|olol|azol(?:e)?|cillin|cilina|mycin|micina|floxacin|oxetine|oxetina|prazole|dipine|dipino|azepam|zolam|codone|triptan|gliptin|gliflozin|thiazide|cycline|ciclina|profen)`,
);
const storeService =
  /(?<![\p{L}])(?:carry|stock|order|refill|price|cost|have|transfer|sell|sold|fill|pick|available|insurance|cover|deliver|pack|ask|call|tenemos|vend|pedir|resurt|precio|disponible|seguro|pregunt|llam)/u;

const advice: readonly RegExp[] = [
  // Starting, stopping, skipping, doubling, changing.
  w(
    `(?:stop|start|quit|keep|continue|restart|resume|avoid|begin) (?:taking|using|giving|${medicine} (?:medicine|medication|dose|now|today|right away|immediately))`,
  ),
  w(
    String.raw`you (?:can|could|should|may|might|must|need to|have to|ought to|'d better|are ok to|are fine to) (?:also |safely |just |probably |always |simply )?(?:not )?(?:stop|start|skip|double|quit|halve|split|crush|chew|cut|restart|resume|increase|decrease|reduce|lower|raise|take|combine|mix)(?! (?:an? |the |your |our |some |clear )*(?:photos?|pictures?|class|look|survey|number|part|advantage|care of|time|down|transfer|refill|request|form|order|by|in|at|here|with us|over|getting|receiving)(?![\p{L}]))(?![^.!?]{0,60}\b(?:back|to us|to our|to the store)(?![\p{L}]))`,
  ),
  w(
    String.raw`(?:skip|double|halve|split|crush|increase|decrease|reduce|lower|raise|adjust|change)(?: up)?(?: on)? (?:the|your|a|that|this|any)(?: \p{L}+)? (?:dose|doses|dosage|amount|tablets?|pills?|capsules?|medicines?|medications?)`,
  ),
  w(
    String.raw`(?:don't|do not|never|please) (?:stop|skip|double|start|take|mix|combine|crush|split) (?!(?:an? |the |your )?(?:number|photo|picture|look|moment|seat|minute|bus)(?![\p{L}]))(?:up )?${medicine}`,
  ),
  w(
    '(?:take|taking) (?:it|them|this|that|both|these|the (?:missed|next|other) (?:dose|one|pill))(?! (?:to|back|with you))',
  ),
  w(
    String.raw`(?:deje|dejar|deja) de (?:tomar|usar|dar)\p{L}*|(?:suspenda|suspender|interrumpa|empiece|comience|contin[uú]e|siga|sigue|evite|vuelva a) (?:de )?(?:tomar|tomando|usar|usando|con (?:la|su|el) (?:medicina|medicamento|tratamiento)|${medicine})`,
  ),
  w(
    '(?:puede|podr[ií]a|debe|deber[ií]a|tiene que|puedes|debes|tienes que)(?: no| tambi[eé]n)? (?:dejar de|suspender|empezar|comenzar|saltar(?:se)?|doblar|duplicar|aumentar|reducir|bajar|subir|partir|triturar|tomar(?:lo|la|los|las|se)?|mezclar(?:lo|la|los|las)?|combinar(?:lo|la|los|las)?)(?! (?:una? |la |su |el )?(?:foto|fotograf[ií]a|cita|n[uú]mero|clase))',
  ),
  w(
    '(?:salte|sáltese|omita|doble|duplique|aumente|reduzca|parta|triture|t[oó]me(?:lo|la|los|las)|no (?:tome|mezcle|combine|suspenda|deje))',
  ),
  w(
    String.raw`(?:lower|raise|reduce|increase|taper|halve|hold off on|hold back on|cut (?:back|down) on|bump up|back off|go easy on|baje|suba|reduzca|aumente|disminuya)\b[^.!?]{0,30}?(?<![\p{L}])(?:insulin|dos(?:e|es|age|is)|off|medicines?|medications?|pills?|antibiotics?|steroids?|insulina|medicamentos?|medicinas?|pastillas?|${remedy})`,
  ),
  w(
    String.raw`taper off|(?:take|have|give|use|try|tome|tomar|d[eé]|use)(?: \p{L}+)? (?:an?|another|your|the|one|otra|su|la) (?:(?:extra|more|next|second|last|missed|pr[oó]xima|siguiente|segunda) )+${piece}`,
  ),
  w(
    String.raw`(?:wait|waiting|espere|esperar|deje pasar)\b[^.!?]{0,25}\b(?:hours?|minutes?|days?|horas?|minutos?|d[ií]as?)\b[^.!?]{0,15}\b(?:between|before|after|entre|antes|despu[eé]s)(?: \p{L}+){0,2} (?:dos(?:es?|is)|tak\p{L}*|it|them|another|next|tom\p{L}+|eat\p{L}*)`,
  ),
  w(
    String.raw`(?:ok|okay|fine|alright|all right|nothing happens|no problem) (?:if|to) (?:you )?(?:miss|skip|stop|drink|mix|double|wait|forget|take)|(?:no pasa nada|est[aá] bien|no importa|no hay problema) (?:si|con)(?: \p{L}+){0,2} (?:salt|tom|dej|mezcl|olvid|beb)\p{L}*`,
  ),
  w(
    String.raw`(?:best|better|usually|normally|often|always|never) taken|mejor (?:tomar|usar)\p{L}*|(?:chew|swallow|dissolve|crush) (?:it|them)|(?:mast[ií]que|trague|disuelva)(?:l[aoe]s?)?|missing (?:one|a dose|it)|expired\b[^.!?]{0,30}\b(?:still|fine|good|ok|okay|work)`,
  ),
  w(
    String.raw`(?:pregnant|breastfeeding|nursing|embarazadas|children|kids|bab(?:y|ies)|infants?|toddlers?|niñ[oa]s?)\b[^.!?]{0,30}? (?:should|must|can|may|can't|shouldn't|mustn't|debe[n]?|puede[n]?)(?: not| no)? (?:have|take|use|avoid|tomar|usar|evitar)\p{L}*|(?:no deben?|no pueden?) (?:tomar|usar)\p{L}*|dar(?:le|les)? (?:la mitad|m[aá]s|menos|dos|tres)|switch(?:ing)? to (?:the |a |another )?(?:generic|brand|\p{L}+ (?:medicine|medication|pill))`,
  ),
  w(
    String.raw`(?:taking|using|mixing) (?:those|them|these|both)(?! back)|(?:stop|start|quit) (?:the|your) (?:\p{L}+ ){0,2}(?:thinners?|pills?|tablets?|medicines?|medications?|shots?|drops)|(?:go|come|get) off (?:it|them|the (?:medicine|medication|pills?))|${takeVerb} (?:\p{L}+ ){0,3}(?:twice|${number} times)`,
  ),
  w(
    String.raw`(?:hurt|harm|affect) (?:the|your|a) baby|dañ[oa]r? (?:al|a su|el) beb[eé]|(?:drink|have|eat) (?:\p{L}+ ){0,3}with (?:it|them|this medicine|that)|(?:both|two|ambas|ambos)\b[^.!?]{0,25}\b(?:at once|at the same time|on the same day|al mismo tiempo|a la vez)|s[ií],? (?:es|son|est[aá]n?) (?:\p{L}+ )?segur[oa]s?|tiene usted (?:una? )?${illness}`,
  ),
  // Safety and combinations.
  w(`(?<!rubbing )(?:alcohol|wine|beer|liquor|vino|cerveza)(?! (?:swabs?|wipes?|pads?|prep|isoprop|para fricci))`),
  w(
    String.raw`(?:(?:go|goes|mix|mixes|combine|combines|work|works)(?: \p{L}+)? (?:together|with each other)|(?:do not|don't|does not|doesn't|can|will|won't)(?: \p{L}+)? (?:mix|go together|combine)|(?:no |any |little )?harm in|(?:mixing|combining) (?:them|those|these|both|the two|it))`,
  ),
  w(
    String.raw`(?:safe|ok|okay|fine|all right|alright|harmless|no problem|not recommended|dangerous|unsafe)\b[^.!?]{0,60}\b(?:together|to (?:take|use|mix|combine|give|drink|swallow|have)|with (?:alcohol|food|\p{L}+ (?:medicine|medication))|(?:for|during|in|while) (?:pregnan\p{L}*|breast-?feeding|nursing|bab(?:y|ies)|infants?|children|kids|toddlers?))`,
  ),
  w(
    "(?:no|not|without|any|are no|isn't|is no) (?:known |major |serious |significant )?interactions?|(?:does|do|will|should|would)(?:n't| not) interact|interacts? with",
  ),
  w(
    String.raw`(?:can|may|could|should)(?:n't| not)? be (?:\p{L}+ )?(?:taken|combined|used|mixed|given|crushed|split|stopped|skipped)\b`,
  ),
  w(
    String.raw`segur[oa]s?\b[^.!?]{0,60}\b(?:junt[oa]s?|tomar|usar|mezclar|combinar|dar(?:le)?|(?:durante|en) el embarazo|embarazad\p{L}+|lactancia|amamantar|beb[eé]s?|niñ[oa]s?)|(?:no hay|sin|ninguna) interacci[oó]n(?:es)?|no interact[uú]an?|(?:se )?pueden? (?:ser )?(?:tomar|tomarse|combinar|combinarse|mezclar|mezclarse)(?: \p{L}+){0,3} (?:junt[oa]s|con)`,
  ),
  w(
    String.raw`(?<!(?:information|data|records?|photos?|pictures?|files?|messages?|chat|website|page|cards?) )(?:is|are|it's|that's|they're)(?: (?:not|very|perfectly|generally|usually|probably|quite|totally|completely|considered))* (?:safe|unsafe|harmless|harmful|dangerous)(?! with us)|(?:no hay|ning[uú]n) problema (?:si|con|en)(?: \p{L}+){0,3} (?:tom|us|mezcl|combin)\p{L}*`,
  ),
  // Diagnoses.
  w(
    `you (?:may|might|could|must|probably|likely|most likely|possibly|seem to|appear to|definitely|certainly|clearly)(?: (?:well|also|be|likely))* (?:have|having|suffer(?:ing)? from) (?:an? |the |some )?${illness}`,
  ),
  w(
    `(?<!(?:if|when|whether|that|because|unless|do|once|people|who|say|and|or|so) )(?:you (?:have|are having|have got|are suffering from|suffer from)|you've(?: got)?) (?:an? |the )?${illness}`,
  ),
  w(
    `(?:sounds?|looks?|seems?|appears?) (?:like|to be|as if)(?: (?:it is|you have|you are having))? (?:an? |the |some )?${illness}|(?:signs?|symptoms?) of (?:an? |the )?${illness}|(?:your|my) diagnosis is|you are (?:probably )?(?:diabetic|anemic|dehydrated|depressed|hypertensive)`,
  ),
  w(
    `(?:probablemente|posiblemente|seguramente|parece que|puede que|podr[ií]a|quiz[aá]s?|tal vez)(?: que)?(?: usted)? (?:tiene|tenga|tener|padece|sufre(?: de)?|sea|es) (?:una? |el |la )?${illness}|(?<!(?:si|cuando|que|porque|quienes) (?:usted )?)(?:usted tiene|parece|suena a|s[ií]ntomas? de) (?:una? |el |la )?${illness}`,
  ),
  w(
    String.raw`(?:that's|that is|this is|it's|it is)(?: (?:probably|likely|most likely|just|possibly|maybe|clearly|definitely|only))* (?:an? |the |some )?${illness}${notAboutService}|(?:suggests?|indicates?|consistent with|points? to) (?:an? |the )?${illness}|(?:es|est[aá]) (?:probable|posible) que (?:\p{L}+ )?(?:tenga|sea|padezca)`,
  ),
  // Remedies and effects.
  w(
    String.raw`(?:try|trying|use|using|take|taking|need|recommend|suggest|pruebe|probar|use|usar|tomar|tome|necesita)\b[^.!?]{0,30}?(?<![\p{L}])${remedy}`,
  ),
  w(
    `(?:i|we)(?:'d| would)? (?:recommend|suggest|advise)(?! (?:(?:that )?you )?(?:call|ask|talk|speak|bring|com|visit|check|a call|see))|(?:recomiendo|sugiero|aconsejo)(?! (?:que )?(?:nos )?(?:llam|habl|pregunt|consult|traer|traig|venir|veng))`,
  ),
  w(
    String.raw`(?:works?|is (?:good|great|best|effective)|are (?:good|best)|helps?) (?:\p{L}+ )?(?:for|with|against) (?:your |the |a )?${complaint}|works? (?:\p{L}+ )?for (?:that|this|it)`,
  ),
  w(
    String.raw`side effects?(?: of \p{L}+)? (?:is|are|include|may|can)|(?:may|can|might|could|will) (?:make you (?:feel )?(?:sleepy|drowsy|dizzy|sick|tired|nauseous)|cause (?:nausea|drowsiness|dizziness|headaches?|stomach|vomiting|diarrhea|bleeding|side effects))|efectos secundarios (?:son|incluyen|pueden)`,
  ),
  w(
    String.raw`(?:avoid|(?:don't|do not|never|should not|shouldn't) (?:drink|eat))\b[^.!?]{0,50}\b(?:with|while|when|during|on|after|before)`,
  ),
  w(
    String.raw`(?:finish|complete|finishing|completing)(?: all)?(?: of)? (?:your|the) (?:antibiotics?|medicines?|medications?|course|treatment|pills?|prescription)|(?:start|begin|stay) (?:with|on|at) (?:an? |the )?(?:\p{L}+ )?(?:dose|dosage)|(?:usual|normal|recommended|typical|maximum|standard|starting) (?:\p{L}+ )?(?:dose|dosage) (?:is|would|for)`,
  ),
  w(
    `(?:cut|break|crush|chew|split|dissolve) (?:(?:the|your|each|a) (?:pills?|tablets?|capsules?)|(?:it|them) (?:in|into|up|with))`,
  ),
  w(
    `(?:it|this|that|these|you) (?:could|may|might|must|can)(?: well| also)? be (?:an? |the |some |from )?(?:${illness}|pregnant)${notAboutService}|(?<!(?:if|when|whether|that|because|unless|and|or) )you(?:'re| are)(?: (?:probably|likely|clearly|also))? (?:pregnant|allergic)|(?:most likely|probably|nothing serious)[^.!?]{0,15} ${illness}`,
  ),
  w(
    String.raw`your (?:\p{L}+ ){0,2}(?:pressure|sugar|glucose|readings?|levels?|a1c|cholesterol|temperature|pulse|heart rate) (?:is|are|looks?|seems?)|su (?:presi[oó]n|az[uú]car|glucosa|nivel|colesterol|temperatura) (?:est[aá]|es|parece)|(?<!who )(?:means?|treats?|used (?:for|to treat)|prescribed for|taken for|sirve para|se usa para) (?:an? |the |high |low |la |el )?(?:${illness}|${complaint})|(?:es|sea) (?:una? |el |la )(?:\p{L}+ )?(?:virus|infecci[oó]n|gripe|alergia)`,
  ),
  // Pill identification.
  w(
    String.raw`(?:this|that|the|your)(?: \p{L}+){0,2} (?:pill|tablet|capsule|imprint)(?: \p{L}+){0,3}? (?:is|looks like|appears to be|seems to be|contains)\b|(?:esta|esa|la|su) (?:pastilla|tableta|c[aá]psula)(?: \p{L}+){0,3}? (?:es|parece(?: ser)?|contiene)\b`,
  ),
  // Early refills of controlled medicines.
  w(
    String.raw`(?:refill|fill|get)(?: \p{L}+){0,4} (?:controlled|narcotic|opioid|oxycodone|hydrocodone|adderall|xanax|alprazolam|tramadol)(?: \p{L}+){0,3} early`,
  ),
];

function w(form: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${form})(?![\\p{L}\\d])`, 'u');
}

/**
 * Removes referrals and refusals, up to where another sentence could begin: "ask our pharmacist whether it is safe to take", "I cannot say
 * if you should stop".
 */
function withoutReferrals(plain: string): string {
  return referrals.reduce((text, form) => text.replace(form, ' '), plain);
}

const untilNext = String.raw`(?:(?!\b(?:but|however|so|and (?:you|then|take|stop|it)|though|pero|as[ií] que|sin embargo|y (?:puede|tome|luego))\b)[^.!?;:])*`;
const referrals: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:ask|call|contact|check with|talk (?:to|with)|speak (?:to|with)|consult|see)\b[^.!?;:]{0,60}\b(?:pharmacists?|doctors?|prescribers?|providers?|us|nurse)\b[^.!?;:]{0,20}\b(?:if|whether|about|before|how|when|what|which|to (?:find out|ask|check|see))\b${untilNext}`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:can't|cannot|can not|could not|am not able to|are not able to|unable to|not allowed to|am not allowed to|only (?:a|our|the|your) (?:pharmacist|doctor) can|(?:a|our|the|your) (?:pharmacist|doctor) (?:can|will|has to|must|needs to)) (?:\p{L}+ )?(?:say|tell|advise|recommend|answer|judge|decide|suggest|check|know|help|look)\b${untilNext}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:pregunte|llame|consulte|hable|comun[ií]quese)\b[^.!?;:]{0,60}\b(?:farmac[eé]utic[oa]s?|doctora?|m[eé]dic[oa]|nosotros)\b[^.!?;:]{0,20}(?:\bsi\b|\bsobre\b|\bantes\b|\bc[oó]mo\b|\bcu[aá]ndo\b|\bqu[eé]\b|\bpara\b)${untilNext}`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:no (?:puedo|podemos|se puede)|s[oó]lo (?:el|la|un|una|nuestro|su) (?:farmac[eé]utic[oa]|m[eé]dic[oa]) puede|(?:el|la|un|una|nuestro|su) (?:farmac[eé]utic[oa]|m[eé]dic[oa]) (?:puede|debe)) (?:decir(?:le|te)?|aconsejar(?:le)?|recomendar(?:le)?|contestar|responder|decidir|saber|ayudar(?:le)?|revisar)(?![\p{L}])${untilNext}`,
    'gu',
  ),
];
