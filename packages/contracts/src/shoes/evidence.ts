import type * as z from 'zod/mini';
import { day, oneOf, part, text, tick } from './checks.ts';

/** Papers that prove a requirement (domain facts 2, G1), in the order of denial reasons. */
export const evidenceSlots = [
  'visit_notes',
  'foot_exam',
  'certifying_statement',
  'order',
  'evaluation',
  'fitting',
  'proof_of_delivery',
  'invoice',
] as const;
export type EvidenceSlot = (typeof evidenceSlots)[number];

/** `received`: a paper is on file. `verified`: a person compared it with the requirement. */
export const evidenceStates = ['needed', 'requested', 'received', 'verified'] as const;
export type EvidenceState = (typeof evidenceStates)[number];

export const paperCredentials = ['MD', 'DO', 'NP', 'PA', 'DPM', 'CNS', 'other'] as const;

/** What a paper itself says, recorded by the person who verified it. */
const paper = part({
  /** The date on the paper. */
  dated: day,
  author: text(200),
  credential: oneOf(paperCredentials),
  /** Whether the author signed it; stamps don't count. */
  signed: tick,
});

const slot = part({ state: oneOf(evidenceStates), paper });

/** The papers of a case by slot. A null slot is `needed`. */
export const shoeEvidence = part({
  visit_notes: slot,
  foot_exam: slot,
  certifying_statement: slot,
  order: slot,
  evaluation: slot,
  fitting: slot,
  proof_of_delivery: slot,
  invoice: slot,
});
export type ShoeEvidence = z.infer<typeof shoeEvidence>;
