import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import { lazy, Suspense } from 'react';
import { retryImport } from '../../../boot/retry-import.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';

export interface CaseClaimProps {
  file: Pick<ShoeCaseFile, 'id' | 'documents'>;
  /** Whether KX may be advised, by the checks of what is on the screen. */
  isReadyForKx: boolean;
  /** Files are made from what is saved. */
  isUnsaved: boolean;
}

const ClaimPanel = lazy(async () => ({ default: (await retryImport(() => import('./claim-panel.tsx'))).ClaimPanel }));

/** The claim of a case: lines, checks, sheet and file. Inside the case's form, whose values it edits. */
export function CaseClaim(props: CaseClaimProps) {
  return (
    <Suspense fallback={<SkeletonLines label="Loading claim" count={4} />}>
      <ClaimPanel {...props} />
    </Suspense>
  );
}
