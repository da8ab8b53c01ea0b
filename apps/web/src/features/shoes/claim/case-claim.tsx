import { Suspense } from 'react';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import type { CaseClaimProps } from './claim-props.ts';

const ClaimPanel = lazyPartOf(async () => (await import('./claim-panel.tsx')).ClaimPanel);

/** The claim of a case: lines, checks, sheet and file. Inside the case's form, whose values it edits. */
export function CaseClaim(props: CaseClaimProps) {
  return (
    <Suspense fallback={<SkeletonLines label={useCaseTexts().claim.loading} count={4} />}>
      <ClaimPanel {...props} />
    </Suspense>
  );
}
