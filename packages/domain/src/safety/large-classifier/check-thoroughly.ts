import type { NoteKind } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import type { Chunked } from '../../text/chunked.ts';
import { plainWords, type Word } from '../language/plain-words.ts';
import { isOfNothing } from '../needless-note.ts';
import { checkSafetyInSteps, type ReadMessage, type SafetyFinding, type Utterance } from '../safety-gate.ts';
import { limitsFor } from '../thresholds.ts';
import { type LargeReading, readLarge } from './large-classifier.ts';

/** Below the first a note of the gate's classifier is needless, from the second on a message without one gets it; by length in words. */
const limits = { short: { least: 0.3, most: 0.45 }, long: { least: 0.35, most: 0.55 } };
const longFrom = 25;

/** Decodes the table, which the first message would otherwise wait for. */
export function prepareLarge(): void {
  readLarge(plainWords('hello'));
}

/**
 * The gate's check on a server, where a larger classifier decides about notes. It changes no card, and no note of a core phrase.
 */
export function* checkThoroughlyInSteps(
  said: Utterance,
  language: Language,
  message?: ReadMessage,
): Chunked<SafetyFinding> {
  const finding = yield* checkSafetyInSteps(said, language, message);
  if (finding.card || finding.hasCorePhrase) return finding;
  yield;
  const { text, before = '' } = said;
  const words = message?.words ?? plainWords(text);
  const { least, most } = limits[words.length < longFrom ? 'short' : 'long'];
  const own = readLarge(words);
  if (!finding.note) return own.distress >= most && mayNeedNote(words) ? withNote(finding, own) : finding;
  if (own.distress >= least) return finding;
  // "And now my arm, too" says little alone.
  const isOfBoth = before !== '' && readLarge(plainWords(`${before}. ${text}`)).distress >= least;
  return isOfBoth ? finding : { ...finding, note: null, reason: null };
}

/** "What time do you open today?" says nothing of a person, whatever its words resemble. */
const mayNeedNote = (words: readonly Word[]) => limitsFor(words).talkNote <= 1 && !isOfNothing(words);

function withNote(finding: SafetyFinding, { class: name, segment, signs }: LargeReading): SafetyFinding {
  const note: NoteKind = name === 'lowMood' || name === 'crisis' ? 'talk' : 'medical';
  return { ...finding, note, reason: { segment, signs } };
}
