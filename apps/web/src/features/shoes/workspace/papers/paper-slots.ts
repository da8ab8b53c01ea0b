import type { AnyShoeCheck } from '@rxweb/contracts/shoes/checks';
import type { EvidenceSlot } from '@rxweb/contracts/shoes/evidence';
import type { FieldPath } from '../../shared/shoe-fields.ts';
import type { CaseTab } from '../case-tabs.ts';

/** The paper that proves a requirement of Medicare, and the checks that read it. */
export interface PaperSlot {
  /** Its name is a plural. */
  isPlural?: true;
  checks: readonly AnyShoeCheck[];
  /** Papers of others are requested; ours are written in another tab. */
  source: { requested: FieldPath; requestedTick?: FieldPath; receivedTick?: FieldPath } | { tab: CaseTab };
}

/** In working order; the order of `evidenceSlots` is that of denials. */
export const paperSlots: Record<EvidenceSlot, PaperSlot> = {
  visit_notes: {
    isPlural: true,
    checks: ['visit_within_6_months', 'visit_by_certifier', 'note_signed_by_author'],
    source: {
      requested: 'details.requested.visit',
      requestedTick: 'checklist.faceToFaceRequested',
      receivedTick: 'checklist.faceToFaceReceived',
    },
  },
  foot_exam: {
    checks: [
      'exam_within_6_months',
      'exam_in_person',
      'exam_on_or_before_certification',
      'other_exam_agreed',
      'qualifying_condition',
    ],
    source: { requested: 'details.requested.exam' },
  },
  certifying_statement: {
    checks: ['certification_within_3_months', 'certification_on_or_after_visit', 'certifier_credential'],
    source: { requested: 'details.requested.certification', requestedTick: 'checklist.medicarePacket' },
  },
  order: {
    checks: ['order_on_or_after_prescriber_visit', 'order_complete', 'order_before_claim'],
    source: {
      requested: 'details.requested.order',
      requestedTick: 'checklist.rxRequested',
      receivedTick: 'checklist.rxReceived',
    },
  },
  evaluation: {
    checks: ['evaluation_in_person_before_choice', 'measurements_present'],
    source: { tab: 'fitting' },
  },
  fitting: {
    checks: ['fit_in_person_objective'],
    source: { tab: 'delivery' },
  },
  proof_of_delivery: {
    checks: ['proof_of_delivery'],
    source: { tab: 'delivery' },
  },
  invoice: {
    checks: [],
    source: { tab: 'claim' },
  },
};

/** The id of a slot in its tab, for links. */
export function slotId(slot: EvidenceSlot): string {
  return `paper-${slot}`;
}
