import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type { PageProps } from '../../../app/feature.ts';
import { usePreloadedDrafts } from '../../../data/drafts/use-draft-store.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { useFrameTexts } from '../../../texts/staff/use-frame-texts.ts';
import { laterPartOf } from '../../../texts/use/lazy-part-of.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { errorText } from '../form/error-text.ts';
import { shoePaths } from '../shoe-paths.ts';
import { useShoesApi } from '../shoes.api.ts';

const CaseWorkspace = laterPartOf(async () => (await import('./case-workspace.tsx')).CaseWorkspace);

/** Another case of the same patient is a page of its own. */
export function CasePage({ params: { id = '' }, user }: PageProps) {
  return <OneCase key={id} id={id} user={user} />;
}

function OneCase({ id, user }: { id: string; user: PageProps['user'] }) {
  const texts = useCaseTexts();
  const { retry } = useFrameTexts();
  const api = useShoesApi();
  usePreloadedDrafts(user.id);
  const [file, setFile] = useState<ShoeCaseFile | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const read = useCallback(
    (signal?: AbortSignal) => {
      setFailure(null);
      api.open(id, signal && { signal }).then(setFile, (error: unknown) => {
        if (!signal?.aborted) setFailure(errorText(error));
      });
    },
    [api, id],
  );
  const isOpen = file !== null;
  useEffect(() => {
    // An open editor picks up newer versions itself.
    if (isOpen) return;
    const abort = new AbortController();
    read(abort.signal);
    return () => abort.abort();
  }, [read, isOpen]);

  const waiting = <SkeletonLines label={texts.loading} count={6} />;
  const place = (shown: ReactNode) => (
    <StaffPage title={texts.title} actions={<PageLink href={shoePaths.cases}>{texts.allCases}</PageLink>}>
      {shown}
    </StaffPage>
  );
  if (file)
    return (
      <Suspense fallback={place(waiting)}>
        <CaseWorkspace api={api} initial={file} user={user} />
      </Suspense>
    );
  if (failure === null) return place(waiting);
  return place(
    <Notice tone="danger" role="alert" action={<Button onClick={() => read()}>{retry}</Button>}>
      {failure}
    </Notice>,
  );
}
