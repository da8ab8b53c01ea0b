import type { Language } from '@rxweb/contracts/shared/language';
import { type Chunked, runToEnd } from '../../text/chunked.ts';
import { plainWords, type Word } from '../language/plain-words.ts';
import { isHarmlessTalk } from '../needless-note.ts';
import { checkSafetyInSteps, type ReadMessage, type SafetyFinding, type Utterance } from '../safety-gate.ts';
import { noteOf } from '../third-reader.ts';
import { limitsFor } from '../thresholds.ts';
import { type LargeReading, readLarge } from './large-classifier.ts';

/** Below `least` a note is needless; from `most` on a message gets one. */
const limits = { short: { least: 0.3, most: 0.45 }, long: { least: 0.35, most: 0.55 } };
const longFrom = 25;
const leastHealth = 0.33;

/** Decodes the table. */
export function prepareLarge(): void {
  runToEnd(readLarge(plainWords('hello')));
}

/**
 * The gate's check on a server: a larger classifier decides about notes without a core phrase, and frees what is not about health from the pharmacist's card.
 */
export function* checkThoroughlyInSteps(
  said: Utterance,
  language: Language,
  message?: ReadMessage,
): Chunked<SafetyFinding> {
  const { text, before = '', isAboutStore } = said;
  const words = message?.words ?? plainWords(text);
  const own = yield* readLarge(words);
  const asked = {
    ...said,
    isAboutStore: (medicine: number) => own.health < leastHealth || isAboutStore?.(medicine) === true,
  };
  const finding = yield* checkSafetyInSteps(asked, language, message);
  if (finding.card || finding.hasCorePhrase) return finding;
  const { least, most } = limits[words.length < longFrom ? 'short' : 'long'];
  if (!finding.note) return own.distress >= most && mayNeedNote(words) ? withNote(finding, own) : finding;
  if (own.distress >= least) return finding;
  // "And now my arm, too" says little alone.
  const both = before === '' ? own : yield* readLarge(plainWords(`${before}. ${text}`));
  return both.distress >= least ? finding : { ...finding, note: null, reason: null };
}

/** "What time do you open today?" says nothing of a person. */
const mayNeedNote = (words: readonly Word[]) => limitsFor(words).talkNote <= 1 && !isHarmlessTalk(words);

function withNote(finding: SafetyFinding, { class: name, segment, signs }: LargeReading): SafetyFinding {
  return { ...finding, note: noteOf[name] ?? 'medical', reason: { segment, signs } };
}
