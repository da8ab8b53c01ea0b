import type { SettingsState } from '@rxweb/contracts/settings';
import type { SetupState } from '@rxweb/contracts/setup';
import { Suspense, useEffect, useEffectEvent } from 'react';
import type { PageProps } from '../../../app/feature.ts';
import { newer } from '../../../boot/new-store.ts';
import { useDraftStore } from '../../../data/drafts/use-draft-store.ts';
import { useQuery } from '../../../data/use-query.ts';
import { laterPartOf } from '../../../texts/use/lazy-part-of.ts';
import { useSetupStepsTexts } from '../../../texts/use/use-setup-steps-texts.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { useSettingsApi } from '../settings.api.ts';
import { useEditing } from '../use-editing.ts';
import { useSetupApi } from './setup.api.ts';

const SetupSteps = laterPartOf(async () => (await import('./setup-steps.tsx')).SetupSteps);

/** Leads the owner through a new installation. Each step saves what Store settings saves. */
export function SetupStepsPage({ user }: PageProps) {
  const texts = useSetupStepsTexts();
  const settings = useQuery(useSettingsApi().state, { isUserAction: true });
  const setup = useQuery(useSetupApi().state, { isUserAction: true });
  const failed = [settings, setup].find(({ isError, data }) => isError && !data);
  const waiting = (
    <StaffPage title={texts.title}>
      <SkeletonLines label={texts.loading} count={6} />
    </StaffPage>
  );
  if (failed)
    return (
      <StaffPage title={texts.title}>
        <RetryNotice isLoading={failed.isFetching} onRetry={() => void failed.refetch()}>
          {texts.failed}
        </RetryNotice>
      </StaffPage>
    );
  if (!settings.data || !setup.data) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Loaded
        user={user}
        settings={settings.data}
        setup={setup.data}
        onSettings={(newer) => settings.setData(() => newer)}
        onSetup={(newer) => setup.setData(() => newer)}
      />
    </Suspense>
  );
}

interface LoadedProps {
  user: PageProps['user'];
  settings: SettingsState;
  setup: SetupState;
  onSettings: (state: SettingsState) => void;
  onSetup: (state: SetupState) => void;
}

/** With the user's draft, which Store settings shares. */
function Loaded({ user, settings, setup, onSettings, onSetup }: LoadedProps) {
  const editing = useEditing(useSettingsApi(), useDraftStore(user.id), settings, onSettings);
  const follow = useEffectEvent(editing.follow);
  useEffect(() => {
    follow(settings);
    newer.show(settings.settings.store);
  }, [settings]);
  return <SetupSteps user={user} editing={editing} settings={settings} setup={setup} onSetup={onSetup} />;
}
