import type { CareCard } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/language';
import { type CardKind, careCards } from './gate/care-cards.ts';
import { findRule, languageOf } from './gate/find-rule.ts';
import { readText } from './gate/read-text.ts';
import { clinicalRules, crisisRules, dangerNowRules, emergencyRules, poisonRules } from './gate/rules.ts';

/**
 * The fixed check that runs before anybody answers (domain facts B.2): the card that sends a person to 911, Poison Control or 988, or null.
 * Reads English and Spanish with slips of the finger, denials and figures of speech; where it must err, it errs towards a card.
 * `language` is the one the visitor chose; the card also is Spanish when the signs were told in Spanish.
 */
export function checkForEmergency(text: string, language: Language = 'en'): CareCard | null {
  const read = readText(text);
  const emergency = findRule(emergencyRules, read, true);
  const poison = findRule(poisonRules, read, true);
  const crisis = findRule(crisisRules, read, true);
  const finding = crisis ?? emergency ?? poison;
  if (!finding) return null;
  const isNow = crisis !== null && (poison !== null || findRule(dangerNowRules, read, false) !== null);
  return careCards[language === 'es' ? 'es' : languageOf(finding)][
    cardKind(emergency !== null, poison !== null, crisis !== null, isNow)
  ];
}

function cardKind(isEmergency: boolean, isPoison: boolean, isCrisis: boolean, isNow: boolean): CardKind {
  if (isEmergency && isPoison) return 'poisonEmergency';
  if (isEmergency && isCrisis) return 'crisisEmergency';
  if (isCrisis) return isNow ? 'crisisNow' : 'crisis';
  return isEmergency ? 'emergency' : 'poison';
}

/**
 * Whether only a pharmacist may answer: doses, mixing, pregnancy, which pill this is, starting and stopping, side effects, symptoms.
 * English and Spanish. It leads to the pharmacist's phone, never to an answer (domain facts B.2).
 */
export function checkForClinicalQuestion(text: string): boolean {
  return findRule(clinicalRules, readText(text), false) !== null;
}
