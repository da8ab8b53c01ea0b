import type { CareCard } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/language';
import { type CardKind, careCards } from './gate/care-cards.ts';
import { type Finding, findRule, languageOf } from './gate/find-rule.ts';
import { type ReadText, readText } from './gate/read-text.ts';
import { clinicalRules, crisisRules, dangerNowRules, emergencyRules, poisonRules, type Rule } from './gate/rules.ts';

/**
 * The fixed check that runs before anybody answers (domain facts B.2): the card that sends a person to 911, Poison Control or 988, or null.
 * Reads English and Spanish with slips of the finger, denials and figures of speech; where it must err, it errs towards a card.
 * `language` is the one the visitor chose; the card also is Spanish when the signs were told in Spanish.
 */
export function checkForEmergency(text: string, language: Language = 'en'): CareCard | null {
  return emergencyIn(readText(text), language);
}

/**
 * Whether only a pharmacist may answer: doses, mixing, pregnancy, which pill this is, starting and stopping, side effects, symptoms.
 * English and Spanish. It leads to the pharmacist's phone, never to an answer (domain facts B.2).
 */
export function checkForClinicalQuestion(text: string): boolean {
  return isClinical(readText(text));
}

/** The same check of a text that is read already. `since` is the word from which it must say something new: all of it by default. */
export function emergencyIn(read: ReadText, language: Language, since = 0): CareCard | null {
  const find = (rules: readonly Rule[]) => findRule(rules, read, true, saysNew(since));
  const emergency = find(emergencyRules);
  const poison = find(poisonRules);
  const crisis = find(crisisRules);
  const finding = crisis ?? emergency ?? poison;
  if (!finding) return null;
  const isNow = crisis !== null && (poison !== null || findRule(dangerNowRules, read, false) !== null);
  return careCards[language === 'es' ? 'es' : languageOf(finding)][
    cardKind(emergency !== null, poison !== null, crisis !== null, isNow)
  ];
}

/** The same of a text that is read already. */
export function isClinical(read: ReadText, since = 0): boolean {
  return findRule(clinicalRules, read, false, saysNew(since)) !== null;
}

function saysNew(since: number): (finding: Finding) => boolean {
  return (finding) => since === 0 || finding.some((hit) => hit.start >= since);
}

function cardKind(isEmergency: boolean, isPoison: boolean, isCrisis: boolean, isNow: boolean): CardKind {
  if (isEmergency && isPoison) return 'poisonEmergency';
  if (isEmergency && isCrisis) return 'crisisEmergency';
  if (isCrisis) return isNow ? 'crisisNow' : 'crisis';
  return isEmergency ? 'emergency' : 'poison';
}
