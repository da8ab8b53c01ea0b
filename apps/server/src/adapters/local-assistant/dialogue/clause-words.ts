/** Words that begin, join or surround questions, in plain lower case without accents. Sources of expressions. */

const questionEn =
  "(?:what|when|where|which|who|whose|why|how)(?:s|'s|re|'re|d)?\\b|(?:do|does|did|can|could|will|would|is|are|was|were|may|should|have|has) (?:i|u|ya|yall|you|your|ur|he|she|it|they|we|my|the|there|this|that|these|those|any|anyone|anybody|someone|somebody|a|medicare|medicaid|insurance|kids|it|one|her|his|(?:sun|mon|tues|wednes|thurs|fri|satur)day|thanksgiving|christmas|\\w+(?: \\w+)? (?:work|count|apply|covered))\\b|(?:r|are) (?:u|you|yall)\\b|is there\\b|got (?:any|an?|some)\\b|(?:i |we )?(?:also |just |really )*(?:need|want|wanna|would like|d like|wanted|am trying|m trying)(?: to)? (?:know|ask|find out|see if|check if)\\b|(?:i )?(?:was |am |m )?(?:also |just )?(?:wondering|curious)\\b|any (?:chance|way|idea)\\b|whether\\b";
const questionEs =
  '(?:tambien )?(?:quiero|quisiera|necesito|queria|me gustaria|ocupo) (?:tambien )?saber\\b|(?:que|cual|cuales|cuando|cuanto|cuanta|cuantos|cuantas|donde|adonde|como|quien|quienes|por que|para que|(?:a|desde|hasta) (?:que|cuando|donde))\\b|(?:hay|tienen|tiene|venden|vende|aceptan|acepta|hacen|abren|abre|cierran|cierra|estan|esta|son|es|eres|puedo|puede|pueden|podria|podrian|ponen|hablan|entregan|mandan|reciben|cobran|rentan|cubre|cubren|dan|toman|sacan|imprimen|arreglan|ofrecen|manejan|traen|surten|cambian|compran|alquilan|consiguen|trabajan|atienden|contratan|llevan|llegan|empacan|preparan|guardan|avisan|regalan|prestan|recargan|envian|notarizan|copian|aplican|me (?:la |lo |las |los )?(?:puede|pueden|podria|podrian)|se puede|si (?:tienen|hay|abren|aceptan|ponen|puedo|hacen|venden|pueden|esta|estan|entregan|llevan|mandan|surten|reciben|toman|trabajan|atienden|cubren|cobran))\\b';
const requestEn =
  "(?:i|we) (?:also |just |really )*(?:need|want|wanna|would like|d like|have to|am looking|m looking|was wondering|ran out|lost|got)\\b|(?:i|we)'?(?:d| would) (?:also )?like\\b|(?:i'?m|im) (?:also )?(?:looking|trying|out of)\\b|need(?: to| a| an| my)?\\b|(?:please |pls )?(?:tell|give|send|show|refill|transfer|help|call|have|let|get|connect|put) (?:me|us|my|someone|somebody|the|a)\\b|(?:just |also )+(?:tell|give|send) me\\b|could someone\\b";
const requestEs =
  '(?:yo )?(?:tambien )?(?:necesito|quiero|quisiera|ocupo|me gustaria|busco|deseo|dame|deme|digame|dime|mandeme|llameme|saber)\\b|me (?:da|dan|dice|dicen)\\b';
const statementEn =
  "(?:i|we|he|she|they|my \\w+|you|u|you guys|yall|it|the \\w+|there|hes|shes|its|im|youre|theyre|ive|id)(?:'\\w+)? (?!and\\b)";

const statementEs =
  '(?:yo|me|nos|se me|mi \\w+|mis \\w+|el|ella|ellos|ustedes|usted|ya|ando|estoy|estamos|soy|somos|tuve|fui|vengo|llame|perdi|deje|tengo|tenemos|hace|anoche|ayer|hoy) (?!y\\b)';

/** The beginning of a question. */
export const questionStart = new RegExp(`^(?:${questionEn}|${questionEs})`);
/** The beginning of a request: "I need", "necesito". */
export const requestStart = new RegExp(`^(?:${requestEn}|${requestEs})`);
/** The beginning of a clause with its own subject. */
export const statementStart = new RegExp(`^(?:${statementEn}|${statementEs})`);

/** A question that begins without a join or mark: "what is your address do you have a phone number". */
export const runOn =
  /(?<=[\p{L}\d] )(?:(?:what|where|when)(?:'?s| is| are| do| does| time| about| should) (?:your|ur|the|you|u|do|does|my|i|test|a|for|it)?\b|what time\b|how (?:much|do|does|late|long|can|many|about)\b|do (?:you|u|yall|ya|i|they)\b|does (?:it|the|my|medicare|medicaid|insurance)\b|(?:can|could) (?:i|you|u|someone|my|we)\b|(?:are|r) (?:you|u|yall) |is there\b|is (?:my|the|it) |will (?:you|i|my) |(?:i|we) (?:also )?(?:need|want)\b|also\b|plus\b|a que hora|hasta que hora|donde (?:estan|queda|tiro|esta)|cuanto (?:cuesta|vale|tarda)|(?:puedo|pueden|tienen|aceptan|venden|hacen) |otra pregunta)/gu;
/** A word after which no new question begins: "tell me what time", "I wonder how much". */
export const leadsIn =
  /(?:^|[ ,])(?:tell me|tell us|let me know|know|wonder|wondering|ask|asking|see|check|sure|find out|figure out|say|says|said|explain|remember|about|on|in|of|to|for|at|by|from|with|than|as|is|are|was|and|or|but|so|if|that|what|when|where|how|who|which|until|till|because|cuz|not|or|please|pls|just|hi|hey|hello|ok|digame|dime|saber|preguntar|sabe|saben|a|de|en|por|para|con|si|y|o|pero|que|desde|hasta|favor|like|you|u|my|day|the|do|does|did|can|could|should|would|will|may|i|we|he|she|they|yo|ella|se|se las|se los|las|los|les|le|me|nos|te|lo|la|mas|nada|nunca|solo|nomas|ya|tampoco|ustedes|usted|kind|many|much|horas?|time|late|early|soon|long)$/;

/** Joins between clauses. */
export const joint =
  /\s*,?\s+(?:(?:and|&|\+|n|y|but|pero|plus|also|as well as|along with|tambien|ademas(?: de)?|asi como|oh)(?:\s+(?:also|then|plus|so|tambien|ademas|otra|if so|oh|please))*,?)\s+|\s*[,:–—]\s+(?:(?:and|y|or|o|also|plus|so|but|pero)\s+)?|\s+so\s+(?=(?:how|what|when|where|can|do|does|is|will)\s)|,?\s+or\s+(?=(?:do|does|can|could|are|is|will|should|would)\s(?:you|u|yall|ya|i|we|they|someone|somebody|my|it|there|he|she)\b)|,?\s+o\s+(?=(?:puedo|puede|pueden|tienen|hay|tengo que|tenemos que|necesito)\b)/g;

/** Words around a question without a meaning of their own. */
export const surroundings =
  /^(?:(?:um+|uh+|yo(?= (?:what|whats|when|where|how|do|does|is|are|r|can|u|you|yall)\b)|well|so|ok|okay|and|also|plus|oh|but|then|y|e|pero|pues|bueno|tambien|ademas|entonces|hey|hi|hello|hola|please|pls|por favor|porfa|lastly|finally|otra (?:pregunta|cosa|duda)|(?:tengo )?(?:una|otra|dos|tres|unas|varias) (?:\w+ )?(?:preguntas?|cosas?|dudas?)|another (?:question|thing)|one more(?: thing| question)?|first(?:ly)?|second(?:ly)?|third(?:ly)?|next|primero|segundo|tercero|una|otra|1st|2nd|3rd|another (?:question|thing)|(?:other|different) (?:question|thing)|before i forget|just saying|(?:solo|nomas) decia|one more(?: thing| question)?|(?:just )?(?:a |one )?(?:quick|other|more) (?:q|questions?|things?)|(?:i |we )?(?:have|got|had) (?:a |two|2|three|3|a couple(?: of)?|a few|some|another|one more|one) (?:\w+ )?(?:questions?|things?)(?: for you)?|(?:two|three|2|3|a couple(?: of)?|a few) (?:\w+ )?(?:questions?|things?)|(?:tengo )?(?:una|otra|dos|tres|unas) (?:\w+ )?(?:preguntas?|cosas?)|otra cosa|una cosa mas|una pregunta|otra si|una si|by the way|btw|while (?:im|i am) at it|real quick|if so|de paso|por cierto)\b[\s,.:;!-]*)+/;

/** A clause that is no question alone: "what kind of IDs", "can you tell my wife", "what time". */
export const incomplete =
  /^(?:(?:so|and|ok|hi|hey|hello|also|y|hola) )*(?:(?:what|which|how many|how much|cual|cuales|cuantos|cuantas|cuanto|cuanta)(?: (?!is\b|are\b|was\b|do\b|does\b|can\b|about\b|should\b|open\b|close\b|hours\b|es\b|son\b|cuesta\b|cuestan\b|vale\b|valen\b|tarda\b)[\p{L}\d]+){1,5}|(?:can you |could you |please |puede |pueden )*(?:tell|ask|let|show|remind|decirle|preguntarle)(?: (?!me\b)(?:my |mi |a )?[\p{L}]+){1,3})$/u;
/** A beginning too short to be a question before an unmarked one: "where exactly", "hay", "me la". */
export const tooShort = /^(?:[\p{L}'’]+ ?){1,2}$/u;
