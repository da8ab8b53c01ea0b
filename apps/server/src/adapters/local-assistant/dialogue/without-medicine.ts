import { readMessage } from '@rxweb/domain/safety/safety-gate';
import type { Part } from './group-clauses.ts';
import { refersBack } from './left-out.ts';
import { isAboutMedicine } from './merge-answers.ts';
import { formOf, plainOf, splitMessage } from './split-message.ts';
import { subjectTerms } from './subject-terms.ts';
import { thingsAsked } from './things-asked.ts';

/** From this probability a clause may tell of a danger. */
const mayBeDanger = 0.12;

/**
 * The clauses that the safety gate leaves to the store, as a message of their own; null for none. Where no clause alone is the
 * pharmacist's, the likeliest is left out.
 */
export function withoutMedicine(text: string): string | null {
  const clauses = splitMessage(text).map(({ text: said }) => {
    const { isForPharmacist, pooled } = readMessage(said).verdict;
    return { said, isForPharmacist, ...pooled };
  });
  const isFound = clauses.some(({ isForPharmacist }) => isForPharmacist);
  const likeliest = Math.max(...clauses.map(({ medical }) => medical));
  const kept = clauses.filter(
    ({ isForPharmacist, danger, medical }) =>
      !isForPharmacist && danger < mayBeDanger && (isFound || medical < likeliest),
  );
  return kept.length === 0 ? null : kept.map(({ said }) => said).join('. ');
}

/** What only the store can tell, also of a medicine: "do you sell it", "how much is it". */
const storeErrand =
  /\b(?:sell|carry|in stock|(?:got|have) (?:it|any|them|that|those)|price|costs?|how much(?= (?:is|are|does|do|would|for)\b|\W*$)|deliver\w*|mail|ready|pick(?:ed)? (?:it |them )?up|order (?:me|it|the|some|more)|transfer|returns?|insurance|cover\w*|copay|coupon|discount|appointment|appt|walk ?-?ins?|drive|venden|tienen|hay|en existencia|precio|cuestan?|cuanto (?:es|vale|sale|cobran)|entregan?|lista|listo|recoger|devolver|seguro|cubren?|descuento|cita)\b/;
const ofPerson = /^\W*(?:tiene|pesa|mide|es)\b/i;
/** What a person does, beside a medicine question: "can I drink", "should I eat first". */
const ofHabit =
  /\b(?:drink|drinking|eat|eating|exercise|work out|smoke|sleep|wait|breast ?feed|alcohol|beer|wine|tomar|beber|comer|manejar|fumar|esperar|dormir)\b/;

/** What questions ask for that no page surely answers: goods and services, or the question itself where it is the store's to answer. */
export function namedBeside(parts: readonly Part[]): string[] {
  return parts.flatMap(({ text, intent, isStatement }) => {
    if (isStatement || intent?.startsWith('~')) return [];
    const plain = plainOf(text);
    const isErrand = storeErrand.test(plain) && formOf(text) !== 'statement';
    if (!isErrand && ofHabit.test(plain)) return [];
    const things = thingsAsked(text).filter((thing) => isErrand || !isAboutMedicine(thing));
    if (things.length > 0) return things;
    return isErrand || (hasOwnSubject(text) && !isAboutMedicine(text)) ? [text] : [];
  });
}

/** "Is that normal?" beside a medicine question is about the medicine, "tiene 6 años" about who takes it. */
const hasOwnSubject = (text: string) =>
  formOf(text) === 'question' &&
  subjectTerms(text).length > 0 &&
  !refersBack.test(text.toLowerCase()) &&
  !ofPerson.test(text);
