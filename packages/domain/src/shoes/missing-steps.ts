import { requestedPapers, type ShoeStep, shoeSteps } from '@rxweb/contracts/shoes/cases';
import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import type { DmeShoeDetails } from '@rxweb/contracts/shoes/details';

/** Whether a step's paper is there. Whether it is good enough is for the checks to say. */
const isThere: Record<ShoeStep, (shoeCase: ShoeCase) => unknown> = {
  visit: ({ visit }) => visit?.date,
  exam: ({ exam }) => exam?.date && (exam.by === 'certifier' || exam.agreed),
  certification: ({ certification }) =>
    certification?.date &&
    certification.credential &&
    (!['NP', 'PA'].includes(certification.credential) || certification.supervisor?.date),
  order: ({ order }) => order?.date && order.complete,
  evaluation: ({ evaluation }) => evaluation?.date && evaluation.abnormalities?.trim() && evaluation.measured,
  delivery: ({ delivery }) => delivery?.date && delivery.note?.trim(),
  proof_of_delivery: ({ proofOfDelivery }) => proofOfDelivery,
  claim: ({ billed }) => billed,
};

/** What a case still waits for, in the order in which it is done. */
export function missingSteps(shoeCase: ShoeCase): ShoeStep[] {
  return shoeSteps.filter((step) => !isThere[step](shoeCase));
}

/** The earliest day on which a paper was asked for that is not back. */
export function waitingSince(missing: readonly ShoeStep[], requested: DmeShoeDetails['requested']): string | null {
  if (!requested) return null;
  const days = requestedPapers.filter((paper) => missing.includes(paper)).map((paper) => requested[paper]);
  return days.filter((day) => day !== null).sort()[0] ?? null;
}
