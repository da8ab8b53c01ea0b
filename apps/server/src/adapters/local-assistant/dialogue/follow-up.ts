import type { Language } from '@rxweb/contracts/shared/language';
import { prescriptionMedicines } from '@rxweb/domain/safety/language/medicine-names';
import { searchTerms } from '../search-terms.ts';
import { controlledNames } from '../synonyms.ts';
import { formOf } from './split-message.ts';

/** Words that apply to anything: alone they name no subject and refer to the previous one. */
const aspects = new Set(
  searchTerms(
    `price cost how much copay cheap expensive free gratis pay card insurance cover appointment cita wait time long tarda demora tardan toma bring need
    necesito ocupo papers papeles sign call phone doctor online relative mom wife husband son kids esposo mama someone else pickup pick up ready medicine
    medicines prescription prescriptions id identification one ones first cutoff limit today bring send when weekend age edad requisitos documents
    far area minimum extra also usually work help email website photo discount everybody free fast quick soon rapido pronto costs charge fee cobran
    last include available type types kind options choose much many often same day old years anos too adult adults adultos ninos niños start sign up
    apply aplico process proceso steps start begin quickly hurt explain more info details step minor tax total each month bigger big size actually all every
    kid child children baby teenager brand brands marca marcas size sizes talla tallas color colors colores show note letter form nota carta try return exchange
    right away days weekend llegan llega paper young pair pairs pares without order`,
  ),
);
/** Payment questions may refer to a subject ("does Medicare pay for it?") or be complete ("and do you take Medicaid?"). */
const payers = new Set(searchTerms('medicare medicaid insurance plan'));
const payments = new Set(searchTerms('medicare medicaid insurance plan pay card discount coupon cubre copay'));
const medicines = new Set(['medicine_', 'controlled_', ...searchTerms(`${prescriptionMedicines} ${controlledNames}`)]);
const ofIt = /\b(it|that|them|those|these|eso|esos|esto|estos|lo|la|los|las)\b/;
const leans = {
  en: /^(ok |okay |so |thanks |great |cool |yes |no |and |but |also )*(and|n|or|also|but|if (?:i|we)|what about|how about|then|what if|is it|are they|does it|does (?:he|she|my)|do they|do those|will it|can it|which one|how (much|many|long|often|soon|far|do|can|big|old|does)|the (first|second|other) one|do i|can i|should i|will i|what do i|what should i|what (?:does|do|will|should) (?:he|she|they|we|my)|can (?:he|she|they|you)|who (?:do|can|should) i|what (?:positions|kind|papers|else)|same|for (?:my|an?|the|his|her|kids|children)|to my|by (?:what|when)|with|without|(?:is|are|was) (?:there|that|he|she)|(?:hes|shes|he is|she is|my)|tell me more|more (?:info|details)|yes|please|any|until|till)\b|\b(it|that|they|them|those|these|one|ones|there|too|as well|either)\b/,
  es: /^(ok |okay |si |no |gracias |bueno |entonces |ah |y |pero )*(y|o|pero|si (?:llego|paso|voy|vamos|llegamos)|tambien|que tal|como|cuanto|cuanta|cuantos|cuando|necesito|tengo que|tiene que|hay que|puedo|puede|pueden|que (?:llevo|llevan|tiene|necesito|necesita|ocupo|ocupa|papeles)|cual|me (?:la|lo|las|los)|es|son|tiene|hasta|desde|para|con|sin|la de|las de|el de|mas)\b|\b(eso|esa|ese|esos|esas|lo|la|las|los|ahi|este|esto|tambien)\b/,
};
const maxWords = 14;
const fewWords = 4;
const pronoun = /\b(it|that|them|those|these|they|this|one|eso|esa|ese|esos|esas|lo|la|las|los|ella|ellos)\b/;
const whereIsIt = /\b(where (?:is|are) (?:it|they|those|that|them)|donde (?:esta|estan|los tienen|lo tienen))$/;
const moreOfIt =
  /^(?:(?:yes|yeah|ok|sure|please|si|por favor) )*(?:please )?(?:tell me more|more (?:info|information|details)|go on|explain|mas informacion|digame mas|cuentame mas|explique(?:me)?)\b/;
const tillWhen =
  /^(?:(?:and|but|so|ok|y|pero|entonces) )*(?:(?:until|till|til|up to|from|since) (?:when|what time)|how (?:late|early)|(?:whats|what is) the (?:latest|earliest)|(?:hasta|desde) (?:que horas?|cuando)|a que horas?)\b|^(?:and|y|or|o) (?:when |what time |a que horas? )?(?:do you |will you )?(?:close|open|cierran|abren)\W*$/;
/** "All week?", "every day?" */
const moreDays =
  /^(?:(?:and|y|ok|so|is it|es|its|it|that|thats|is that|like that|the same|same|igual|asi) )*(?:(?:all|the whole|the rest of the|every|each|all of the|toda la|el resto de la|todos los|cada) ){1,2}(?:week|day|days|weekdays|weeknights|semana|dias?)(?: (?:then|like that|too|the same|long|igual|asi|tambien|no))?$/;
const thatDay = /\b(?:then|that day|the same day|ese dia|ese mismo dia)\b/;

/** What the visitor asked for before. */
export interface Earlier {
  intent: string;
  text: string;
}

/** A question with its words, plain, in its language. */
export interface Words {
  text: string;
  said: string;
  asked: Language;
}

/** Whether a question may refer to an earlier one. */
function mayLean({ said, asked }: Words): boolean {
  const count = said.split(' ').length;
  return count <= maxWords && (leans[asked].test(said) || count <= fewWords);
}

/** Whether its words, not only its shortness, say so: "and liquids?", "what about her?" */
export const leansByWords = ({ said, asked }: Words): boolean => leans[asked].test(said);

/** Whether it asks for a way of paying, which beside another question is one of its own. */
export function asksAboutPaying({ text }: Words): boolean {
  return searchTerms(text).some((term) => payments.has(term));
}

const isNumber = (term: string) => /^\d/.test(term);

/** Whether it has no subject of its own: "how much is it", "and for my mother?", "can my 9 year old get one" */
export function hasNoSubject({ text, said }: Omit<Words, 'asked'>): boolean {
  return searchTerms(text).every(
    (term) => aspects.has(term) || isNumber(term) || (payers.has(term) && ofIt.test(said)),
  );
}

/** Whether its only subject is a medicine: "what about my adderall?" */
export function namesOnlyMedicine({ text }: Words): boolean {
  return searchTerms(text).every((term) => aspects.has(term) || medicines.has(term));
}

/** Whether a word points back: "who can read it?" */
export const pointsBack = (words: Words): boolean =>
  words.said.split(' ').length <= 8 && (pronoun.test(words.said) || leansByWords(words));

const ofPrescription = new Set(['ready_', 'prescription_', 'status_']);

/** "How long until my prescription is ready" beside another question names its own subject. */
export const asksOfPrescription = ({ text, said }: Words): boolean =>
  !pronoun.test(said) && formOf(text) === 'question' && searchTerms(text).some((term) => ofPrescription.has(term));

const definite = /\b(?:the|my|his|her|their|its|any|el|la|los|las|mi|su)\b/;
const newThing =
  /^(?:(?:and|also|y|ok) )*(?:do|does|can|could) (?:you|u|yall|i|we) (?:sell|carry|fix|make|buy|order me|get)\b|^(?:venden|arreglan|compran)\b/;

/** Whether a question that nothing answers may be about a detail of the earlier subject: "what's the age limit?" */
export function mayBeDetail({ said }: Words): boolean {
  return said.split(' ').length <= 8 && (definite.test(said) || pronoun.test(said)) && !newThing.test(said);
}

/** Whether a question may be about an earlier one in any of these ways. */
export const mayRefer = (words: Words): boolean => mayLean(words) || mayBeDetail(words);

const another =
  /^(?:and|y|what about|how about|que tal|or|o|for|para) (?:the |los |las |el |la |for |an? |mi |un |una )?[\p{L}]+$|^(?:the |los |las |el |la )?[\p{L}]+(?: [\p{L}]+)? (?:too|also|as well|tambien)$/u;

/** "To another state?", "in large?" */
const onlyWhereOrHow = /^(?:(?:and|y) )?(?:to|in|from|into|near|with|without|en|a|con|sin|hasta) (?:[\p{L}]+ ?){1,4}$/u;

/** "And liquids?" is about the subject before it, unless it clearly has another. */
export const asksForAnother = ({ text, said }: Words): boolean =>
  another.test(said) || (onlyWhereOrHow.test(said) && formOf(text) === 'fragment');

const addsOne =
  /^(?:(?:and|y|o|or|ok|so) )*(?<even>even|including|incluso|hasta|aun|also)? ?(?:what about |how about |que tal |y )?(?:the |los |las |el |la |my |mis? )?[\p{L} ]{3,30}$/u;
const mostAdded = 6;

/**
 * Whether it adds something that is on the page of the earlier subject: "even the liquid ones?", or "what about the refills?" where the
 * page names them more than once.
 */
export function addsToPage(words: Words, answer: string): boolean {
  const { text, said } = words;
  const found = said.split(' ').length <= mostAdded ? addsOne.exec(said) : null;
  const terms = searchTerms(text).filter((term) => !aspects.has(term));
  if (!found || terms.length === 0 || formOf(text) === 'request') return false;
  const isEven = found.groups?.even !== undefined;
  const told = searchTerms(answer);
  const isTold = (term: string) => told.filter((each) => each === term).length >= (isEven ? 1 : leastTold);
  return (isEven || leansByWords(words)) && terms.every(isTold);
}
const leastTold = 2;

/** "Where is it?" after goods asks for the goods. */
export const asksWhereItIs = ({ said }: Words): boolean => whereIsIt.test(said);

export const asksForMore = ({ said }: Words): boolean => moreOfIt.test(said);

/** Hours of the day named before: "until when?", "what are your hours then?" */
export function asksHoursAgain({ said }: Words): boolean {
  return tillWhen.test(said) || (thatDay.test(said) && /\b(hours|open|close|horario|abren|cierran)\b/.test(said));
}

/** Hours of more days than the one named before. */
export const asksMoreDays = ({ said }: Words): boolean => moreDays.test(said);

const whom =
  /^(?:(?:and|so|ok|y|entonces) )*(?:who (?:do|can|should|would) i (?:talk|speak|call|ask|see|write)|con quien (?:hablo|puedo hablar|me comunico|tengo que hablar|voy)|a quien (?:llamo|le (?:digo|hablo|pregunto|escribo)))\b/;

/** "Who do I talk to?" after a subject asks about that. */
export const asksWhom = ({ said }: Words): boolean => whom.test(said);

/** "Can someone bring it to me?" */
const isBrought =
  /\b(?:bring|drop|send|get|carry) (?:it|them|that|those|my \w+|mine)(?: (?:over|off|out|here))* to (?:me|us|my (?:house|home|place|door|car)|our (?:house|home|place|door))\b|\b(?:me|nos) (?:lo|la|los|las) (?:(?:puede|pueden) )?(?:trae[nr]?|lleva[nr]?|mandan a (?:mi |la )?casa)\b|\b(?:traer|llevar|mandar)(?:me|nos)?(?:lo|la|los|las)? a (?:mi |la )?casa\b/;
const someoneElse =
  /\b(?:my son|somebody(?: else)?|someone(?: else)?|anybody|anyone|another person|alguien|otra persona)\b/;

/** Aspects that are together a subject: a relative who picks up, a photo that is sent. */
export function isOwnSubject({ text, said }: Words): boolean {
  const terms = new Set(searchTerms(text));
  const isFetched =
    terms.has('pickup_') ||
    /\b(?:get|grab|fetch|come for|ir por|venir por) (?:it|them|mine|my|ella|ellas)\b/.test(said);
  return (
    isBrought.test(said) ||
    (isFetched && (terms.has('relative_') || someoneElse.test(said))) ||
    (terms.has('photo_') && (terms.has('send_') || terms.has('upload_')))
  );
}
