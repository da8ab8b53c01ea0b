import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import { useCallback, useEffect, useState } from 'react';
import type { PageProps } from '../../../app/feature.ts';
import { usePreloadedDrafts } from '../../../data/drafts/use-draft-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { shoePaths } from '../shoe-paths.ts';
import { useShoesApi } from '../shoes.api.ts';
import { CaseEditor } from './case-editor.tsx';
import { errorText } from './error-text.ts';

export function CasePage({ params: { id = '' }, user }: PageProps) {
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

  if (file) return <CaseEditor api={api} initial={file} user={user} />;
  return (
    <StaffPage title="Shoe case" actions={<PageLink href={shoePaths.cases}>All cases</PageLink>}>
      {failure === null ? (
        <SkeletonLines label="Loading case" count={6} />
      ) : (
        <Notice tone="danger" role="alert" action={<Button onClick={() => read()}>Retry</Button>}>
          {failure}
        </Notice>
      )}
    </StaffPage>
  );
}
