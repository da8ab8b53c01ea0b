import type { CareCard } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import { type CardKind, careCards } from './care-cards.ts';
import { classify, type Reading } from './classifier/classifier.ts';
import {
  clinicalRules,
  crisisRules,
  dangerNowRules,
  emergencyRules,
  poisonRules,
  type Rule,
} from './concepts/rules.ts';
import { type Finding, findRule, languageOf } from './language/find-rule.ts';
import { type ReadText, readText } from './language/read-text.ts';
import { isInLanguage } from './language/spoken-language.ts';

/** At or above this probability the classifier alone is enough; below the other it overrules a rule. */
const sure = 0.5;
const surest = 0.8;
const fewWords = 4;
const harmless = 0.1;
/** From this probability a rule's finding counts beside the most likely one. */
const possible = 0.02;
/** From this probability it confirms a rule that a question is for the pharmacist. */
const plausible = 0.35;

/**
 * The fixed check before every answer (domain facts B.2): the card for 911, Poison Control or 988, or null. Reads English and Spanish with
 * typing errors, denials and figures of speech, and errs towards a card. `language` is the visitor's choice; the card is also Spanish when
 * the signs were.
 */
export function checkForEmergency(text: string, language: Language = 'en'): CareCard | null {
  const read = readText(text);
  const found = emergencyIn(read, language, classify(read));
  return found && careCards[found.language][found.kind];
}

/**
 * Whether only a pharmacist may answer: doses, combinations, pregnancy, pill identification, starting and stopping, side effects, symptoms.
 * Leads to the pharmacist's phone, never to an answer (domain facts B.2).
 */
export function checkForClinicalQuestion(text: string): boolean {
  const read = readText(text);
  return isClinical(read, classify(read));
}

/**
 * The same for a text already parsed. A continuation, or text from a file, is checked by the rules alone; then `since` is the word from
 * which it must add something new.
 */
export function emergencyIn(
  read: ReadText,
  language: Language,
  reading: Reading | null,
  since = 0,
): { kind: CardKind; language: Language } | null {
  const find = (rules: readonly Rule[]) => findRule(rules, read, true, since);
  const found = { emergency: find(emergencyRules), poison: find(poisonRules), crisis: find(crisisRules) };
  const finding = found.crisis ?? found.emergency ?? found.poison;
  const isDanger = finding ? !reading || reading.danger >= harmless : reading !== null && isSure(read, reading);
  if (!isDanger) return null;
  const signs = signsOf(found, reading);
  const isNow = signs.crisis && (signs.poison || findRule(dangerNowRules, read, false) !== null);
  const said = finding ? languageOf(finding) : isInLanguage(read, 'es') ? 'es' : 'en';
  return {
    kind: cardKind(signs.emergency, signs.poison, signs.crisis, isNow),
    language: language === 'es' ? 'es' : said,
  };
}

/** One or two words carry little evidence: the classifier needs more confidence. */
function isSure({ words }: ReadText, { danger }: Reading): boolean {
  return danger >= (words.length < fewWords ? surest : sure);
}

const dangers = ['emergency', 'poison', 'crisis'] as const;
type Danger = (typeof dangers)[number];

/**
 * The rules' findings. Where the classifier is sure, its most likely class and the others it does not rule out: "how many to not wake up"
 * is despair, not an unconscious person. Beside an emergency all findings stay, since its card has their numbers too.
 */
function signsOf(found: Record<Danger, Finding | null>, reading: Reading | null): Record<Danger, boolean> {
  const likeliest = reading && reading.danger >= sure ? mostLikely(reading) : null;
  const isSign = (danger: Danger) =>
    danger === likeliest ||
    (found[danger] !== null && (!likeliest || likeliest === 'emergency' || (reading?.[danger] ?? 0) >= possible));
  return { emergency: isSign('emergency'), poison: isSign('poison'), crisis: isSign('crisis') };
}

function mostLikely(reading: Reading): Danger {
  return dangers.reduce((one, other) => (reading[other] > reading[one] ? other : one));
}

/** The same for a text already parsed. */
export function isClinical(read: ReadText, reading: Reading | null, since = 0): boolean {
  const holds = findRule(clinicalRules, read, false, since) !== null;
  if (!reading) return holds;
  return reading.pharmacist >= (holds ? plausible : sure);
}

function cardKind(isEmergency: boolean, isPoison: boolean, isCrisis: boolean, isNow: boolean): CardKind {
  if (isEmergency && isPoison) return 'poisonEmergency';
  if (isEmergency && isCrisis) return 'crisisEmergency';
  if (isCrisis) return isNow ? 'crisisNow' : 'crisis';
  return isEmergency ? 'emergency' : 'poison';
}
