import type { AnyShoeCheck } from '@rxweb/contracts/shoes/checks';
import type { EvidenceSlot } from '@rxweb/contracts/shoes/evidence';
import type { FieldPath } from '../../shared/shoe-fields.ts';
import type { CaseTab } from '../case-tabs.ts';

/** A requirement of Medicare, the paper that proves it, and the checks that read it. */
export interface PaperSlot {
  name: string;
  /** Within a sentence, with `is` or `are`. */
  inSentence: string;
  isPlural?: true;
  rule: string;
  checks: readonly AnyShoeCheck[];
  /** Papers of others are requested; ours are written in another tab. */
  source: { requested: FieldPath; requestedTick?: FieldPath; receivedTick?: FieldPath } | { tab: CaseTab };
}

/** In working order; the order of `evidenceSlots` is that of denials. */
export const paperSlots: Record<EvidenceSlot, PaperSlot> = {
  visit_notes: {
    name: 'Visit notes',
    inSentence: 'the visit notes',
    isPlural: true,
    rule: 'Certifying doctor, within 6 months',
    checks: ['visit_within_6_months', 'visit_by_certifier', 'note_signed_by_author'],
    source: {
      requested: 'details.requested.visit',
      requestedTick: 'checklist.faceToFaceRequested',
      receivedTick: 'checklist.faceToFaceReceived',
    },
  },
  foot_exam: {
    name: 'Foot exam',
    inSentence: 'the foot exam',
    rule: 'In person, by the certifier or with their agreement, within 6 months',
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
    name: 'Certifying statement',
    inSentence: 'the certifying statement',
    rule: 'MD or DO, within 3 months',
    checks: ['certification_within_3_months', 'certification_on_or_after_visit', 'certifier_credential'],
    source: { requested: 'details.requested.certification', requestedTick: 'checklist.medicarePacket' },
  },
  order: {
    name: 'Written order',
    inSentence: 'the written order',
    rule: 'Complete, signed after the prescriber’s visit',
    checks: ['order_on_or_after_prescriber_visit', 'order_complete', 'order_before_claim'],
    source: {
      requested: 'details.requested.order',
      requestedTick: 'checklist.rxRequested',
      receivedTick: 'checklist.rxReceived',
    },
  },
  evaluation: {
    name: 'Foot evaluation',
    inSentence: 'the foot evaluation',
    rule: 'Ours, in person, before choosing',
    checks: ['evaluation_in_person_before_choice', 'measurements_present'],
    source: { tab: 'fitting' },
  },
  fitting: {
    name: 'Fitting at delivery',
    inSentence: 'the fitting note',
    rule: 'Ours, shoes on, with findings',
    checks: ['fit_in_person_objective'],
    source: { tab: 'delivery' },
  },
  proof_of_delivery: {
    name: 'Proof of delivery',
    inSentence: 'the proof of delivery',
    rule: 'Items, date received, signature',
    checks: ['proof_of_delivery'],
    source: { tab: 'delivery' },
  },
  invoice: {
    name: 'Invoice',
    inSentence: 'the invoice',
    rule: 'Maker and model of the shoes',
    checks: [],
    source: { tab: 'claim' },
  },
};

/** The id of a slot in its tab, for links. */
export function slotId(slot: EvidenceSlot): string {
  return `paper-${slot}`;
}
