import { isUuid } from '@rxweb/contracts/shared/uuid';
import { Suspense, useEffect, useState } from 'react';
import type { PageProps } from '../../../app/feature.ts';
import { whenFirstPage } from '../../../boot/first-page.ts';
import { usePreloadedDrafts } from '../../../data/drafts/use-draft-store.ts';
import { useLocation } from '../../../navigation/location.ts';
import { navigate } from '../../../navigation/navigation.ts';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { Button } from '../../../ui/button.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { folderIcon, printIcon } from '../../../ui/staff-icons.ts';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { caseHref, shoePaths } from '../shoe-paths.ts';
import { ShoesNav } from '../shoes-nav.tsx';

/** Its code loads while the drafts are read. */
const Checklist = lazyPartOf(async () => {
  await whenFirstPage();
  return (await import('./checklist.tsx')).Checklist;
});

/** See spec sections 2 to 5 and 8. */
export function NewChecklistPage({ user, path }: PageProps) {
  // The durable medical equipment page adds a title and a subtitle (spec section 2).
  const isDme = path === shoePaths.dme;
  const { search } = useLocation();
  // A saved checklist names its case; opened again, that address leads there.
  const [begun] = useState(() => new URLSearchParams(search).get('case'));
  useEffect(() => {
    if (begun && isUuid(begun)) navigate(caseHref(begun.toLowerCase()), { replace: true });
  }, [begun]);
  usePreloadedDrafts(user.id);
  const texts = useFormTexts();
  const { heading } = texts;
  return (
    <StaffPage
      title={isDme ? texts.dme : heading}
      {...(isDme && { text: texts.text })}
      actions={
        <>
          <PageLink href={shoePaths.cases} variant="quiet" icon={folderIcon}>
            {texts.allCases}
          </PageLink>
          <Button icon={printIcon} onClick={() => print()}>
            {texts.print}
          </Button>
        </>
      }
    >
      {isDme && <ShoesNav />}
      {isDme && <h2 className="visually-hidden">{heading}</h2>}
      <Suspense fallback={<SkeletonLines label={texts.loading} count={6} />}>
        <Checklist user={user} path={path} />
      </Suspense>
    </StaffPage>
  );
}
