import { getHealth, type HealthReport } from '@rxweb/contracts/health';
import { formatTime } from '@rxweb/domain/text/format';
import { useCallback } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { cx } from '../../browser/class-names.ts';
import type { ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { Button } from '../../ui/button.tsx';
import { offlineIcon, refreshIcon } from '../../ui/more-icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { State } from '../../ui/state.tsx';
import styles from './health-panel.module.css';
import { partNames, sortReports, stateStyles, summaryOf } from './labels.ts';

/** Worst first. */
export function HealthPanel() {
  const store = useStore();
  const { data, isError, isFetching, isOnline, refetch } = useHealth();
  const checked = data && `Checked ${formatTime(store, new Date(data.checkedAt))}.`;
  return (
    <Panel
      title="Health"
      action={
        isOnline && (
          <Button
            variant="quiet"
            icon={refreshIcon}
            aria-disabled={isFetching}
            onClick={() => isFetching || void refetch()}
          >
            {isFetching ? 'Checking…' : 'Check now'}
          </Button>
        )
      }
    >
      {/* Announced again only when it changes, not each minute. */}
      <div className={styles.summary}>
        <p role="status">{data && summaryOf(data.parts)}</p>
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
      {!data && isFetching && <SkeletonLines label="Checking system health" count={4} />}
    </Panel>
  );
}

function Part({ report: { part, state, text, nextStep } }: { report: HealthReport }) {
  const { word, tone, icon } = stateStyles[state];
  return (
    <li className={cx(styles.part, styles[state])}>
      <div className={styles.top}>
        <h3 className={styles.name}>{partNames[part]}</h3>
        <State tone={tone} icon={icon}>
          {word}
        </State>
      </div>
      <p className={styles.text}>{text}</p>
      {nextStep && (
        <p className={styles.next}>
          <b>Next:</b> {nextStep}
        </p>
      )}
    </li>
  );
}

function Offline({ hasData }: { hasData: boolean }) {
  return (
    <Notice tone="warning" icon={offlineIcon} className={cx(styles.notice)}>
      No internet connection. {hasData ? 'This may be out of date.' : 'The check will run when you’re back online.'}
    </Notice>
  );
}

function Failed({ hasData }: { hasData: boolean }) {
  return (
    <Notice tone="danger" role="alert" className={cx(styles.notice)}>
      Couldn’t get the server’s status. {hasData ? 'This may be out of date.' : 'Select Check now to try again.'}
    </Notice>
  );
}

function useHealth() {
  const call = useStaffCall();
  return useQuery(useCallback((options: ReadOptions) => call(getHealth, {}, options), [call]));
}
