import type { SettingsState } from '@rxweb/contracts/settings';
import { Suspense, useEffect, useEffectEvent } from 'react';
import type { PageProps } from '../../app/feature.ts';
import { useDraftStore } from '../../data/drafts/use-draft-store.ts';
import { useQuery } from '../../data/use-query.ts';
import { homePath } from '../../navigation/location.ts';
import { useSettingsTexts } from '../../texts/use/use-settings-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { externalIcon } from '../../ui/staff-icons.ts';
import { StaffPage } from '../../ui/staff-page.tsx';
import { type SettingsApi, useSettingsApi } from './settings.api.ts';
import { SettingsEditor } from './settings-editor.tsx';
import { useEditing } from './use-editing.ts';

export function SettingsPage({ user }: PageProps) {
  const texts = useSettingsTexts();
  const api = useSettingsApi();
  const { data, isError, isFetching, error, refetch } = useQuery(api.state, { isUserAction: true });
  const waiting = <SkeletonLines label={texts.loading} count={6} />;
  return (
    <div lang={useLanguage()}>
      <StaffPage
        title={texts.title}
        text={texts.text}
        actions={
          <PageLink href={homePath} icon={externalIcon}>
            {texts.openVisitorPage}
          </PageLink>
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
            <Loaded userId={user.id} api={api} state={data} />
          </Suspense>
        )}
      </StaffPage>
    </div>
  );
}

/** With the user's draft. */
function Loaded({ userId, api, state }: { userId: string; api: SettingsApi; state: SettingsState }) {
  const editing = useEditing(api, useDraftStore(userId), state);
  const follow = useEffectEvent(editing.follow);
  useEffect(() => follow(state), [state]);
  return <SettingsEditor editing={editing} api={api} state={state} />;
}
