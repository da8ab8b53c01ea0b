import { Suspense } from 'react';
import type { PageProps } from '../../app/feature.ts';
import { usePreloadedDrafts } from '../../data/drafts/use-draft-store.ts';
import { useQuery } from '../../data/use-query.ts';
import { homePath } from '../../navigation/location.ts';
import { laterPartOf } from '../../texts/use/lazy-part-of.ts';
import { useSettingsTexts } from '../../texts/use/use-settings-texts.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { externalIcon } from '../../ui/staff-icons.ts';
import { StaffPage } from '../../ui/staff-page.tsx';
import { useSettingsApi } from './settings.api.ts';

const LoadedSettings = laterPartOf(async () => (await import('./loaded-settings.tsx')).LoadedSettings);

export function SettingsPage({ user }: PageProps) {
  usePreloadedDrafts(user.id);
  const texts = useSettingsTexts();
  const api = useSettingsApi();
  const { data, isError, isFetching, error, refetch, setData } = useQuery(api.state, { isUserAction: true });
  const waiting = <SkeletonLines label={texts.loading} count={6} />;
  return (
    <StaffPage
      title={texts.title}
      text={texts.text}
      actions={
        <>
          <PageLink href="/app/setup?step=texts">{texts.setupLink}</PageLink>
          <PageLink href={homePath} icon={externalIcon}>
            {texts.openVisitorPage}
          </PageLink>
        </>
      }
    >
      {isError && !data && (
        <RetryNotice isLoading={isFetching} onRetry={() => void refetch()}>
          {error instanceof Error ? error.message : String(error)}
        </RetryNotice>
      )}
      {!data && !isError && waiting}
      {data && (
        <Suspense fallback={waiting}>
          <LoadedSettings userId={user.id} api={api} state={data} onState={(newer) => setData(() => newer)} />
        </Suspense>
      )}
    </StaffPage>
  );
}
