import type { CareCard, NoteKind } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import { type Chunked, runToEnd } from '../text/chunked.ts';
import { type CardKind, careCards } from './care-cards.ts';
import type { MessageClass } from './classifier/classes.ts';
import { classifyInSteps } from './classifier/classifier.ts';
import type { Pooled } from './classifier/pooling.ts';
import { findCorePhrases } from './core/find-core.ts';
import { decide, type GateReason, type Verdict } from './decide.ts';
import { speaksOfHealth } from './language/health-words.ts';
import { plainWords, type Word } from './language/plain-words.ts';
import { isInLanguage } from './language/spoken-language.ts';
import { spokenPresent } from './language/spoken-present.ts';
import { speaksOfUse } from './medicine-use.ts';
import { needsNoNote } from './needless-note.ts';
import { asksPharmacist } from './pharmacist-question.ts';

export type { GateReason } from './decide.ts';

/** The parts of a visitor's message that the check reads. */
export interface Utterance {
  text: string;
  /** The visitor's previous question, which a short one refers to: "and with alcohol?" */
  before?: string;
  /** Text from attached files. */
  files?: readonly string[];
  /** The probability that a part of the text is the pharmacist's, by a larger reader than fits in a browser. */
  medicineShare?(): number | null;
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
  /** The probability of each class for the message; absent where a file decided. */
  odds?: Record<MessageClass, number> | undefined;
  /** The message has a core phrase. */
  hasCorePhrase?: boolean | undefined;
}

/** A visitor's message, read once for all checks. */
export interface ReadMessage {
  words: readonly Word[];
  verdict: Verdict;
}

/** Decodes the tables (about 50 ms), which the first message would otherwise wait for. */
export function prepareSafety(): void {
  readMessage('');
}

export function readMessage(text: string): ReadMessage {
  return runToEnd(readMessageChunked(text));
}

/** The same in chunks, so a server can serve requests in between. */
export function* readMessageChunked(text: string): Chunked<ReadMessage> {
  const words = plainWords(text);
  yield;
  const verdict = decide(words, yield* classifyInSteps(words), findCorePhrases(words));
  const note = needsNoNote(words, verdict) ? { note: null, reason: null } : {};
  return { words, verdict: { ...verdict, ...note, isForPharmacist: yield* asksPharmacist(text, words, verdict) } };
}

/** Checks the message alone, without files and earlier questions. */
export function checkMessage(message: ReadMessage, language: Language): SafetyFinding {
  return findingOf(message.verdict, message, language);
}

/**
 * The fixed check before every answer (domain facts B.2, docs/decisions/0006), the same in browser and server but for notes and the
 * pharmacist's card. Emergencies take precedence, in the text, a file, or the text with the previous question.
 * `message` is the text already read, if the caller has it.
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
  const { verdict } = message;
  if (verdict.kind) return findingOf(verdict, message, language);
  const inFile = yield* emergencyInFiles(files);
  if (inFile) return findingOf(inFile.verdict, inFile, language);
  if (isElsewhere(message.words, before, verdict))
    return findingOf({ ...verdict, isForPharmacist: false }, message, language);
  if (!dependsOn(text, before)) return findingOf(verdict, message, language);
  const both = yield* readMessageChunked(`${before}. ${text}`);
  return findingOf(yield* withBefore({ text, before }, verdict, both.verdict), message, language);
}

/** The least that a follow-up must say of danger or of medicine itself, so that the question before does not fire again. */
const addsDanger = 0.15;
const addsMedicine = 0.15;
/** Below this the question before may show that a follow-up is about the store: "and my husband's too?" */
const surelyMedicine = 0.4;
const surelyFollowUp = 0.7;
const longestFollowUp = 12;

/** A short follow-up, when neither it nor the question before speaks of health. */
function isElsewhere(words: readonly Word[], before: string, { isForPharmacist, pooled }: Verdict): boolean {
  if (!isForPharmacist || before === '' || words.length > longestFollowUp || pooled.medical >= surelyFollowUp)
    return false;
  return !speaksOfUse(words) && ![words, plainWords(before)].some(speaksOfHealth);
}

const aboutStore =
  /\b(?:thanks?|thank you|ok|okay|gracias|hours?|open|close[ds]?|closing|price|cost|how much is|pick(?:ed)? ?up|pick it up|ready|deliver\w*|parking|insurance|horario|abren|cierran|cuanto cuesta|precio|recoger|lista|listo)\b/;

/** "The first one", of two pages that were offered. */
const isChoice =
  /^\W*(?:the |la |el |lo )?(?:first|second|other|last|one|two|[12]|primer[ao]|segund[ao]|otr[ao]|últim[ao]|ultim[ao])(?: one)?(?: please| por favor)?\W*$/i;

const dayWords =
  /\b(?:and|or|y|o|so|then|what about|how about|que tal|on|at|el|la|los|por|this|next|the|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|today|tonight|tomorrow|weekend|morning|afternoon|evening|domingo|lunes|martes|miercoles|jueves|viernes|sabado|hoy|ma[nñ]ana|tarde|noche|\d+|[ap]m)\b/g;

/** "And on Sunday?" says nothing of a medicine; "so two today?" does. */
const isOnlyDay = (text: string) => !/\p{L}/u.test(text.toLowerCase().replace(dayWords, ''));

/** "He's 3", "tiene 2 añitos": what a pharmacist needs to know. */
const tellsOfPerson =
  /^\W*(?:(?:(?:s?he|they)(?:['’]?s|['’]re| is| are| has| weighs?)|my \w+ (?:is|has|weighs)|i['’]?m|i (?:am|have|weigh))\b|(?:tiene|pesa|tengo|peso)\s)/i;

/** What the follow-up says together with the question before it. */
function* withBefore(
  { text, before }: { text: string; before: string },
  own: Verdict,
  both: Verdict,
): Chunked<Verdict> {
  if (
    own.isForPharmacist &&
    !both.isForPharmacist &&
    own.pooled.medical < surelyMedicine &&
    !speaksOfUse(plainWords(text))
  )
    return { ...own, isForPharmacist: false };
  if (both.kind !== null && (own.pooled.danger >= addsDanger || own.hasCorePhrase)) return both;
  if (own.isForPharmacist || !both.isForPharmacist || aboutStore.test(text.toLowerCase()) || isOnlyDay(text))
    return own;
  if (own.pooled.medical >= addsMedicine && !isChoice.test(text)) return { ...own, isForPharmacist: true };
  const isMore = goesOn.test(text) || tellsOfPerson.test(text);
  const isForPharmacist = isMore && (yield* readMessageChunked(before)).verdict.isForPharmacist;
  return { ...own, isForPharmacist };
}

/** Files list dangers in general: only a phrase of danger that the classifier confirms counts. */
function* emergencyInFiles(files: readonly string[]): Chunked<ReadMessage | null> {
  for (const file of files) {
    const read = yield* readMessageChunked(spokenPresent(file));
    if (read.verdict.kind && read.verdict.hasCorePhrase) return read;
  }
  return null;
}

function findingOf(
  { kind, note, isForPharmacist, language, reason, pooled, hasCorePhrase }: Verdict,
  { words }: ReadMessage,
  chosen: Language,
): SafetyFinding {
  const said = language ?? (isInLanguage(words, 'es') ? 'es' : 'en');
  const shown = chosen === 'es' ? 'es' : said;
  const card = kind && careCards[shown][kind];
  return { card, kind, note, isForPharmacist, language: shown, reason, odds: oddsOf(pooled), hasCorePhrase };
}

/** The heads as shares of one whole. */
function oddsOf({ medical, urgent, lowMood, poison, crisis, emergency }: Pooled): Record<MessageClass, number> {
  const some = medical + urgent + lowMood + poison + crisis + emergency;
  const all = Math.max(1, some);
  const share = (value: number) => value / all;
  return {
    none: Math.max(0, 1 - some),
    medical: share(medical),
    urgent: share(urgent),
    lowMood: share(lowMood),
    poison: share(poison),
    crisis: share(crisis),
    emergency: share(emergency),
  };
}

const pointsBack =
  /\b(?:it|its|that|this|them|those|these|he|she|they|him|her|one|ones|another|more|lo|la|los|las|le|eso|esa|ese|esas|esos|esto|esta|este|ella|el|otra|otro|mas)\b/i;
const goesOn =
  /^\W*(?:and|n|or|but|so|then|also|plus|ok|okay|now|all|every|just|only|todos|siempre|nom[aá]s|what about|how about|what if|with|y|e|o|pero|entonces|tambien|también|ahora|que tal|qué tal|con|sin|si)\b/i;
const fewWords = 4;
const someWords = 25;

/** Whether a question depends on the previous one: a few words, a continuation ("and ...", "y ..."), or a pronoun. */
export function dependsOn(text: string, before: string): boolean {
  const words = text.trim().split(/\s+/).length;
  if (before.trim() === '' || words > someWords) return false;
  return words <= fewWords || goesOn.test(text) || pointsBack.test(text);
}
