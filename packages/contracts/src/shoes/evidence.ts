import * as z from 'zod/mini';
import { count, day, ifGiven, oneOf, part, text, tick } from './fields.ts';

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

/** Papers that a claim with the KX modifier rests on. Only an audit asks for the invoice. */
export const mustSlots = evidenceSlots.filter((slot) => slot !== 'invoice');

/** `received`: a paper is on file. `verified`: a person compared it with the requirement. */
export const evidenceStates = ['needed', 'requested', 'received', 'verified'] as const;
export type EvidenceState = (typeof evidenceStates)[number];

export const paperCredentials = ['MD', 'DO', 'NP', 'PA', 'DPM', 'CNS', 'other'] as const;

const paperShape = {
  /** The date on the paper. */
  dated: day,
  author: text(200),
  credential: oneOf(paperCredentials),
  /** Whether the author signed it; stamps don't count. */
  signed: tick,
};

/** What a paper itself says, recorded by the person who verified it. */
const paper = part(paperShape);
export type EvidencePaper = NonNullable<z.infer<typeof paper>>;

const slot = part({
  state: oneOf(evidenceStates),
  paper,
  /** More verified papers for the same requirement, for example the other of two foot exams (F3). */
  also: z.exactOptional(
    z.array(z.strictObject(paperShape, 'an object'), 'a list of papers').check(z.maxLength(20, 'at most 20 papers')),
  ),
  /** How many papers are on file. Zero: a tick says so, and the paper is missing. Left out: the state says it. */
  documents: ifGiven(count),
});
export type EvidenceOfSlot = NonNullable<z.infer<typeof slot>>;

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
/** Null means not given: then typed dates are judged as they are. */
export type ShoeEvidence = NonNullable<z.infer<typeof shoeEvidence>>;
