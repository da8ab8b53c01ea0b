import type { CareCard } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/language';
import { checkForClinicalQuestion, checkForEmergency } from './emergency-gate.ts';

/** What a visitor says, as far as the check reads it. */
export interface Said {
  text: string;
  /** The visitor's question before it, which a short question leans on: "and with alcohol?" */
  before?: string;
  /** Text taken from the files that came with it. */
  files?: readonly string[];
}

/** What may not be answered: an emergency, with the card to show instead, or a question that is a pharmacist's. */
export type SafetyFinding = { tier: Exclude<CareCard['tier'], 'pharmacist'>; card: CareCard } | { tier: 'pharmacist' };

/**
 * The fixed check before anybody answers (domain facts B.2, docs/decisions/0006): the same here, in the browser and on the server. Emergencies
 * come before a pharmacist's questions, wherever they stand: in the text or in a file.
 */
export function checkSafety({ text, before = '', files = [] }: Said, language: Language): SafetyFinding | null {
  for (const words of [text, ...files]) {
    const card = checkForEmergency(words, language);
    if (card && card.tier !== 'pharmacist') return { tier: card.tier, card };
  }
  const isClinical =
    checkForClinicalQuestion(text) || (leansOn(text, before) && checkForClinicalQuestion(`${before} ${text}`));
  return isClinical ? { tier: 'pharmacist' } : null;
}

/** Whether a question is understood only with the one before it. */
export function leansOn(text: string, before: string): boolean {
  const words = text.trim().split(/\s+/);
  return before !== '' && words.length <= 3;
}
