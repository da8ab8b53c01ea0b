import type { AnyShoeCheck } from '@rxweb/contracts/shoes/checks';
import type { EvidenceSlot, ShoeEvidence } from '@rxweb/contracts/shoes/evidence';
import { isOnFile, isVerified, slotState } from '../evidence.ts';
import type { Finding } from '../finding.ts';
import { paperNames } from './paper-names.ts';

/** Papers that prove a check (G1), and whether it judges their dates. Other checks use no paper, or all. */
const papersOf: Partial<Record<AnyShoeCheck, readonly { slot: EvidenceSlot; isDated: boolean }[]>> = {
  exam_within_6_months: [dated('foot_exam')],
  exam_in_person: [undated('foot_exam')],
  exam_on_or_before_certification: [dated('foot_exam'), dated('certifying_statement')],
  other_exam_agreed: [undated('foot_exam'), dated('certifying_statement')],
  certification_on_or_after_visit: [dated('visit_notes'), dated('certifying_statement')],
  order_on_or_after_prescriber_visit: [dated('order')],
  visit_within_6_months: [dated('visit_notes')],
  certifier_credential: [undated('certifying_statement')],
  fit_in_person_objective: [undated('fitting')],
  certification_within_3_months: [dated('certifying_statement')],
  evaluation_in_person_before_choice: [dated('evaluation')],
  qualifying_condition: [undated('foot_exam')],
  order_complete: [undated('order')],
  order_before_claim: [dated('order')],
  proof_of_delivery: [dated('proof_of_delivery')],
  visit_by_certifier: [undated('visit_notes')],
  measurements_present: [undated('evaluation')],
};

function dated(slot: EvidenceSlot) {
  return { slot, isDated: true };
}

function undated(slot: EvidenceSlot) {
  return { slot, isDated: false };
}

export function slotsOfCheck(check: AnyShoeCheck): readonly EvidenceSlot[] {
  return (papersOf[check] ?? []).map(({ slot }) => slot);
}

/**
 * Lowers a pass on typed values to a warning while a paper is missing or not verified. Failed and unknown stay: both name the paper first.
 */
export function onEvidence(check: AnyShoeCheck, finding: Finding, evidence: ShoeEvidence): Finding {
  if (finding.state === 'fail' || finding.state === 'not_applicable') return finding;
  const gaps = (papersOf[check] ?? []).flatMap(({ slot, isDated }) => gapOf(evidence, slot, isDated) ?? []);
  if (gaps.length === 0) return finding;
  if (finding.state !== 'pass') return { ...finding, reason: [...gaps, finding.reason].join(' ') };
  return { state: 'warning', reason: [...gaps, `As typed: ${finding.reason}`].join(' ') };
}

/** Why a paper proves nothing yet; null if it does. */
export function gapOf(evidence: ShoeEvidence, slot: EvidenceSlot, isDated: boolean): string | null {
  const name = paperNames[slot];
  if (isVerified(evidence, slot))
    return isDated && !evidence[slot]?.paper?.dated ? `The verified ${name} has no date recorded.` : null;
  if (isOnFile(evidence, slot)) return `The ${name} is on file but not verified yet.`;
  const state = slotState(evidence, slot);
  if (state === 'requested') return `The ${name} was requested but hasn’t come yet.`;
  if (state === 'needed') return `There’s no ${name} on file yet.`;
  return `The ${name} is marked as received, but no paper is on file.`;
}
