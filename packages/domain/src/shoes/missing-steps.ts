import { requestedDocuments, type ShoeStep, shoeSteps } from '@rxweb/contracts/shoes/cases';
import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';

/** Whether a step's document is present. The checks decide whether it is good enough. */
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

/** The missing steps of a case, in working order. */
export function missingSteps(shoeCase: ShoeCase): ShoeStep[] {
  return shoeSteps.filter((step) => !isThere[step](shoeCase));
}

/** The earliest request date of a document that is still missing. */
export function waitingSince(missing: readonly ShoeStep[], requested: ShoeCaseDetails['requested']): string | null {
  if (!requested) return null;
  const days = requestedDocuments.filter((paper) => missing.includes(paper)).map((paper) => requested[paper]);
  return days.filter((day) => day !== null).sort()[0] ?? null;
}
