import type { SettingsState } from '@rxweb/contracts/settings';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate, formatTime } from '@rxweb/domain/text/format';
import { useEffect, useState } from 'react';
import { onRequest } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { useSettingsTexts } from '../../../texts/use/use-settings-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { nameOf } from '../sections.ts';
import type { SettingsApi } from '../settings.api.ts';
import styles from '../settings-page.module.css';
import { RestoreDialog } from './restore-dialog.tsx';
import { ViewDialog } from './view-dialog.tsx';

interface HistoryViewProps {
  api: SettingsApi;
  state: SettingsState;
  isUnsaved: boolean;
  onRestored: (state: SettingsState) => void;
}

type Opened = { version: number; what: 'view' | 'restore' } | null;
type Listed = Awaited<ReturnType<SettingsApi['versions']>>[number];

/** Every version, newest first: when, who, what changed in words. */
export function HistoryView({ api, state, isUnsaved, onRestored }: HistoryViewProps) {
  const { history: texts } = useSettingsTexts();
  const { data, isError, isFetching, error, refetch, invalidate } = useQuery(api.versions, onRequest);
  const [opened, setOpened] = useState<Opened>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a new list
  useEffect(() => invalidate(), [state.version]);
  const close = () => setOpened(null);
  return (
    <Panel title={texts.title}>
      <p className={styles.muted}>{texts.text}</p>
      {isUnsaved && !state.isReadOnly && <Notice tone="info">{texts.saveFirst}</Notice>}
      {isError && !data && (
        <RetryNotice isLoading={isFetching} onRetry={() => void refetch()}>
          {error instanceof Error ? error.message : String(error)}
        </RetryNotice>
      )}
      {!data && !isError && <SkeletonLines label={texts.loading} count={4} />}
      <ul>
        {data?.map((each) => (
          <VersionRow
            key={each.version}
            listed={each}
            state={state}
            mayRestore={!state.isReadOnly && !isUnsaved && each.version !== state.version}
            onOpen={(what) => setOpened({ version: each.version, what })}
          />
        ))}
      </ul>
      {opened?.what === 'view' && <ViewDialog api={api} version={opened.version} onClose={close} />}
      {opened?.what === 'restore' && (
        <RestoreDialog
          api={api}
          version={opened.version}
          state={state}
          onRestored={(restored) => {
            close();
            onRestored(restored);
          }}
          onClose={close}
        />
      )}
    </Panel>
  );
}

interface VersionRowProps {
  listed: Listed;
  state: SettingsState;
  mayRestore: boolean;
  onOpen: (what: 'view' | 'restore') => void;
}

function VersionRow({ listed, state: { version: current, settings }, mayRestore, onOpen }: VersionRowProps) {
  const { history: texts } = useSettingsTexts();
  const language = useLanguage();
  const { version, origin, revertedTo, savedAt, savedBy, name, changes } = listed;
  const at = new Date(savedAt);
  const when = `${formatDate(storeDate(settings.store, at), language)}, ${formatTime(settings.store, at, language)}`;
  const who = savedBy === null ? texts.program : (name ?? texts.gone);
  const how = revertedTo === null ? texts.origins[origin] : texts.restored(revertedTo);
  const what = changes.map((path) => nameOf(path, language)).join(' · ');
  return (
    <li className={styles.version}>
      <div>
        <p className={styles.versionHead}>
          <b>{texts.version(version)}</b>
          {version === current && <Badge tone="green">{texts.current}</Badge>}
        </p>
        <p className={styles.muted}>
          <time dateTime={savedAt}>{when}</time> {texts.by(who)} · {how}
        </p>
        <p className={styles.versionChanges}>{what || (origin === 'seed' ? '' : texts.nothing)}</p>
      </div>
      <span className={styles.choices}>
        <Button variant="quiet" aria-label={texts.viewVersion(version)} onClick={() => onOpen('view')}>
          {texts.view}
        </Button>
        {mayRestore && (
          <Button variant="quiet" aria-label={texts.restoreVersion(version)} onClick={() => onOpen('restore')}>
            {texts.restore}
          </Button>
        )}
      </span>
    </li>
  );
}
