/** What before or after a word shows that it names a person rather than a thing or a place. English and Spanish, plain signs. */

/** Only people do these. */
const doing =
  "(?:needs|wants|takes|took|said|says|asked|asks|told|tells|thinks|knows|forgot|forgets|lost|lives|lived|works? (?:here|there|at|for)|moved|died|passed away|ran out|is out of|is allergic|is (?:sick|pregnant|coming|waiting|here|home|asking|having|taking|using|due|turning|diabetic|in the hospital)|was (?:sick|told|in|there|here|supposed|discharged|born)|has (?:a|an|been|had|no|diabetes|asthma|fever|her|his)|had (?:a|an|her|his)|got (?:her|his|a|sick|home|out)|gets (?:her|his|sick)|can'?t|cannot|couldn'?t|doesn'?t|does not|didn'?t|won'?t|wasn'?t|picks?|picked|pick|calls|called|texted|came (?:in|by|home)|comes (?:in|by)|goes|went|threw|vomit\\p{L}*|started|stopped|swallowed|fell|usually|already|weighs|turned|turns|just (?:got|had|turned|started|came|called)|will (?:pick|be|come|need)|could (?:pick|come)|and (?:i|my|his|her)|quiere|necesita|dice|dijo|pregunta|toma|tom[oó]|se (?:tom[oó]|le|siente|qued[oó]|puso|llama|muri[oó]|cay[oó]|olvid[oó])|ya (?:no|se|tiene|puede|cumpli[oó])|no (?:puede|tiene|quiere|se|sabe|encuentra|ha)|est[aá] (?:enferm|mal|en|con|embaraz|esperando|tomando|muy)\\p{L}*|tiene|tuvo|puede (?:recoger|pasar|ir|tomar)|va a|vive|viene|vino|fue|anda|perdi[oó]|pidi[oó]|me (?:pidi[oó]|dijo|mand[oó]|encarg[oó])|cumple|cumpli[oó]|naci[oó]|usa|sufre|padece|recoge|pesa|vomit[oó]|trae (?:fiebre|tos)|le (?:toca|falt)\\p{L}*|les? pide|(?:le|les|te) (?:manda|mand[oó]|dice|pide|encarga)|and I)";
export const afterDoing = new RegExp(
  String.raw`^(?: \p{Lu}[\p{L}'-]{1,20}){0,2}?(?:,? (?:who|que|she|he|ella|[eé]l))? ${doing}(?!\p{L})`,
  'u',
);
/** The same right after the word. */
export const doingNext = new RegExp(String.raw`^,? ${doing}(?!\p{L})`, 'iu');

/** "call", "tell", "avísenle a": a person follows. */
export const towards =
  /(?<!\p{L})(?:call(?:ed|ing)?|text(?:ed|ing)?|tell|told|ask(?:ed|ing)?|remind|notify|message|contact(?:ed)?|let|gave|behalf of|wife of|husband of|son of|daughter of|mother of|mom of|mother to|parent of|caregiver (?:for|of|to)|(?:ready|order|something|anything|stuff|meds?|medicine|prescriptions?|scripts?|rx|refills?|bag|pick ?up|picking up|appointment|shot|vaccine|status|here|account|profile|delivery|package|it'?s|are|message|that'?s|approved|transfer|update|card) (?:for|of|on|from)|(?:medicinas?|recetas?|pastillas?|medicamentos?|lo|la|los|las|algo|encargo|pedido|cita|cuenta|expediente|relleno|resurtido|mensaje|llam\p{L}+|av[ií]s\p{L}+|d[ií]g\p{L}+|mand\p{L}+|d[eé]n|den|dar(?:le)?|entreg\p{L}+|habl\p{L}+|mam[aá]|pap[aá]|hij[oa]|espos[oa]|herman[oa]|niet[oa]|abuel[oa]|madre|padre|t[ií][oa]|recog\p{L}+|recoj\p{L}+|list[oa]s?|nombre|parte|estoy|vengo|soy|es|vivo|mi|somos|entr[eé]g\p{L}+|d[ií]ganle|preg[uú]nt\p{L}+|busqu\p{L}+) (?:a|de|para|pa|por|con|del|como)|aqu[ií]|hablan?|le habla|saluda|text from|ask for|(?:is|was|are|its|it's|that'?s|this|one|these|those) for|(?:le|les|te) (?:escribe|habla|saluda|escriben)|(?:le|lo|la) (?:decimos|llaman|llamamos)|calls? (?:him|her|them)|(?:oye|hola|oiga|si|s[ií]),? es|just me,?|only me,?|its me|it's me) (?:la |el |se[ñn]or(?:a|ita)? |sr[a]?\.? |do[ñn]a |don |mr\.? |mrs\.? |ms\.? |miss |little |the |ni[ñn][oa] |beb[eé] |baby )?$/iu;

/** "twins Zephyr and Indigo", "the baby Olu", "mi nana Petra", "the Halvorsen family". */
const closeTo =
  '(?:twins?|kids?|boys?|girls?|baby|infant|toddler|newborn|gemel[oa]s|cuates|mellizos|beb[eé]|ni[ñn][oa]|muchach[oa]|mom|dad|mother|father|brother|sister|grandma|grandpa|grandmother|grandfather|aunt|uncle|cousin|nephew|niece|son|daughter|wife|husband|boyfriend|girlfriend|friend|neighbou?r|mam[aá]|pap[aá]|hijo|hija|herman[oa]|t[ií][oa]|prim[oa]|abuel[oa]|abuelit[oa]|niet[oa]|sobrin[oa]|espos[oa]|marido|mujer|suegr[oa]|cu[ñn]ad[oa]|novi[oa]|amig[oa]|vecin[oa]|enfermer[oa]|nana|tata|tit[ií]|mami|papi|apa|ama|mima|pipo|abue|viejit[oa]|se[ñn]or(?:a|ita)?|do[ñn]a|don|granny|grammy|gramps|nanny|nani|memaw|mawmaw|papaw|pawpaw|pops|auntie|aunty|step(?:mom|dad|son|daughter|mother|father|sister|brother)|in[- ]law|hubby|ex|godson|goddaughter|compadre|comadre|ahijad[oa]|concu[ñn]\\p{L}+|coach|sor|padre|hermana|pastor|deacon|caretaker|aide|cuidadora?|roomie|buddy|bestie|mate|tenant|coworker|patient|client|resident|foster (?:son|daughter|kid|child)|mum|mummy|mommy|momma|dada|spouse|partner|fianc[eé]e?)';
export const closePerson = new RegExp(
  String.raw`(?<!\p{L})${closeTo}(?:,| named| called| llamad[oa]| se llama)? $`,
  'iu',
);
export const afterFamily =
  /^(?: (?:family|household|kids|twins|residence)|'s (?:family|mom|mum|mother|dad|wife|husband|kids))(?!\p{L})/iu;

/** "ends a text or a thought": nothing but courtesy after the name. */
export const closes =
  /^(?: \p{L}[\p{L}'-]{1,20}){0,2}?(?:[ ,.!?]{0,3}$|[,.?!;:)\n-]| ?[-|/] | (?:please|pls|plz|porfa(?:vor)?|por favor|gracias|thanks|thx|ty|y|and|dob|born|nac\p{L}*|cuando|when|today|hoy|ready|is|desde|from|at|al|did|do|does|can|are|have|hay|hace|para|pesa|ya|not|no|av[ií]s\p{L}+|se|\d|lives?|who|con|with|del?|about|because|porque|pls)(?![\p{L}]))/iu;
