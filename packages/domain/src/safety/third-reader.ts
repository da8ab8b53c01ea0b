import type { NoteKind } from '@rxweb/contracts/chat';
import { type CardKind, careCards } from './care-cards.ts';
import type { MessageClass } from './classifier/classes.ts';
import { noteAfterCard } from './note-due.ts';
import type { GateReason, SafetyFinding } from './safety-gate.ts';

/** What decides how far a language model's reading may go. */
export interface MessageShape {
  /** Words of the message itself. */
  words: number;
  /** The message has one of the gate's core phrases. */
  hasCorePhrase: boolean;
}

/** From this probability of "none" or "medical" the gate is sure without the model. */
const sure = 0.8;
/** The card of a message with at most this many words is never lowered. */
const mostWordsThatStand = 60;

/**
 * Whether to ask a language model about the message: the gate is unsure, and the model's class could change something. A finding without
 * odds is never unsure.
 */
export function needsThirdReader({ card, odds }: SafetyFinding, shape: MessageShape): boolean {
  if (!odds || odds.none + odds.medical >= sure) return false;
  return card === null || mayLower(shape);
}

/**
 * The finding after a language model's reading: it may raise any tier, and lower a card to a note above 60 words without a core phrase. A
 * note or the pharmacist always stays.
 */
export function applyThirdReader(finding: SafetyFinding, read: MessageClass, shape: MessageShape): SafetyFinding {
  if (finding.card) {
    return read in cardOf || !mayLower(shape) ? finding : lowered(finding, read);
  }
  return raised(finding, read);
}

function mayLower({ words, hasCorePhrase }: MessageShape): boolean {
  return words > mostWordsThatStand && !hasCorePhrase;
}

const cardOf: Partial<Record<MessageClass, CardKind>> = { poison: 'poison', crisis: 'crisis', emergency: 'emergency' };
/** The note that a class calls for. */
export const noteOf: Partial<Record<MessageClass, NoteKind>> = {
  urgent: 'medical',
  lowMood: 'talk',
  poison: 'medical',
  crisis: 'talk',
  emergency: 'medical',
};
const forPharmacist: ReadonlySet<MessageClass> = new Set(['medical', 'urgent']);

/** Keeps a note that the gate found: it names what the gate saw. */
function raised(finding: SafetyFinding, read: MessageClass): SafetyFinding {
  const kind = cardOf[read] ?? null;
  const note = finding.note ?? noteOf[read] ?? null;
  const isForPharmacist = finding.isForPharmacist || forPharmacist.has(read);
  if (kind === null && note === finding.note && isForPharmacist === finding.isForPharmacist) return finding;
  return {
    ...finding,
    kind,
    card: kind && careCards[finding.language][kind],
    note,
    isForPharmacist,
    reason: reasonWith(finding.reason, { class: read, change: 'raised' }),
  };
}

function lowered(finding: SafetyFinding, read: MessageClass): SafetyFinding {
  return {
    ...finding,
    kind: null,
    card: null,
    note: noteAfterCard(finding),
    reason: reasonWith(finding.reason, { class: read, change: 'lowered' }),
  };
}

/** The model reads the whole message: without a reason of the gate's own there is no deciding part. */
function reasonWith(reason: GateReason | null, model: GateReason['model']): GateReason {
  return { segment: '', signs: [], ...reason, model };
}
