import type { FormOffer } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import { plainLetters } from '../../text/plain-letters.ts';
import { pharmacyIn, vaccinesIn } from './said-words.ts';

interface Asked {
  text: string;
  /** What the assistant read: a page's id or a fact's name. */
  intent: string | null;
  /** Of the answer. */
  language: Language;
}

/** Asks how something works, so the form waits behind a button. */
const asksHow =
  /^(?:(?:hi|hello|hey|hola|buenas|buenos dias|buenas tardes|so|and|also|y|oiga|disculpe|excuse me|question)\b[\s,.!?¡¿]*)*(?:how|what|whats|when|where|which|who|why|is|are|does|do|did|will|would it|can you (?:tell|explain)|could you (?:tell|explain)|tell me (?:about|how)|cuanto|cuantos|cuanta|cuantas|como|cual|cuales|que|cuando|donde|quien|por que|hay|es|son|hacen|tienen|tiene|aceptan|ofrecen|ponen|cobran|entregan|se puede|se pueden)\b/;
/** "Can you deliver": asks for it. */
const asksForIt =
  /\b(?:i|we) (?:\w+ )?(?:need|want|wanna|would like|d like|am trying|are trying|have to|got to|gotta|prefer|wish)\b|\b(?:id|ill|im|lets|please|pls|plz|por favor|porfa)\b|\bcan (?:i|we|you|u)\b|\bcould (?:i|we|you|u)\b|\bmay i\b|\b(?:request|order|book|schedule|set up|sign (?:me|us) up|send me|bring me|make an?|put in for)\b|\b(?:quiero|queremos|quisiera|quisieramos|necesito|necesitamos|ocupo|deseo|me gustaria|nos gustaria|puedo|podemos|pueden|puede|podria|podrian|pedir|agendar|reservar|apartar|solicitar|programar|mandenme|traiganme|envienme|surtan|surtanme|resurtan)\b/;
/** Noun only: "flu shot", "refill". */
const fewWords = 4;
/** About something that went wrong or is under way, which a new request would only double. */
const isUnderWay =
  /\b(?:never|still|hasnt|havent|didnt|wasnt|isnt|not yet|late|delayed|wrong|missing|cancel|canceled|cancelled|already|where is|wheres|lost|nunca|todavia|aun no|no llego|no ha llegado|no me llego|atrasad[oa]|equivocad[oa]|falta|faltan|cancelar|cancele|ya pedi|ya la pedi|donde esta|perdi)\b/;

const newPatient =
  /\bnew (?:patient|customer|client|here)\b|\b(?:sign|signing) up (?:as|with|for your)\b|\bbecome a (?:patient|customer)\b|\b(?:register|enroll)\b.*\b(?:patient|pharmacy|you)\b|\bpaciente nuev[oa]\b|\bnuev[oa] paciente\b|\bclient[ea] nuev[oa]\b|\b(?:registrarme|inscribirme|darme de alta)\b/;
const wantsDelivery =
  /\b(?:deliver|delivered|delivery|bring (?:it|them)|mail (?:it|them)|to my (?:house|home|door)|a domicilio|entrega|entreguen|a mi casa|a la casa|traer|traigan|envien|enviar)\b/;

const kindOf: Readonly<Record<string, FormOffer['form']>> = {
  refills: 'refill',
  'no-refills-left': 'refill',
  'transfer-to-us': 'transfer',
  'transfer-controlled': 'transfer',
  vaccines: 'appointment',
  'diabetic-shoes': 'appointment',
  delivery: 'delivery',
};
/** Asked about more often than asked for. */
const mostlyQuestions = ['vaccines', 'diabetic-shoes', 'delivery', 'no-refills-left', 'transfer-controlled'];

/**
 * The request form that a message asks for, with what it already says: the other pharmacy, the vaccine, how to get it. Never who someone is.
 * Null for none.
 */
export function offeredForm({ text, intent, language }: Asked): FormOffer | null {
  const words = plainLetters(text).replace(/\s+/g, ' ').trim();
  if (isUnderWay.test(words)) return null;
  if (newPatient.test(words)) return { form: 'new_patient', ...behindButton(words, false), said: {} };
  const form = intent === null ? undefined : kindOf[intent];
  if (!form || intent === null) return null;
  const said = saidIn(form, intent, text, words, language);
  return { form, ...behindButton(words, mostlyQuestions.includes(intent)), said };
}

function behindButton(words: string, isMostlyAsked: boolean): { as?: 'button' } {
  const isQuestion = asksHow.test(words.replace(/^[¿¡\s]+/, ''));
  const opens = isMostlyAsked
    ? asksForIt.test(words) && !isQuestion
    : !isQuestion || (asksForIt.test(words) && words.split(' ').length > fewWords && !/\?\s*$/.test(words));
  return opens ? {} : { as: 'button' };
}

function saidIn(
  form: FormOffer['form'],
  intent: string,
  text: string,
  words: string,
  language: Language,
): FormOffer['said'] {
  if (form === 'refill') return wantsDelivery.test(words) ? { handover: 'delivery' } : {};
  if (form === 'transfer') {
    const pharmacyName = pharmacyIn(text, words);
    return pharmacyName ? { pharmacyName } : {};
  }
  if (intent === 'vaccines') {
    const vaccine = vaccinesIn(words, language).join(', ');
    return { service: 'vaccine', ...(vaccine && { vaccine }) };
  }
  return intent === 'diabetic-shoes' ? { service: 'shoe-fitting' } : {};
}
