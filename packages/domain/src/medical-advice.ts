/**
 * Tells sentences that only a pharmacist may say (domain facts B.2), in English and Spanish: an amount or a rhythm of a medicine, to start,
 * stop, skip or double one, that it is safe or goes with another, what somebody has, which pill it is. Errs towards finding too many.
 */
export function givesAdvice(sentence: string, before = ''): boolean {
  const plain = plainWords(sentence);
  // An amount may be cut in two by a line break.
  if (amounts.some((form) => form.test(plain) || form.test(`${plainWords(before)} ${plain}`))) return true;
  const said = withoutReferrals(plain);
  return advice.some((form) => form.test(said));
}

/** Small letters, no marks of markdown or HTML, one space between words. */
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

const number = String.raw`(?:\d[\d.,/]*|[½¼¾⅓⅔]|1 ?⁄ ?2|a half|half an?|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|a couple(?: of)?|several|medi[ao]|un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cien|ciento|quinientos|mil)`;
const unit = String.raw`(?:m ?gs?|mcgs?|µgs?|μgs?|ug|milli ?grams?|micro ?grams?|grams?|gms?|m ?ls?|milli ?lit(?:er|re)s?|cc|i\.?u\.?|meq|miligramos?|microgramos?|gramos?|mililitros?|international units?|units?|unidades)`;
const piece =
  '(?:tabs?|tablets?|pills?|caps?|capsules?|caplets?|gel ?caps?|lozenges?|drops?|puffs?|sprays?|inhalations?|patch(?:es)?|doses?|injections?|suppositor(?:y|ies)|tea ?spoon(?:ful)?s?|table ?spoon(?:ful)?s?|tsp|tbsp|pastillas?|tabletas?|comprimidos?|c[aá]psulas?|gotas?|inhalaciones|disparos?|parches?|dosis|inyecciones|cucharad(?:it)?as?|cucharaditas?|supositorios?)';
const perTime = `(?:(?:once|twice|thrice|${number} times?|${number}) (?:a|an|per|each|every|daily) ?(?:day|hour|night|morning|week|month)?|(?:once|twice|${number} times?) daily|every (?:other day|${number}(?: ?(?:-|to|or) ?${number})? hours?|day|morning|night|evening)|daily|at bedtime|with (?:food|meals)|on an empty stomach|(?:una vez|${number} veces) (?:al|por|a la|cada) (?:d[ií]a|semana|noche|hora)|cada (?:${number}(?: ?(?:-|a|o) ?${number})? horas?|d[ií]a|noche|ma[nñ]ana)|diariamente|a diario|al acostarse|con (?:comida|las? comidas?|alimentos)|en ayunas)`;
const takeVerb =
  '(?:take|takes|taking|give(?! us)|giving|swallow|chew|inject|apply|inhale|drink|use|using|administer|toma|tomar|tome|t[oó]me(?:la|lo|las|los|se)|tomando|dar|dele|dé|administre|aplique|inyecte|use|usar|trague|mastique)';

const swallowVerb =
  '(?:take|taking|swallow|chew|inject|inhale|drink|tomar|tome|t[oó]me(?:la|lo|las|los|se)|tomando|trague|mastique)';
const range = `(?: ?(?:-|to|or|a|o) ?${number})?`;
/** What is taken and is no medicine: time, pictures. */
const notPieces = String.raw`(?:\p{L}+ )?(?:photos?|pictures?|look|minutes?|hours?|days?|weeks?|steps?|numbers?|n[uú]meros?|medicines|medications|fotos?|fotograf[ií]as?|minutos?|horas?|d[ií]as?|semanas?|medicinas|medicamentos)`;

/** Counts and rhythms: never said, whatever stands around them. */
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

const medicine = String.raw`(?:it|them|this|that|these|those|both|medicines?|medications?|meds?|drugs?|pills?|tablets?|capsules?|doses?|inhaler|insulin|antibiotics?|prescriptions?|treatment|(?:your|the|a|an|any|my) \p{L}+|medicinas?|medicamentos?|pastillas?|tabletas?|dosis|insulina|antibi[oó]ticos?|tratamiento|(?:su|sus|el|la|los|las|tu|tus) \p{L}+)`;
const illness = String.raw`(?:(?:\p{L}+ ){0,2}(?:infections?|flu|influenza|covid(?:-19)?|cold|strep(?: throat)?|allerg(?:y|ies)|allergic reaction|side effects?|pneumonia|bronchitis|sinusitis|migraines?|asthma|arthritis|diabetes|hypertension|high blood pressure|low blood (?:pressure|sugar)|high blood sugar|anemia|ulcers?|reflux|gerd|uti|shingles|eczema|rash|depression|anxiety|heart (?:attack|disease|failure)|stroke|cancer|overdose|withdrawal|disease|disorder|condition|syndrome|infecci[oó]n|gripe|influenza|resfriado|alergias?|reacci[oó]n al[eé]rgica|neumon[ií]a|bronquitis|migraña|asma|artritis|diabetes|hipertensi[oó]n|presi[oó]n alta|anemia|[uú]lcera|reflujo|depresi[oó]n|ansiedad|infarto|derrame|c[aá]ncer|enfermedad|trastorno))`;

/** What people buy against complaints without a prescription: named after a verb of use it is a recommendation. */
const remedy = String.raw`(?:tylenol|acetaminophen|paracetamol|acetaminof[eé]n|ibuprofen|ibuprofeno|advil|motrin|aleve|naproxen[oa]?|aspirin[a]?|benadryl|diphenhydramine|difenhidramina|claritin|loratadin[ea]|zyrtec|cetirizin[ea]|allegra|fexofenadine|sudafed|pseudoephedrine|mucinex|guaifenesin|robitussin|dextromethorphan|nyquil|dayquil|pepto(?:-?bismol)?|imodium|loperamide|loperamida|tums|omeprazol(?:e)?|prilosec|pepcid|famotidin[ea]|melatonin[a]?|hydrocortisone|hidrocortisona|neosporin|antacids?|anti[aá]cidos?|antihistamines?|antihistam[ií]nicos?|decongestants?|descongestionantes?|laxatives?|laxantes?|pain relievers?|analg[eé]sicos?|(?:\p{L}+ )?(?:cream|ointment|eye drops|nasal spray|lotion|cough syrup|crema|ung[uü]ento|pomada|jarabe))`;
const complaint = String.raw`(?:pain|headaches?|fever|cough|colds?|allerg\p{L}+|rash|itch\p{L}*|congestion|heartburn|nausea|sleep|symptoms?|sore throat|flu|diarrhea|constipation|el dolor|la fiebre|la tos|los s[ií]ntomas)`;

/** Behind an illness, words that make a service of it: "this is the flu shot clinic". */
const notAboutService = String.raw`(?! (?:shots?|vaccin\p{L}+|clinic|season|tests?|medicines?|medications?|strips|suppl\p{L}+|shoes|education|class|monitors?|cuffs?))`;

const advice: readonly RegExp[] = [
  // To start, stop, skip, double, change.
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
    `(?:don't|do not|never|please) (?:stop|skip|double|start|take|mix|combine|crush|split) (?!(?:an? |the |your )?(?:number|photo|picture|look|moment|seat|minute|bus)(?![p{L}]))(?:up )?${medicine}`,
  ),
  w(
    '(?:take|taking) (?:it|them|this|that|both|these|the (?:missed|next|other) (?:dose|one|pill))(?! (?:to|back|with you))',
  ),
  w(
    `(?:deje|dejar|deja|suspenda|suspender|interrumpa|empiece|comience|contin[uú]e|siga|sigue|evite|vuelva a) (?:de )?(?:tomar|tomando|usar|usando|con (?:la|su|el) (?:medicina|medicamento|tratamiento)|${medicine})`,
  ),
  w(
    '(?:puede|podr[ií]a|debe|deber[ií]a|tiene que|puedes|debes|tienes que)(?: no| tambi[eé]n)? (?:dejar de|suspender|empezar|comenzar|saltar(?:se)?|doblar|duplicar|aumentar|reducir|bajar|subir|partir|triturar|tomar(?:lo|la|los|las|se)?|mezclar(?:lo|la|los|las)?|combinar(?:lo|la|los|las)?)(?! (?:una? |la |su |el )?(?:foto|fotograf[ií]a|cita|n[uú]mero|clase))',
  ),
  w(
    '(?:salte|sáltese|omita|doble|duplique|aumente|reduzca|parta|triture|t[oó]me(?:lo|la|los|las)|no (?:tome|mezcle|combine|suspenda|deje))',
  ),
  // Safe, or going together.
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
  // What somebody has.
  w(
    `you (?:may|might|could|must|probably|likely|most likely|possibly|seem to|appear to|definitely|certainly|clearly)(?: (?:well|also|be|likely))* (?:have|having|suffer(?:ing)? from) (?:an? |the |some )?${illness}`,
  ),
  w(
    `(?<!(?:if|when|whether|that|because|unless|do|once|people|who|say|and|or|so) )you (?:have|are having|have got|'ve got|are suffering from|suffer from) (?:an? |the )?${illness}`,
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
  // What to use for a complaint, and what it does.
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
  // Which pill it is.
  w(
    String.raw`(?:this|that|the|your)(?: \p{L}+){0,2} (?:pill|tablet|capsule|imprint)(?: \p{L}+){0,3}? (?:is|looks like|appears to be|seems to be|contains)\b|(?:esta|esa|la|su) (?:pastilla|tableta|c[aá]psula)(?: \p{L}+){0,3}? (?:es|parece(?: ser)?|contiene)\b`,
  ),
  // A controlled medicine before its time.
  w(
    String.raw`(?:refill|fill|get)(?: \p{L}+){0,4} (?:controlled|narcotic|opioid|oxycodone|hydrocodone|adderall|xanax|alprazolam|tramadol)(?: \p{L}+){0,3} early`,
  ),
];

function w(form: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${form})(?![\\p{L}\\d])`, 'u');
}

/**
 * Takes out what is said about asking, and about what cannot be said: "ask our pharmacist whether it is safe to take", "I cannot say if you
 * should stop". Up to where another sentence could begin.
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
