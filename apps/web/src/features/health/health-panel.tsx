import { getHealth, type HealthReport } from '@rxweb/contracts/health';
import { formatTime } from '@rxweb/domain/text/format';
import { useCallback } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { cx } from '../../browser/class-names.ts';
import type { ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { useHealthTexts } from '../../texts/admin/use-health-texts.ts';
import { Button } from '../../ui/button.tsx';
import { offlineIcon, refreshIcon } from '../../ui/more-icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { State } from '../../ui/state.tsx';
import styles from './health-panel.module.css';
import { sortReports, stateStyles, summaryOf } from './labels.ts';

/** Worst first. The server's reports are English. */
export function HealthPanel() {
  const texts = useHealthTexts();
  const store = useStore();
  const { data, isError, isFetching, isOnline, refetch } = useHealth();
  const checked = data && texts.checked(formatTime(store, new Date(data.checkedAt), texts.language));
  return (
    <Panel
      title={texts.title}
      action={
        isOnline && (
          <Button
            variant="quiet"
            icon={refreshIcon}
            aria-disabled={isFetching}
            onClick={() => isFetching || void refetch()}
          >
            {isFetching ? texts.checking : texts.check}
          </Button>
        )
      }
    >
      {/* Announced again only when it changes, not each minute. */}
      <div className={styles.summary}>
        <p role="status">{data && summaryOf(data.parts, texts)}</p>
        <p>{checked}</p>
      </div>
      {!isOnline && <Offline hasData={data !== null} />}
      {isOnline && isError && <Failed hasData={data !== null} />}
      {data && (
        <ul className={styles.parts}>
          {sortReports(data.parts).map((report) => (
            <Part key={report.part} report={report} />
          ))}
        </ul>
      )}
      {!data && isFetching && <SkeletonLines label={texts.loading} count={4} />}
    </Panel>
  );
}

function Part({ report: { part, state, text, nextStep } }: { report: HealthReport }) {
  const texts = useHealthTexts();
  const { tone, icon } = stateStyles[state];
  return (
    <li className={cx(styles.part, styles[state])}>
      <div className={styles.top}>
        <h3 className={styles.name}>{texts.parts[part]}</h3>
        <State tone={tone} icon={icon}>
          {texts.states[state]}
        </State>
      </div>
      <p className={styles.text} lang="en">
        {text}
      </p>
      {nextStep && (
        <p className={styles.next}>
          <b>{texts.next}</b> <span lang="en">{nextStep}</span>
        </p>
      )}
    </li>
  );
}

function Offline({ hasData }: { hasData: boolean }) {
  const texts = useHealthTexts();
  return (
    <Notice tone="warning" icon={offlineIcon} className={cx(styles.notice)}>
      {texts.offline} {hasData ? texts.outdated : texts.offlineEmpty}
    </Notice>
  );
}

function Failed({ hasData }: { hasData: boolean }) {
  const texts = useHealthTexts();
  return (
    <Notice tone="danger" role="alert" className={cx(styles.notice)}>
      {texts.failed} {hasData ? texts.outdated : texts.failedEmpty}
    </Notice>
  );
}

function useHealth() {
  const call = useStaffCall();
  return useQuery(useCallback((options: ReadOptions) => call(getHealth, {}, options), [call]));
}
