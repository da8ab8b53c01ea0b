import type { CareCard } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import { type CardKind, careCards } from './care-cards.ts';
import { type Reading, readByExample } from './classifier/classifier.ts';
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
import { isSpoken } from './language/spoken-language.ts';

/** From when on the second reader's word alone is enough, and below which it takes what a rule found for harmless. */
const sure = 0.5;
const surest = 0.8;
const fewWords = 4;
const harmless = 0.1;
/** From when on what a rule found counts beside the likeliest. */
const possible = 0.02;
/** From when on it agrees with a rule that a question is a pharmacist's. */
const plausible = 0.35;

/**
 * The fixed check that runs before anybody answers (domain facts B.2): the card that sends a person to 911, Poison Control or 988, or null.
 * Reads English and Spanish with slips of the finger, denials and figures of speech; where it must err, it errs towards a card.
 * `language` is the one the visitor chose; the card also is Spanish when the signs were told in Spanish.
 */
export function checkForEmergency(text: string, language: Language = 'en'): CareCard | null {
  const read = readText(text);
  return emergencyIn(read, language, readByExample(read));
}

/**
 * Whether only a pharmacist may answer: doses, mixing, pregnancy, which pill this is, starting and stopping, side effects, symptoms.
 * English and Spanish. It leads to the pharmacist's phone, never to an answer (domain facts B.2).
 */
export function checkForClinicalQuestion(text: string): boolean {
  const read = readText(text);
  return isClinical(read, readByExample(read));
}

/**
 * The same check of a text that is read already. A text that goes on from another, or is taken out of a file, is read by the rules alone; then `since`
 * is the word from which it must say something new.
 */
export function emergencyIn(read: ReadText, language: Language, reading: Reading | null, since = 0): CareCard | null {
  const find = (rules: readonly Rule[]) => findRule(rules, read, true, since);
  const found = { emergency: find(emergencyRules), poison: find(poisonRules), crisis: find(crisisRules) };
  const finding = found.crisis ?? found.emergency ?? found.poison;
  const isDanger = finding ? !reading || reading.danger >= harmless : reading !== null && isSure(read, reading);
  if (!isDanger) return null;
  const signs = signsOf(found, reading);
  const isNow = signs.crisis && (signs.poison || findRule(dangerNowRules, read, false) !== null);
  const said = finding ? languageOf(finding) : isSpoken(read, 'es') ? 'es' : 'en';
  return careCards[language === 'es' ? 'es' : said][cardKind(signs.emergency, signs.poison, signs.crisis, isNow)];
}

/** A word or two say little: the second reader has to be surer of them. */
function isSure({ words }: ReadText, { danger }: Reading): boolean {
  return danger >= (words.length < fewWords ? surest : sure);
}

const dangers = ['emergency', 'poison', 'crisis'] as const;
type Danger = (typeof dangers)[number];

/**
 * What the rules found; where the second reader is sure, what it takes for likeliest, and of the rest what it does not rule out: "how many to
 * not wake up" is despair, not a person who cannot be woken. Beside an emergency all that was found stays: its card has their numbers, too.
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

/** The same of a text that is read already. */
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
