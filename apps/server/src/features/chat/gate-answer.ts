import type { CareCard, CareNote, NoteKind, Source } from '@rxweb/contracts/chat';
import type { CareReason } from '@rxweb/contracts/conversations';
import type { Language } from '@rxweb/contracts/shared/language';
import { storableText } from '@rxweb/contracts/shared/text';
import type { StoreInfo } from '@rxweb/contracts/store';
import { careCardText } from '@rxweb/domain/safety/care-card-text';
import { careNotes } from '@rxweb/domain/safety/care-notes';
import type { OtherDanger } from '@rxweb/domain/safety/languages/other-language';
import { checkThoroughlyInSteps } from '@rxweb/domain/safety/large-classifier/check-thoroughly';
import { isNoteDue, noteAfterCard } from '@rxweb/domain/safety/note-due';
import { pharmacistCard } from '@rxweb/domain/safety/pharmacist-card';
import {
  checkMessage,
  checkSafetyInSteps,
  type ReadMessage,
  type SafetyFinding,
  type Utterance,
} from '@rxweb/domain/safety/safety-gate';
import { isAboutWrongMedicine } from '@rxweb/domain/safety/wrong-medicine';
import { type Chunked, runToEnd } from '@rxweb/domain/text/chunked';

export interface GateAnswer {
  card: CareCard;
  /** The card as text, for clients without cards. */
  text: string;
  sources: Source[];
}

/** A message after the safety check. */
export interface CheckedMessage {
  finding: SafetyFinding;
  /** The card comes from an attached file. */
  isFromFile: boolean;
  /** The visitor said that the card for the text was no emergency. */
  isSetAside: boolean;
}

/** The complete answer to a question that no answerer may take (docs/decisions/0006), or null. */
export function gateAnswer(said: Utterance, language: Language, store: StoreInfo, now: Date): GateAnswer | null {
  const checked = runToEnd(checkInSteps(said, language));
  return answerFor(checked, said.text, language, store, now);
}

/** Checks a message in steps: files and long messages take as long as many requests. */
export function* checkInSteps(said: Utterance, language: Language, message?: ReadMessage): Chunked<CheckedMessage> {
  const finding = yield* checkThoroughlyInSteps(said, language, message);
  const { text, before = '', files = [] } = said;
  if (!finding.card || files.length === 0) return { finding, isFromFile: false, isSetAside: false };
  const { card } = yield* checkSafetyInSteps({ text, before }, language, message);
  return { finding, isFromFile: card === null, isSetAside: false };
}

/** The same for a question that the visitor says is no emergency: only a danger in a file still gets its card. */
export function* checkSetAsideInSteps(
  { files = [], ...said }: Utterance,
  language: Language,
  message: ReadMessage,
): Chunked<CheckedMessage> {
  if (files.length > 0) {
    const inFiles = yield* checkSafetyInSteps({ text: '', files }, language);
    if (inFiles.card) return { finding: inFiles, isFromFile: true, isSetAside: false };
  }
  const finding = yield* checkThoroughlyInSteps(said, language, message);
  return { finding, isFromFile: false, isSetAside: finding.card !== null };
}

/** An emergency in the text alone, without waiting for files or limits; null for none. */
export function findEmergency(message: ReadMessage, language: Language): CheckedMessage | null {
  const finding = checkMessage(message, language);
  return finding.card && checkedAlone(finding);
}

/** A finding of the text alone. */
export function checkedAlone(finding: SafetyFinding): CheckedMessage {
  return { finding, isFromFile: false, isSetAside: false };
}

/** A danger in another language. */
export function checkedOther(
  { card, kind, language: sign }: OtherDanger,
  text: string,
  language: Language,
): CheckedMessage {
  const reason = { segment: text, signs: [sign] };
  return checkedAlone({ card, kind, note: null, isForPharmacist: false, language, reason });
}

/** The card as an answer; null when an answerer may take the question. */
export function answerFor(
  { finding, isFromFile, isSetAside }: CheckedMessage,
  text: string,
  language: Language,
  store: StoreInfo,
  now: Date,
): GateAnswer | null {
  const { card, isForPharmacist } = finding;
  if (card && !isSetAside) return cardAnswer(isFromFile ? { ...card, isFromFile } : card);
  if (!isForPharmacist) return null;
  return cardAnswer(pharmacistCard(store, now, language, { isWrongMedicine: isAboutWrongMedicine(text) }));
}

/** A card as a complete answer. */
export function cardAnswer(card: CareCard): GateAnswer {
  return { card, text: careCardText(card), sources: [] };
}

/** The note above the answer: always after a card that was set aside, else unless it was shown a moment ago. */
export function noteFor({ finding, isSetAside }: CheckedMessage, shown: readonly (NoteKind | null)[]): CareNote | null {
  const { card, language } = finding;
  const note = isSetAside ? noteAfterCard(finding) : finding.note;
  if ((card && !isSetAside) || note === null) return null;
  return isSetAside || isNoteDue(note, shown) ? careNotes[language][note] : null;
}

const maxSegmentChars = 300;

/** What staff read about a card, a note or a language model's change; null without any. */
export function reasonFor({ finding, isSetAside }: CheckedMessage): CareReason | null {
  const { kind, note, reason } = finding;
  if (kind === null && note === null && !reason?.model) return null;
  const { segment = '', signs = [], model } = reason ?? {};
  return {
    kind,
    note,
    segment: storableText(segment.slice(0, maxSegmentChars)),
    signs: signs.map(storableText),
    isSetAside,
    ...(model && { model }),
  };
}
