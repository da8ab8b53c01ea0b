import type { Language } from '@rxweb/contracts/shared/language';
import { checkCharacters } from './check-characters.ts';
import { checkPlace, checkResend, checkServiceDate } from './check-delivery.ts';
import { checkDiagnoses } from './check-diagnoses.ts';
import { checkLines, checkUnits } from './check-lines.ts';
import { checkModifiers } from './check-modifiers.ts';
import { checkOrderedBy, checkPatient, checkPayer, checkSupplier } from './check-people.ts';
import { type ClaimInput, type ClaimProblem, refused } from './claim-check.ts';
import { type ClaimSentences, claimSentencesEn } from './sentences-en.ts';
import { claimSentencesEs } from './sentences-es.ts';

export type { ClaimInput, ClaimProblem } from './claim-check.ts';
export { serviceDate } from './claim-check.ts';

const sentences: Record<Language, ClaimSentences> = { en: claimSentencesEn, es: claimSentencesEs };

const checks = [
  checkLines,
  checkUnits,
  checkModifiers,
  checkDiagnoses,
  checkServiceDate,
  checkResend,
  checkPlace,
  checkPatient,
  checkPayer,
  checkOrderedBy,
  checkSupplier,
  checkCharacters,
];

/**
 * What is wrong with a claim before it's billed, by field (domain facts 2, G8 to G14). A claim with a problem that `refuses` is not written
 * to a file. Advice: the DME MAC decides.
 */
export function checkShoeClaim(input: ClaimInput, language: Language = 'en'): ClaimProblem[] {
  const say = sentences[language];
  const { claim } = input.details;
  if (!claim) return [refused('details.claim', say.noClaim)];
  return checks.flatMap((check) => check({ ...input, claim, say }));
}

/** Whether a file may be written. */
export const isBillable = (problems: readonly ClaimProblem[]): boolean => problems.every(({ refuses }) => !refuses);
