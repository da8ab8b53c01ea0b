import type { Language } from '@rxweb/contracts/shared/language';
import { type Chunked, runToEnd } from '../../text/chunked.ts';
import { careCards } from '../care-cards.ts';
import { asksBefore, type Dangers, kindOf } from '../decide.ts';
import { plainWords, type Word } from '../language/plain-words.ts';
import { isHarmlessTalk } from '../needless-note.ts';
import { asksControlledEarly } from '../pharmacist-question.ts';
import {
  checkSafetyInSteps,
  type ReadMessage,
  readMessageChunked,
  type SafetyFinding,
  type Utterance,
} from '../safety-gate.ts';
import { noteOf } from '../third-reader.ts';
import { limitsFor } from '../thresholds.ts';
import { type LargeReading, type LargeReadings, readLarge } from './large-classifier.ts';

/** Below `least` a note is needless; from `most` on a message gets one. */
const limits = { short: { least: 0.2, most: 0.28 }, long: { least: 0.3, most: 0.36 } };
const longFrom = 25;

/** Three words carry little evidence: "bye". */
const fewestForCard = 4;
/** Least probabilities of danger for a card, up to so many words. */
const cardFrom = [
  { words: 25, large: 0.45, own: 0.2 },
  { words: 60, large: 0.4, own: 0.3 },
];

/** Decodes the table. */
export function prepareLarge(): void {
  runToEnd(readLarge(plainWords('hello')));
}

/** From these probabilities on a message is the pharmacist's, where the gate takes it for such and where not. */
const forPharmacist = { confirmed: 0.12, alone: 0.4 };

/** The gate's check on a server: larger readers add cards, and decide about notes without a core phrase and the pharmacist's card. */
export function* checkThoroughlyInSteps(
  said: Utterance,
  language: Language,
  message?: ReadMessage,
): Chunked<SafetyFinding> {
  const read = message ?? (yield* readMessageChunked(said.text));
  const { words } = read;
  const found = yield* checkSafetyInSteps(said, language, read);
  if (found.card) return found;
  const finding = { ...found, isForPharmacist: isForPharmacist(found, said, words) };
  const own = yield* readLarge(words);
  if (isDanger(own, read)) return withCard(finding, own);
  if (finding.hasCorePhrase) return finding;
  const { least, most } = limits[words.length < longFrom ? 'short' : 'long'];
  if (!finding.note) return own.distress >= most && mayNeedNote(words) ? withNote(finding, own) : finding;
  if (own.distress >= least) return finding;
  // "And now my arm, too" says little alone.
  const both = said.before ? yield* readLarge(plainWords(`${said.before}. ${said.text}`)) : own;
  return both.distress >= least ? finding : { ...finding, note: null, reason: null };
}

function isDanger({ danger, mostDangerous }: LargeReadings, { words, verdict }: ReadMessage): boolean {
  const limit = cardFrom.find((each) => words.length <= each.words);
  if (!limit || words.length < fewestForCard || danger < limit.large || verdict.pooled.danger < limit.own) return false;
  return mayNeedNote(words) && !asksBefore(words, dangersOf(mostDangerous));
}

function withCard(finding: SafetyFinding, { mostDangerous }: LargeReadings): SafetyFinding {
  const kind = kindOf(dangersOf(mostDangerous), []);
  const note = finding.note ?? noteOf[mostDangerous.class] ?? 'medical';
  const card = careCards[finding.language][kind];
  return { ...finding, kind, card, note, isForPharmacist: false, reason: mostDangerous.reason() };
}

function dangersOf({ likely: [, , , , poison = 0, crisis = 0, emergency = 0] }: LargeReading): Dangers {
  return { poison, crisis, emergency };
}

/** Whether a controlled medicine may be filled early is the pharmacist's to decide. */
function isForPharmacist(found: SafetyFinding, { medicineShare }: Utterance, words: readonly Word[]): boolean {
  if (asksControlledEarly(words)) return true;
  const share = medicineShare?.() ?? null;
  if (share === null) return found.isForPharmacist;
  return share >= (found.isForPharmacist ? forPharmacist.confirmed : forPharmacist.alone);
}

/** "What time do you open today?" says nothing of a person. */
const mayNeedNote = (words: readonly Word[]) => limitsFor(words).talkNote <= 1 && !isHarmlessTalk(words);

function withNote(finding: SafetyFinding, { mostDistressed }: LargeReadings): SafetyFinding {
  return { ...finding, note: noteOf[mostDistressed.class] ?? 'medical', reason: mostDistressed.reason() };
}
