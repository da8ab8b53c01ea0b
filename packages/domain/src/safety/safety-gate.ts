import type { CareCard } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import { type Chunked, runToEnd } from '../text/chunked.ts';
import { type CardKind, careCards } from './care-cards.ts';
import type { MessageClass } from './classifier/classes.ts';
import { type Reading, readByExampleInSteps } from './classifier/classifier.ts';
import { emergencyIn, isClinical } from './emergency-gate.ts';
import { type ReadText, readText } from './language/read-text.ts';
import { isInLanguage } from './language/spoken-language.ts';
import { spokenPresent } from './language/spoken-present.ts';

/** The parts of a visitor's message that the check reads. */
export interface Utterance {
  text: string;
  /** The visitor's previous question, which a short one refers to: "and with alcohol?" */
  before?: string;
  /** Text from attached files. */
  files?: readonly string[];
}

/** A note accompanies the answer: `medical` names the signs to call 911 for, `talk` offers 988. */
export type NoteKind = 'medical' | 'talk';

/** Why a card or note is shown; staff see it, visitors do not. */
export interface GateReason {
  /** The part of the message that decided; empty when a language model's reading of the whole message did. */
  segment: string;
  /** Its strongest words and phrases, strongest first, at most five. */
  signs: readonly string[];
  /** The class by which a language model changed the gate's finding; absent when it did not. */
  model?: { class: MessageClass; change: 'raised' | 'lowered' } | undefined;
}

/** What the gate found in a message. */
export interface SafetyFinding {
  /** The card for 911, Poison Control or 988 that replaces the answer. */
  card: CareCard | null;
  /** The kind of that card. */
  kind: CardKind | null;
  /** The note above the answer; with a card, the one to show once the visitor says that it is no emergency. */
  note: NoteKind | null;
  /** Only a pharmacist may answer. */
  isForPharmacist: boolean;
  /** The language of the card and the note. */
  language: Language;
  /** Null without a card or note. */
  reason: GateReason | null;
  /** The probability of each class for the message alone; absent where only a file or an earlier question decided. */
  odds?: Record<MessageClass, number> | undefined;
  /** The message has one of the core phrases. */
  hasCorePhrase?: boolean | undefined;
}

/** A visitor's message, parsed once for all checks. */
export interface ReadMessage {
  read: ReadText;
  reading: Reading;
}

/** Builds the search indexes (about 50 ms), which the first message would otherwise wait for. */
export function prepareSafety(): void {
  readMessage('');
}

export function readMessage(text: string): ReadMessage {
  return runToEnd(readMessageChunked(text));
}

/** The same in chunks, so a server can serve requests in between. */
export function* readMessageChunked(text: string): Chunked<ReadMessage> {
  const read = readText(text);
  yield;
  return { read, reading: yield* readByExampleInSteps(read) };
}

/** Checks the message alone, without files and earlier questions. */
export function checkMessage(message: ReadMessage, language: Language): SafetyFinding {
  const { read, reading } = message;
  return findingOf(emergencyIn(read, language, reading), isClinical(read, reading), language, message);
}

/**
 * The fixed check before every answer (domain facts B.2, docs/decisions/0006), identical in browser and server. Emergencies take
 * precedence, whether in the text, in a file, or in the text together with the previous question. `message` is the parsed text, if the
 * caller has it.
 */
export function checkSafety(said: Utterance, language: Language, message?: ReadMessage): SafetyFinding {
  return runToEnd(checkSafetyInSteps(said, language, message));
}

/** The same in chunks, so a server can serve requests in between. */
export function* checkSafetyInSteps(
  { text, before = '', files = [] }: Utterance,
  language: Language,
  known?: ReadMessage,
): Chunked<SafetyFinding> {
  const message = known ?? (yield* readMessageChunked(text));
  const { read, reading } = message;
  const both = dependsOn(text, before) ? readTogether(before, text) : null;
  const found =
    emergencyIn(read, language, reading) ??
    (yield* emergencyInFiles(files, language)) ??
    (both && emergencyIn(both.read, language, null, both.since));
  return findingOf(found, isClinical(read, reading) || (both !== null && isClinicalTogether(both)), language, message);
}

type Emergency = NonNullable<ReturnType<typeof emergencyIn>>;

function findingOf(
  found: Emergency | null,
  isForPharmacist: boolean,
  chosen: Language,
  { read, reading }: ReadMessage,
): SafetyFinding {
  const { kind, language } = found ?? { kind: null, language: isInLanguage(read, 'es') ? 'es' : chosen };
  const card = kind && careCards[language][kind];
  const hasCorePhrase = found !== null && emergencyIn(read, language, null) !== null;
  return { card, kind, note: null, isForPharmacist, language, reason: null, odds: oddsOf(reading), hasCorePhrase };
}

function oddsOf({ pharmacist, poison, crisis, emergency, danger }: Reading): Record<MessageClass, number> {
  const none = Math.max(0, 1 - pharmacist - danger);
  return { none, medical: pharmacist, urgent: 0, lowMood: 0, poison, crisis, emergency };
}

function* emergencyInFiles(files: readonly string[], language: Language): Chunked<Emergency | null> {
  for (const file of files) {
    yield;
    const found = emergencyIn(readText(spokenPresent(file)), language, null);
    if (found) return found;
  }
  return null;
}

interface Together {
  read: ReadText;
  /** Position of the first word of the dependent question. */
  since: number;
  before: ReadText;
}

function readTogether(before: string, text: string): Together {
  const earlier = readText(before);
  return { read: readText(`${before}. ${text}`), since: earlier.words.length, before: earlier };
}

/** "And with alcohol?": the new words turn both into a question for the pharmacist, or continue one. */
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

/** Whether a question depends on the previous one: a few words, a continuation ("and ...", "y ..."), or a pronoun. */
export function dependsOn(text: string, before: string): boolean {
  const words = text.trim().split(/\s+/).length;
  if (before.trim() === '' || words > someWords) return false;
  return words <= fewWords || goesOn.test(text) || pointsBack.test(text);
}
