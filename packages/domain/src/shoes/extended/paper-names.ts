import type { EvidenceSlot } from '@rxweb/contracts/shoes/evidence';

/** A paper in a sentence: “the visit note”. */
export const paperNames: Record<EvidenceSlot, string> = {
  visit_notes: 'visit note',
  foot_exam: 'foot exam note',
  certifying_statement: 'certifying statement',
  order: 'order',
  evaluation: 'foot evaluation',
  fitting: 'fitting note',
  proof_of_delivery: 'proof of delivery',
  invoice: 'invoice',
};
