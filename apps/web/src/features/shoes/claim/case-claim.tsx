import { lazy, Suspense } from 'react';
import { retryImport } from '../../../boot/retry-import.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import type { CaseClaimProps } from './claim-props.ts';

const ClaimPanel = lazy(async () => ({ default: (await retryImport(() => import('./claim-panel.tsx'))).ClaimPanel }));

/** The claim of a case: lines, checks, sheet and file. Inside the case's form, whose values it edits. */
export function CaseClaim(props: CaseClaimProps) {
  return (
    <Suspense fallback={<SkeletonLines label={useCaseTexts().claim.loading} count={4} />}>
      <ClaimPanel {...props} />
    </Suspense>
  );
}
