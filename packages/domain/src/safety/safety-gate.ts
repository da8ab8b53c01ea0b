import type { CareCard } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import { type Steps, toEnd } from '../text/chunked.ts';
import { type Reading, readByExampleInSteps } from './classifier/classifier.ts';
import { emergencyIn, isClinical } from './emergency-gate.ts';
import { type ReadText, readText } from './language/read-text.ts';
import { spokenNow } from './language/spoken-present.ts';

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

/** What a visitor wrote, read once for all that asks about it. */
export interface ReadMessage {
  read: ReadText;
  reading: Reading;
}

/** Makes ready what else is made when the first message is read: some 50 ms. */
export function prepareSafety(): void {
  readMessage('');
}

export function readMessage(text: string): ReadMessage {
  return toEnd(readMessageInSteps(text));
}

/** The same in steps, for a server that others wait for. */
export function* readMessageInSteps(text: string): Steps<ReadMessage> {
  const read = readText(text);
  yield;
  return { read, reading: yield* readByExampleInSteps(read) };
}

/** The card for an emergency in the message itself, or null: it waits for nothing else. */
export function emergencyInMessage({ read, reading }: ReadMessage, language: Language): CareCard | null {
  return emergencyIn(read, language, reading);
}

/**
 * The fixed check before anybody answers (domain facts B.2, docs/decisions/0006): the same here, in the browser and on the server. Emergencies
 * come before a pharmacist's questions, wherever they stand: in the text, in a file, or in the text together with the question before it.
 * `message` is the text, for whoever has read it already.
 */
export function checkSafety(said: Said, language: Language, message?: ReadMessage): SafetyFinding | null {
  return toEnd(checkSafetyInSteps(said, language, message));
}

/** The same in steps, for a server that others wait for. */
export function* checkSafetyInSteps(
  { text, before = '', files = [] }: Said,
  language: Language,
  known?: ReadMessage,
): Steps<SafetyFinding | null> {
  const message = known ?? (yield* readMessageInSteps(text));
  const { read, reading } = message;
  const both = leansOn(text, before) ? readTogether(before, text) : null;
  const card =
    emergencyInMessage(message, language) ??
    (yield* emergencyInFiles(files, language)) ??
    (both && emergencyIn(both.read, language, null, both.since));
  if (card && card.tier !== 'pharmacist') return { tier: card.tier, card };
  return isClinical(read, reading) || (both !== null && isClinicalTogether(both)) ? { tier: 'pharmacist' } : null;
}

function* emergencyInFiles(files: readonly string[], language: Language): Steps<CareCard | null> {
  for (const file of files) {
    yield;
    const card = emergencyIn(readText(spokenNow(file)), language, null);
    if (card) return card;
  }
  return null;
}

interface Together {
  read: ReadText;
  /** The place of the first word of the question that leans on the other. */
  since: number;
  before: ReadText;
}

function readTogether(before: string, text: string): Together {
  const earlier = readText(before);
  return { read: readText(`${before}. ${text}`), since: earlier.words.length, before: earlier };
}

/** "And with alcohol?": what is new makes a question for a pharmacist of both, or goes on with one. */
function isClinicalTogether({ read, since, before }: Together): boolean {
  if (read.hits.get('elsewhere')?.some((hit) => hit.start >= since)) return false;
  if (isClinical(read, null, since)) return true;
  const goesOn = read.hits.get('goesOn')?.some((hit) => hit.start === since) ?? false;
  return goesOn && isClinical(before, null);
}

const pointsBack =
  /\b(?:it|its|that|this|them|those|these|he|she|they|him|her|one|ones|another|more|lo|la|los|las|le|eso|esa|ese|esas|esos|esto|esta|este|ella|el|otra|otro|mas)\b/i;
const goesOn =
  /^\W*(?:and|n|or|but|so|then|also|plus|ok|okay|now|what about|how about|what if|with|y|e|o|pero|entonces|tambien|también|ahora|que tal|qué tal|con|sin|si)\b/i;
const fewWords = 4;
const someWords = 25;

/** Whether a question is understood only with the one before it: a few words, a way to go on ("and ...", "y ..."), or a pronoun. */
export function leansOn(text: string, before: string): boolean {
  const words = text.trim().split(/\s+/).length;
  if (before.trim() === '' || words > someWords) return false;
  return words <= fewWords || goesOn.test(text) || pointsBack.test(text);
}
