import type { Language } from '@rxweb/contracts/shared/language';
import { type Chunked, runToEnd } from '../../text/chunked.ts';
import { plainWords, type Word } from '../language/plain-words.ts';
import { isHarmlessTalk } from '../needless-note.ts';
import { asksControlledEarly } from '../pharmacist-question.ts';
import { checkSafetyInSteps, type ReadMessage, type SafetyFinding, type Utterance } from '../safety-gate.ts';
import { noteOf } from '../third-reader.ts';
import { limitsFor } from '../thresholds.ts';
import { type LargeReading, readLarge } from './large-classifier.ts';

/** Below `least` a note is needless; from `most` on a message gets one. */
const limits = { short: { least: 0.2, most: 0.32 }, long: { least: 0.3, most: 0.42 } };
const longFrom = 25;

/** Decodes the table. */
export function prepareLarge(): void {
  runToEnd(readLarge(plainWords('hello')));
}

/** From these probabilities on a message is the pharmacist's, where the gate takes it for such and where not. */
const forPharmacist = { confirmed: 0.12, alone: 0.35 };

/** The gate's check on a server: larger readers decide about notes without a core phrase, and about the pharmacist's card. */
export function* checkThoroughlyInSteps(
  said: Utterance,
  language: Language,
  message?: ReadMessage,
): Chunked<SafetyFinding> {
  const words = message?.words ?? plainWords(said.text);
  const found = yield* checkSafetyInSteps(said, language, message);
  if (found.card) return found;
  const finding = { ...found, isForPharmacist: isForPharmacist(found, said, words) };
  if (finding.hasCorePhrase) return finding;
  const own = yield* readLarge(words);
  const { least, most } = limits[words.length < longFrom ? 'short' : 'long'];
  if (!finding.note) return own.distress >= most && mayNeedNote(words) ? withNote(finding, own) : finding;
  if (own.distress >= least) return finding;
  // "And now my arm, too" says little alone.
  const both = said.before ? yield* readLarge(plainWords(`${said.before}. ${said.text}`)) : own;
  return both.distress >= least ? finding : { ...finding, note: null, reason: null };
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

function withNote(finding: SafetyFinding, { class: name, segment, signs }: LargeReading): SafetyFinding {
  return { ...finding, note: noteOf[name] ?? 'medical', reason: { segment, signs } };
}
