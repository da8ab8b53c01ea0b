import { requestedDocuments, type ShoeStep, shoeSteps } from '@rxweb/contracts/shoes/cases';
import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import type { EvidenceSlot, ShoeEvidence } from '@rxweb/contracts/shoes/evidence';
import { needsSupervisor } from './certifier-routes.ts';
import { isOnFile } from './evidence.ts';
import { judgedCase } from './extended/judged-case.ts';

/** Whether a step's document is present, good enough or not. */
const isThere: Record<ShoeStep, (shoeCase: ShoeCase) => unknown> = {
  visit: ({ visit }) => visit?.date,
  exam: ({ exam }) => exam?.date && (exam.by === 'certifier' || exam.agreed),
  certification: ({ certification, payer }) =>
    certification?.date &&
    certification.credential &&
    (!needsSupervisor({ certification, payer: payer ?? null }) || certification.supervisor?.date),
  order: ({ order }) => order?.date && order.complete,
  evaluation: ({ evaluation }) => evaluation?.date && evaluation.abnormalities?.trim() && evaluation.measured,
  delivery: ({ delivery }) => delivery?.date && delivery.note?.trim(),
  proof_of_delivery: ({ proofOfDelivery }) => proofOfDelivery,
  claim: ({ billed }) => billed,
};

/** Steps that rest on a paper. */
const slotOfStep: Partial<Record<ShoeStep, EvidenceSlot>> = {
  visit: 'visit_notes',
  exam: 'foot_exam',
  certification: 'certifying_statement',
  order: 'order',
  evaluation: 'evaluation',
  delivery: 'fitting',
  proof_of_delivery: 'proof_of_delivery',
};

/**
 * The missing steps of a case, in working order. With evidence, a step is missing until its paper is on file; a request, tick or typed date
 * is none.
 */
export function missingSteps(shoeCase: ShoeCase, evidence: ShoeEvidence | null = null): ShoeStep[] {
  if (evidence === null) return shoeSteps.filter((step) => !isThere[step](shoeCase));
  const judged = judgedCase({ ...shoeCase, evidence });
  return shoeSteps.filter((step) => {
    const slot = slotOfStep[step];
    return slot ? !isOnFile(evidence, slot) || lacksMore[step]?.(judged) : !isThere[step](judged);
  });
}

/** What a step still lacks when its paper is on file. */
const lacksMore: Partial<Record<ShoeStep, (shoeCase: ShoeCase) => boolean>> = {
  exam: ({ exam }) => exam?.by === 'other' && !exam.agreed,
  certification: ({ certification, payer }) =>
    needsSupervisor({ certification, payer: payer ?? null }) && !certification?.supervisor?.date,
  order: ({ order }) => order?.complete === false,
  evaluation: ({ evaluation }) => evaluation?.measured === false,
};

/** The earliest request date of a document that is still missing. */
export function waitingSince(missing: readonly ShoeStep[], requested: ShoeCaseDetails['requested']): string | null {
  if (!requested) return null;
  const days = requestedDocuments.filter((paper) => missing.includes(paper)).map((paper) => requested[paper]);
  return days.filter((day) => day !== null).sort()[0] ?? null;
}
