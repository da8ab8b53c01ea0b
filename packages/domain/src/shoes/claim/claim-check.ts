import type { ClaimSupplier, ShoeClaim } from '@rxweb/contracts/shoes/claim';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import type { ClaimSentences } from './sentences-en.ts';

export interface ClaimInput {
  details: ShoeCaseDetails;
  patientName: string;
  /** Null without a billing file. */
  supplier: ClaimSupplier | null;
  /** The store's date. */
  today: string;
  /** Whether KX may be advised ({@link isReadyForKx}). */
  isReadyForKx: boolean;
  /** Whether an ABN is among the documents. */
  hasAbn: boolean;
}

export interface ClaimProblem {
  /** Dotted address of the field: `details.claim.lines.0.side`, `patient_name`, `supplier`. */
  field: string;
  /** A claim with it is not written to a file. Otherwise it's advice. */
  refuses: boolean;
  text: string;
}

export interface ClaimCheck extends ClaimInput {
  claim: ShoeClaim;
  say: ClaimSentences;
}

export const refused = (field: string, text: string): ClaimProblem => ({ field, refuses: true, text });
export const advice = (field: string, text: string): ClaimProblem => ({ field, refuses: false, text });

/** The problems whose condition holds, in order. */
export const those = (...all: readonly [isSo: boolean, problem: () => ClaimProblem][]): ClaimProblem[] =>
  all.flatMap(([isSo, problem]) => (isSo ? [problem()] : []));

/** The date of service: the patient's date on the receipt beats the store's (domain facts 2, G3). */
export function serviceDate({ handover, delivery }: ShoeCaseDetails): string | null {
  return handover?.signedOn ?? delivery?.date ?? null;
}

/** Whether it replaces or voids a claim that the payer decided. */
export const changesDecided = ({ resend }: ShoeClaim): boolean => resend === 'replacement' || resend === 'void';

export const isBlank = (text: string | null | undefined): boolean => !text?.trim();
