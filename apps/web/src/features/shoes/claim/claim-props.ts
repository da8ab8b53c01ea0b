import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeClaim } from '@rxweb/contracts/shoes/claim';
import type { ClaimProblem } from '@rxweb/domain/shoes/claim/check-shoe-claim';

export interface CaseClaimProps {
  file: Pick<ShoeCaseFile, 'id' | 'documents'>;
  /** Whether KX may be advised, by the checks on the screen. */
  isReadyForKx: boolean;
  /** Files are made from what is saved. */
  isUnsaved: boolean;
}

export interface ClaimPartProps {
  claim: ShoeClaim;
  problems: readonly ClaimProblem[];
  onChange: (claim: ShoeClaim) => void;
}
