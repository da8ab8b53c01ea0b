import { likelihoodOf } from '../dialogue/certainty.ts';
import { splitMessage } from '../dialogue/split-message.ts';
import type { Library } from '../library.ts';
import { forPharmacist } from './read-asked.ts';

/** The most that a text of the store's business may resemble a medicine question, where the gate is sure of one or not. */
const mostMedicine = { sure: 0.05, unsure: 0.12 };
const sureAt = 0.45;
/** What nothing answers may be a medicine question, too. */
const unknownShare = 0.25;

/** Whether a text, and each part of it, surely asks about the store alone, by the sample questions. */
export function isAboutStore(library: Library, text: string, medicine: number): boolean {
  if (!library.readIntent) return false;
  const medicineIn = (part: string) =>
    likelihoodOf(library, part, forPharmacist) + unknownShare * likelihoodOf(library, part, 'unknown');
  const most = mostMedicine[medicine >= sureAt ? 'sure' : 'unsure'];
  return [text, ...splitMessage(text).map((clause) => clause.text)].every((part) => medicineIn(part) < most);
}
