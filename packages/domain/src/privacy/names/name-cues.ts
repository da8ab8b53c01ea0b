/** Words that announce a name, in plain signs, English and Spanish. */

const start = String.raw`(?<![\p{L}\d'])`;
const is = String.raw`(?:'?s|[ \t]+(?:is|was|would be|should be|es|ser[ií]a|era|son))?(?:[ \t]*[:=,-])?[ \t]+`;

const kin =
  '(?:mom|mother|mum|mama|ma|dad|father|papa|wife|husband|hubby|spouse|partner|son|daughter|kid|child|baby|sister|brother|aunt|uncle|niece|nephew|cousin|boyfriend|girlfriend|fianc[eé]e?|grand(?:ma|pa|mother|father|son|daughter|child)|friend|neighbou?r|roommate|caregiver|boss|nurse|caretaker|mam[aá]|madre|pap[aá]|padre|esposa|esposo|marido|mujer|hijo|hija|ni[ñn][oa]|beb[eé]|hermana|hermano|abuela|abuelo|t[ií]a|t[ií]o|prim[oa]|sobrin[oa]|suegr[oa]|cu[ñn]ad[oa]|novi[oa]|amiga|amigo|nieta|nieto|vecina|vecino|enfermer[oa])';

/** A name follows in any case, unless it is a common word. */
export const strongCues = new RegExp(
  `${start}(?:${[
    `(?:full |first |last |middle |maiden |legal |sur|given |family |patient |patients |patient's |nick)?name${is}(?:(?:first|last)${is})?`,
    `(?:first|last) name[ :]{1,2}`,
    `(?:surname|maiden name)[ :]{1,2}`,
    `names(?: are|:)[ ]`,
    `(?:someone|somebody|people|persons?|anyone|alguien|un tal|una tal|otra persona) (?:is |are )?(?:called|named|llamad[oa]s?|que se llaman?) `,
    String.raw`name (?:change )?from (?:\p{L}[\p{L}'-]{1,24} to )?`,
    `(?:have|has|had|got|put|listed|entered|spelled|tienen|pusieron) (?:it |me |him |her |us )?(?:down )?(?:as|under|como) `,
    `(?:says|dice|has|reads) (?:it is |it's )?for (?:an? )?`,
    `name(?: on (?:the |my )?(?:card|account|rx|prescription|bottle|label|insurance|order|file|profile))${is}`,
    `(?:under|in) (?:the )?names?(?: of)? `,
    String.raw`(?:calls? (?:me|him|her)|called (?:me|him|her)|ask for|asked for|goes by|go by|known as|aka|a\.k\.a\.|signed,?|sincerely,?|regards,?|yours,?|truly,|xoxo|spelled|spelt|i'm called|named|account holder:?|cardholder:?) `,
    `(?:rx|prescription|script|order|meds|account|it|refill|meds|file)(?:'s| is| are|s)? under `,
    `me llamo `,
    `(?:se llama|me dicen|le dicen|ll[aá]m[eae]nme) `,
    `(?:mi |su |el |nuestro )?(?:primer |segundo )?nombre(?: completo| de pila| del paciente| de la paciente| legal)?${is}`,
    `apellidos?(?: de soltera| de casad[oa]| paterno| materno)?${is}`,
    `(?:a|al) nombre de(?: la| el)? `,
    String.raw`(?:de parte de|atentamente,?|saludos de|firma:?|firmado:?|pregunten? por|habla con|hablar con|atte\.?) `,
    `(?:paciente|patient|pt|titular|asegurad[oa]|subscriber|insured|member|prescriber|physician|ordered by|m[eé]dico|cliente|customer|recipient|guardian)(?: name)? ?[:#-] ?`,
  ].join('|')})$`,
  'iu',
);

/** A listed name follows, or a capitalized word that is not common. */
export const weakCues = new RegExp(
  `${start}(?:${[
    `(?:i am|i'm|im|i m|this is|its|it's|that's|thats|he's|she's|she is|he is|here is|hi|hello|hey|hola|meet|soy|yo soy|habla|le habla|aqu[ií]|es|con|de|para|por|for|from|by|with|to|is|are|was|can|will|does|did|has|and|y|e|thanks|thank you|thx|gracias|recoge|recoger[aá]|la de|lo de|las de|los de|regards|love|best|tell|told|ask|gave|saw|see|spoke to|spoke with|talked to|speak to|talk to|dear|pt|patient|paciente|prescriber)(?: (?:la|el|los|las|do[ñn]a|don))?[ ,:-]{1,3}`,
    `${kin}(?:'s)?(?:,| is| named| called| -| se llama)?[ ,]{1,2}`,
    String.raw`\(|^|[\n.!?-] ?`,
  ].join('|')})$`,
  'iu',
);

/** A name follows, even in lower case and in no list. */
export const titleCues = new RegExp(
  String.raw`${start}(?:(?:mr|mrs|ms|miss|mx|sr|sra|srta|prof|rev)\.?|nurse|father|sister|pastor|se[ñn]or|se[ñn]ora|se[ñn]orita|don|do[ñn]a|licenciad[oa]|enfermera) (?:la |el )?$`,
  'iu',
);

const honorific = '(?:don |do[ñn]a |la |el |se[ñn]ora? |mr\\.? |mrs\\.? |ms\\.? )?';
/** Announces a person and nothing else. */
export const personCue = new RegExp(
  `${start}(?:(?:i am|i'm|this is|soy|yo soy|habla|le habla|thanks[,!]?|gracias[,!]?|thank you[,!]?|saludos,?|pick(?:ing)? up for:?|pickup for|sincerely,?|love,|regards,?|here is|caregiver for|behalf of|recoge|spoke (?:with|to)|talked (?:with|to)|somos|somos l[oa]s|we are the|we're the|busco la de|(?:my|mi|his|her|our|your|su|nuestr[oa]) (?:\\p{L}{2,12} )?${kin}(?:'s name)?(?:,| is| es| se llama)?) ${honorific})$|(?:^|\\n) ?- ?$`,
  'iu',
);
/** Introduces a person or says what they are. */
export const introCue = new RegExp(
  `${start}(?:i am|i'm|im|i m|this is|its|it's|soy|yo soy|habla|le habla|it is) $`,
  'iu',
);

/** Phrases with names that are no person's: illnesses, holidays, remedies, places. */
const doctorName = String.raw`(?:\p{Lu}[\p{L}'-]{1,24}|\p{Lu}\.)(?: \p{Lu}[\p{L}'-]{1,24}){0,2}`;
/** "Dr. Patel": who prescribes is no patient. */
export const doctors = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:[Dd][Rr][Aa]?s?|[Dd]octora?|DOCTORA?|[Dd]oc|[Nn]urse [Pp]ractitioner|NP|PA)\.? (?:${doctorName}|(?<=[Dd][Rr][Aa]?s?\.? )\p{Ll}[\p{L}'-]{1,24}))`,
  'gu',
);

export const namedThings =
  /(?<![\p{L}\d])(?:merry christmas|feliz navidad|pierce (?:ears?|noses?)|dr\.? pepper|merry x-?mas|martin luther king(?: jr\.?)?(?:'?s? (?:birth)?day)?|m\.?l\.?k\.? day|(?:columbus|presidents?|washington|juneteenth|cesar chavez|c[eé]sar ch[aá]vez)(?:'s)? (?:day|birthday)|(?:saint|st|san|santa|santo)\.?(?:'s)? (?:day|birthday|\p{L}{2,20}(?:'s)?(?: wort| day)?)|parkinson|alzheimer|crohn|hodgkin|graves|tourette|sj[oö]gren|raynaud|addison|cushing|huntington|hashimoto|bell's palsy|lou gehrig|lyme|epsom|(?:dr\.? )?scholl|dr\.? (?:teal|fauci|oz|phil|seuss|squatch)|johnson (?:&|and|y) johnson|(?:dr\.? )?bronner|burt's bees|mary kay|bob evans|ben ?(?:&|and) ?jerry|uncle sam|santa claus|father christmas|jack o'? ?lantern|joe's|trader joe|charlie horse|charley horse|plan b|peter pan|mark cuban|mrs\.? dash|dr\.? bronner|harry potter|taylor swift|santa fe)(?:'?s)?(?![\p{L}])/giu;
