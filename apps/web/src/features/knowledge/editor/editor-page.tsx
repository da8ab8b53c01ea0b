import type { PageVersion } from '@rxweb/contracts/knowledge';
import type { Language } from '@rxweb/contracts/shared/language';
import { useCallback } from 'react';
import type { PageProps } from '../../../app/feature.ts';
import { onRequest, type ReadOptions } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { useLocation } from '../../../navigation/location.ts';
import { useKnowledgeTexts } from '../../../texts/use/use-knowledge-texts.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { useKnowledgeApi } from '../knowledge.api.ts';
import { takeStartedPage } from '../started-page.ts';
import { PageEditor } from './page-editor.tsx';

const unchecked = { ...onRequest, isUserAction: true } as const;

/** One page of the assistant in one language: its words, a place to ask it, and its versions. */
export function EditorPage({ params: { id = '' } }: PageProps) {
  const texts = useKnowledgeTexts();
  const api = useKnowledgeApi();
  const language: Language = new URLSearchParams(useLocation().search).get('language') === 'es' ? 'es' : 'en';
  const read = useCallback((options: ReadOptions) => api.page({ id, language }, options), [api, id, language]);
  const { data, isError, isFetching, refetch, setData, isPlaceholderData } = useQuery(read, {
    ...unchecked,
    keepPreviousData: false,
  });
  if (data && !isPlaceholderData) {
    const replace = (versions: PageVersion[]) => setData((known) => known && { ...known, versions });
    return <PageEditor key={`${id} ${language}`} {...{ id, language, api, replace }} versions={data.versions} />;
  }
  return (
    <StaffPage title={takeStartedPage(id)?.title ?? texts.title}>
      {isError ? (
        <RetryNotice isLoading={isFetching} onRetry={refetch}>
          {texts.failed}
        </RetryNotice>
      ) : (
        <SkeletonLines label={texts.loading} count={8} />
      )}
    </StaffPage>
  );
}
