import { checkSafety } from '@rxweb/domain/safety/safety-gate';
import type { PublicSet, SetLine } from './read-sets.ts';

/** What the gate shows for a line, strongest first. */
export type Shown = 'card' | 'note' | 'pharmacist' | 'answer';

export interface MeasuredLine extends Omit<SetLine, 'before'> {
  set: string;
  shown: Shown;
  /** The pharmacist's card came, under a note or alone. */
  isForPharmacist: boolean;
}

/** Reads every line with the gate of the product, as the server does without a language model. */
export function measureSets(sets: readonly PublicSet[]): MeasuredLine[] {
  return sets.flatMap(({ name, lines }) => lines.map((line) => measureLine(name, line)));
}

function measureLine(set: string, { text, before, language, expected }: SetLine): MeasuredLine {
  const { card, note, isForPharmacist } = checkSafety({ text, before }, language);
  const shown = card ? 'card' : note ? 'note' : isForPharmacist ? 'pharmacist' : 'answer';
  return { set, text, language, expected, shown, isForPharmacist: card === null && isForPharmacist };
}
