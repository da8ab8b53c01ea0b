import type { Language } from '@rxweb/contracts/shared/language';

/** What a question about opening asks. `open` and `closed` can be answered Yes or No. */
export type About = 'open' | 'closed' | 'opensAt' | 'closesAt' | 'closesEarly' | 'when';

/** How it is asked: a question for Yes or No, a statement to confirm, or anything else. */
export type Form = 'yesNo' | 'confirm' | 'other';

export interface OpeningAsk {
  about: About;
  form: Form;
}

interface AskWords {
  when: RegExp;
  closed: RegExp;
  open: RegExp;
  closesAt: RegExp;
  opensAt: RegExp;
  closesEarly: RegExp;
  /** Subject after verb, or a short form such as "open Sunday?" */
  yesNo: RegExp;
  tag: RegExp;
  /** Statements to confirm, and whether they say closed. */
  saysOpen: RegExp;
  saysClosed: RegExp;
  /** "Is that too late", "all day", "only": Yes and No could mean either. */
  neither: RegExp;
}

const they =
  '(?:you all|you guys|yall guys|yall|you|u|ya|guys|they|it|the (?:store|pharmacy|place|shop|doors?|pharmacist)|this (?:place|store|pharmacy)|your (?:store|pharmacy|doors?|place)|pharmacy|store|alder street(?: pharmacy)?|anyone|anybody|someone|somebody|folks|everything)';
const aux =
  '(?:are|r|is|will|would|were|was|do|does|did|can|could|gonna|have|arent|isnt|wont|dont|doesnt|wasnt|werent|didnt|aint)';

const english: AskWords = {
  when: /\b(?:what time|at what time|whattime|how late|how early|how soon|how long|what hours|which hours|what are (?:your|the|ur)|what is (?:your|the|ur)|what days|which days|until when|till when|earliest|latest|hours are)\b|\bwhen(?:s| is| are| do| does| will| did| can| r| you| u| yall| the| would| were)\b|\b(?:your|ur|store|the|business|holiday|weekend|pharmacy) (?:hours|schedule)\b|^(?:hours|schedule|\w+ hours)\b/,
  closed: /\bclosed\b|\bclos(?:e|es|ing)\b/,
  open: /\b(?:open|opens|opened|opening)\b/,
  closesAt: /\bclos(?:e|es|ing) (?:\w+ ){0,3}?(?:at|by|around)\b|\bclos(?:e|es|ing) \d/,
  opensAt: new RegExp(
    `\\b(?:do|does|did|dont|doesnt) ${they} (?:\\w+ )?open (?:up )?(?:\\w+ ){0,3}?(?:at|by|around)\\b|\\bopen up at\\b`,
  ),
  closesEarly: /\bclos(?:e|es|ing) (?:\w+ )?(?:early|earlier|sooner)\b/,
  yesNo: new RegExp(
    `\\b${aux} (?:not )?${they} (?:\\w+ ){0,4}?(?:open|opened|closed|close|opening|closing|there|in|work|working|available|around)\\b|\\b(?:can|could|may|should|will) (?:i|we|my \\w+|someone|he|she) (?:\\w+ ){0,3}?(?:come|stop|swing|drop|visit|pop|get|pick|make|walk|be|drive|go|run|head)\\b|(?:^|[.,] )(?:so |and |hi |hello |hey |ok |but |still |also |yall |you |u |you guys )*(?:open|opened|closed)\\b|\\b(?:if|whether) ${they} (?:are |will be |is |were |would be |going to be |gonna be )*(?:\\w+ )?(?:open|closed)\\b|\\bdo(?:es)? ${they} (?:have|keep|do|offer|work)\\b|^${they} (?:still |gonna be |going to be |be |guys )?(?:open|closed)\\b|\\bany chance ${they} (?:are |will be )?open\\b`,
  ),
  tag: /\b(?:right|correct|yeah|huh|true|no|yes|are you|arent you|is that right|is it|are they) ?[.,]* ?$|\bis it true\b/,
  saysOpen: new RegExp(
    `(?<!\\b${aux} )\\b${they} (?:are |is |will be |were |do |r )?(?:still |also |usually )?open\\b`,
  ),
  saysClosed: new RegExp(
    `(?<!\\b${aux} )\\b${they} (?:(?:are |is |will be |were |r )?(?:still |also |usually |all )?closed?\\b|(?:are not|arent|is not|isnt|aint|do not|dont|will not|wont be|wont|were not|werent|are never|never) (?:be )?(?:\\w+ )?open\\b)`,
  ),
  neither:
    /\btoo (?:late|early)\b|\bboth\b|\bor (?:just|only)\b|\bopen or (?:closed|not)\b|\bat \d[\d :]* or (?:at )?\d|\bor (?:are|is|will) (?:you|u|yall|they|it)(?: be)?(?: already)? closed\b|\bclosed or open\b|\ball day\b|\b(?:only|just) (?:open|until|till?|close)\b|\bopen (?:only|just)\b/,
};

const spanish: AskWords = {
  when: /\b(?:a que horas?|que horas?|cuando|hasta que horas?|hasta cuando|desde que|(?:de|partir de) que horas?|que dias?|cual(?:es)? (?:es|son|seria)|que horarios?|horarios?|cuanto falta|que tan (?:tarde|temprano)|lo mas (?:tarde|temprano))\b/,
  closed: /\b(?:cerrad[oa]s?|cierran?|cerraran?|cerraron|van? a cerrar|cierra)\b/,
  open: /\b(?:abren?|abriran?|van? a abrir|abrieron|abiert[oa]s?|atienden?|atenderan?|trabajan?|van? a trabajar|hay (?:servicio|atencion|alguien|quien)|estan|estaran|van? a estar|siguen?|puedo|podria|podemos|alcanzo|me da tiempo)\b/,
  closesAt: /\b(?:cierran?|cerraran?|van? a cerrar)(?: \S+){0,4}? (?:a las?|como a las?|tipo)\b/,
  // "¿Abren a las 9?" asks whether it is open at that time.
  opensAt: /(?!)/,
  closesEarly:
    /\b(?:cierran?|cerraran?|van? a cerrar)(?: \S+){0,4}? (?:mas )?(?:temprano|antes de lo normal|antes de lo usual)\b/,
  yesNo:
    /\b(?:abren?|abriran?|van? a abrir|abrieron|abiert[oa]s?|atienden?|atendieron|trabajan?|trabajaron|van? a trabajar|hay (?:servicio|atencion|alguien|quien)|estan|estaban|estuvieron|estaran|van? a estar|siguen?|puedo|podria|podemos|alcanzo|me da tiempo|cierran?|cerraran?|cerraron|van? a cerrar|cerrad[oa]s?)\b/,
  tag: /(?:^| )(?:verdad|cierto|correcto|no|si|o no) ?[.,]* ?$|\b(?:verdad|cierto|es cierto|entonces) (?:que )?(?:no )?(?:abren|cierran|estan|atienden|trabajan)\b|\bes (?:verdad|cierto) que\b/,
  saysOpen: /\b(?<!no )(?:si )?(?:abren|estan abiertos|atienden|trabajan|estan)\b/,
  saysClosed:
    /\bno (?:abren|abriran|van a abrir|estan abiertos|estaran|atienden|trabajan|estan|van a estar)\b|\b(?<!no )(?:cierran|estan cerrados|estaran cerrados)\b/,
  neither:
    /\b(?:ambos|los dos dias|o (?:solo|nomas)|abiert[oa]s? o cerrad[oa]s?|a las? \d[\d :]*(?:y media )?o (?:a las? )?\d|abren o (?:no|cierran|(?:ya )?(?:estan|estaran|van a estar) cerrados)|cerrad[oa]s? o abiert[oa]s?|demasiado tarde|muy tarde (?:para|si)|todo el dia|(?:solo|solamente|nomas) (?:abren|hasta|estan)|abren (?:solo|solamente|nomas))\b/,
};

const askWords: Readonly<Record<Language, AskWords>> = { en: english, es: spanish };

/** Reads what a plain text asks about opening. `hasClock`: it names a clock time. */
export function readOpeningAsk(text: string, language: Language, hasClock: boolean): OpeningAsk {
  const words = askWords[language];
  const about = readAbout(text, words, hasClock);
  if (about === 'when' || words.neither.test(text)) return { about, form: 'other' };
  if (words.tag.test(text)) {
    if (words.saysClosed.test(text)) return { about: 'closed', form: 'confirm' };
    if (words.saysOpen.test(text)) return { about: 'open', form: 'confirm' };
  }
  if (language === 'en' && words.saysClosed.test(text) && !words.yesNo.test(text))
    return { about: 'closed', form: 'confirm' };
  return { about, form: words.yesNo.test(text) ? 'yesNo' : 'other' };
}

function readAbout(text: string, words: AskWords, hasClock: boolean): About {
  if (words.when.test(text)) return 'when';
  const isClosed = words.closed.test(text);
  if (isClosed && words.closesEarly.test(text)) return 'closesEarly';
  if (isClosed && hasClock && words.closesAt.test(text)) return 'closesAt';
  if (hasClock && words.opensAt.test(text)) return 'opensAt';
  const isOpen = words.open.test(text.replace(words.closed, ' '));
  if (isClosed && /\b(?:open|opens|abren|abiertos)\b/.test(text)) return 'when';
  return isClosed ? 'closed' : isOpen ? 'open' : 'open';
}
