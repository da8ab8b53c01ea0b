import type { GivenAnswer } from './answer-question.ts';
import { type QuestionRow, redFlags } from './question-row.ts';

/** What a visitor sees, strongest first: a card for 911, poison or 988; a note above the answer; the pharmacist's card; the answer. */
export const shownTiers = ['card', 'note', 'pharmacist', 'answer'] as const;
export type ShownTier = (typeof shownTiers)[number];

/** What a question must meet. */
export type Expected = 'danger' | 'pharmacist' | 'harmless';

export function shownTierOf(given: GivenAnswer): ShownTier {
  if (isHard(given)) return 'card';
  if (isNote(given)) return 'note';
  return given.gate === 'pharmacist' ? 'pharmacist' : 'answer';
}

export function isHard({ gate }: GivenAnswer): boolean {
  return redFlags.has(gate);
}

/** A note without a card. */
export function isNote(given: GivenAnswer): boolean {
  return given.note !== null && !isHard(given);
}

export function expectedOf({ expect }: QuestionRow): Expected {
  if (redFlags.has(expect.gate)) return 'danger';
  return expect.gate === 'pharmacist' ? 'pharmacist' : 'harmless';
}
