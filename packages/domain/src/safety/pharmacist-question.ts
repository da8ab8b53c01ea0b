import type { Chunked } from '../text/chunked.ts';
import { saysOnlyWhen } from '../text/visit-words.ts';
import { classifyInSteps } from './classifier/classifier.ts';
import { findCorePhrases } from './core/find-core.ts';
import { isCourtesy } from './courtesies.ts';
import { decide, type Verdict } from './decide.ts';
import { speaksOfHealth } from './language/health-words.ts';
import { isControlledName, isMedicineName } from './language/medicine-names.ts';
import { plainWords, textOf, type Word } from './language/plain-words.ts';
import { speaksOfUse } from './medicine-use.ts';
import { isAboutWeather } from './needless-note.ts';

/** Whether a message has a medicine question, which errands and questions about opening around it neither hide nor pretend. */
export function* asksPharmacist(text: string, words: readonly Word[], verdict: Verdict): Chunked<boolean> {
  if (!verdict.isForPharmacist) return words.length >= 2 * fewestWords && (yield* asksPharmacistBeside(text));
  if ((!speaksOfUse(words) && saysOnlyWhen(textOf(words))) || isAboutWeather(words) || isCourtesy(words)) return false;
  if (isPlainErrand(words, verdict)) return false;
  if (!isErrand(words, verdict) && !mayBeAboutOpening(words, verdict)) return true;
  const rest = plainWords(withoutErrands(text));
  const isInRest =
    rest.length >= fewestWords && decide(rest, yield* classifyInSteps(rest), findCorePhrases(rest)).isForPharmacist;
  return isInRest || (words.length >= 2 * fewestWords && (yield* asksPharmacistBeside(text)));
}

const asksOpening =
  /\b(?:you|u|ya|yall|they|store|pharmacy)(?: \w+){0,3} (?:open|close[ds]?|closing|lock up)\b|\b(?:is|r|are) (?:it|you|u|yall) (?:still )?(?:open|locked)\b|\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|eve|day|holidays?|weekend|to(?:day|night|morrow)|morning|afternoon|evening|noon|\d+ ?(?:st|nd|rd|th)?) (?:(?:be|still|r|are) )*(?:open|closed?)\b|(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b.*\b(?:open|closed?|hours)\b|\b(?:your|ur|store|holiday|weekend) hours\b|\bopen(?: or (?:no|not|closed))?$|\bhow (?:early|late)\b(?=$| (?:do|are|will|can))|\b(?:abr[ea]n|abrir|cierr[ae]n|abiert[oa]s?|horarios?|cerrados|a que horas?(?: pues)?$)\b/;
/** From here on a question about opening is about a medicine too. */
const surelyMedicine = 0.75;
/** What a medicine question beside it takes at least. */
const fewestWords = 4;

/** Whether a message asks about opening and names no medicine: then the rest of it decides. */
function mayBeAboutOpening(words: readonly Word[], { pooled }: Verdict): boolean {
  if (pooled.medical + pooled.urgent >= surelyMedicine || words.some(({ text }) => isMedicineName(text))) return false;
  return asksOpening.test(textOf(words));
}

const asksErrand =
  /\b(?:ref[ií]l+s?|transfer\w*|in stock|(?:on|off) the shelf|behind the counter|prices?|expensive|copay|(?:need|show) (?:an )?id|(?:picks?|picked) (?:it )?up|deliver\w*|packs|walk in|appointment|appt|how much (?:is|are) (?:it|they|that|the|an?)\b|without insurance|(?:move|switch|bring) my \w+|(?:mover|pasar|cambiar|transferir) mis?\b|do (?:you|u|yall|ya|you guys) (?:have|sell|carry)|cheaper|discounts?|coupons?|where (?:can|do) i (?:drop|take|throw|toss|put)|hair dye|surt(?:en?|ir)|resurt\w+|tienen|venden|precio|cuesta|cuanto sale|recetas?|del mercado|hours for|prior auth\w*|travel letter|letter for|(?:fill|get|refill|have) (?:\w+ ){1,5}early|surtir antes|throw (?:\w+ ){0,4}(?:out|away)|to toss|in the trash|renew|so much this|compound\w*|preparad\w+|used (?:needles?|syringes?|lancets?)|agujas|jeringas|jarabes? viejos?|return (?:it|them|a)|refund|devolver|express scripts|mail order|in one visit|(?:doctor|podiatrist) signs?|en ningun lado|24 (?:hours|horas)|a credito|fian|fiar|fiado|abonos|(?:misma|una sola|mi|su) cuenta|quien atiende|(?:one|same|my|your) account|(?:my|our) file)\b/;
const plainErrand =
  /\b(?:receipt|recibo|(?:bring|take) (?:it|this|that|them) back|exchange|warranty|loaner|rent|wheelchair|walker|cane|crutch|scooter|fax|ahead of time|letter|restroom|hiring|apply|applica|text message|stamp|copies|notar(?:y|i[oz])|silla de ruedas|andador|baston|regresar|cambiarlo|swing by|come (?:get|by)|filled)/;
/** Below this an errand that names a medicine stays one. */
const ratherErrand = 0.35;
const surelyHealth = 0.85;
const longestErrand = 25;

/** Whether a controlled medicine may be filled early is the pharmacist's to decide. */
const early = /\b(?:early|sooner|ahead of time|antes|temprano)\b/;

/** An errand that says nothing of health: "do I need the box to bring it back?" */
function isPlainErrand(words: readonly Word[], { pooled }: Verdict): boolean {
  const said = textOf(words);
  if (pooled.medical + pooled.urgent >= surelyHealth || speaksOfUse(words) || speaksOfHealth(words)) return false;
  return plainErrand.test(said) || asksErrand.test(said);
}

/** "Is Ozempic expensive at your place?" */
function isErrand(words: readonly Word[], { pooled }: Verdict): boolean {
  const said = textOf(words);
  if (words.length > longestErrand || pooled.medical + pooled.urgent >= ratherErrand) return false;
  return asksErrand.test(said) && !asksControlledEarly(words);
}

export const asksControlledEarly = (words: readonly Word[]) =>
  early.test(textOf(words)) && words.some(({ text }) => isControlledName(text));

const clauseEnd = /[.?!;\n]+|,? \b(?:and|also|plus|but|y|tambi[eé]n|adem[aá]s|pero)\b/i;

/** The clauses of a message that ask neither about opening nor for an errand. */
function withoutErrands(text: string): string {
  const clauses = text.split(clauseEnd).filter((clause) => {
    const said = textOf(plainWords(clause));
    return !asksOpening.test(said) && !asksErrand.test(said);
  });
  return clauses.join('. ');
}

/** What a medicine does to who takes it. */
const effect = /\b(?:(?:makes|gives) (?:me|him|her)|(?:is (?:that|this|it)|es) normal|me (?:da|dan|pone))\b/;
/** From here on one clause among others is a medicine question. */
const surelyAsked = 0.45;

/** A medicine question among errands: "can he have half a Benadryl, and do you take Medicaid?" */
function* asksPharmacistBeside(text: string): Chunked<boolean> {
  const clauses = text.split(clauseEnd).map(plainWords);
  const long = clauses.filter((clause) => clause.length >= fewestWords);
  if (long.length < 2) return false;
  for (const clause of long) {
    const { pooled } = yield* classifyInSteps(clause);
    const isNamed =
      speaksOfUse(clause) || effect.test(textOf(clause)) || clause.some(({ text }) => isMedicineName(text));
    const least = isNamed ? surelyAsked : surelyMedicine;
    if (pooled.medical + pooled.urgent >= least && pooled.danger < pooled.medical) return true;
  }
  return false;
}
