import type { SettingsState } from '@rxweb/contracts/settings';
import { Suspense, useEffect, useEffectEvent } from 'react';
import type { PageProps } from '../../app/feature.ts';
import { newer } from '../../boot/new-store.ts';
import { useDraftStore } from '../../data/drafts/use-draft-store.ts';
import { useQuery } from '../../data/use-query.ts';
import { homePath } from '../../navigation/location.ts';
import { useSettingsTexts } from '../../texts/use/use-settings-texts.ts';
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
          <Loaded userId={user.id} api={api} state={data} onState={(newer) => setData(() => newer)} />
        </Suspense>
      )}
    </StaffPage>
  );
}

interface LoadedProps {
  userId: string;
  api: SettingsApi;
  state: SettingsState;
  onState: (state: SettingsState) => void;
}

/** With the user's draft. */
function Loaded({ userId, api, state, onState }: LoadedProps) {
  const editing = useEditing(api, useDraftStore(userId), state, onState);
  const follow = useEffectEvent(editing.follow);
  useEffect(() => {
    follow(state);
    // This page's own bar shows what was saved at once.
    newer.show(state.settings.store);
  }, [state]);
  return <SettingsEditor editing={editing} api={api} state={state} onRestored={onState} />;
}
