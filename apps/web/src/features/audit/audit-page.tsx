import { useMemo } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { useOnline } from '../../browser/use-online.ts';
import { useLocation } from '../../navigation/location.ts';
import { navigate } from '../../navigation/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { offlineIcon } from '../../ui/more-icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { useAuditApi } from './audit.api.ts';
import { AuditFilters } from './audit-filters.tsx';
import styles from './audit-page.module.css';
import { AuditTable } from './audit-table.tsx';
import { type AuditView, auditFilterOf, auditQuery, parseAuditView } from './audit-view.ts';
import { ChainButton, ChainResult, useChainCheck } from './chain-check.tsx';
import { ExportButton } from './export-button.tsx';
import { useAudit } from './use-audit.ts';
import { usePeople } from './use-people.ts';

/** What was done and refused, by whom, when and from where (security row O2). What is shown stands in the address. */
export function AuditPage() {
  const store = useStore();
  const online = useOnline();
  const { pathname, search } = useLocation();
  const view = useMemo(() => parseAuditView(search), [search]);
  const filter = useMemo(() => auditFilterOf(view, store), [view, store]);
  const show = (next: AuditView) => navigate(pathname + auditQuery(next), { replace: true, keepScroll: true });
  const api = useAuditApi();
  const people = usePeople(api);
  const { entries, next, isError, isLoading, reload, older } = useAudit(api, filter);
  const chain = useChainCheck(api);
  return (
    <StaffPage
      title="Audit log"
      text="Sign-ins, account changes, and who viewed what. Entries can’t be changed or removed."
      actions={
        <>
          <ChainButton {...chain} />
          <ExportButton api={api} filter={filter} />
        </>
      }
    >
      <ChainResult check={chain.check} />
      {!online && (
        <Notice tone="warning" icon={offlineIcon} role="status">
          No internet connection. Showing the log as last loaded.
        </Notice>
      )}
      <section className={styles.card} aria-label="Entries">
        <AuditFilters view={view} onShow={show} people={people} />
        {isError && (
          <RetryNotice isLoading={isLoading} onRetry={reload} isInset>
            Couldn’t load the audit log.
          </RetryNotice>
        )}
        {!entries && isLoading && (
          <div className={styles.skeleton}>
            <SkeletonLines label="Loading the audit log" count={6} />
          </div>
        )}
        {entries?.length === 0 && <p className={styles.empty}>No entries match these filters.</p>}
        {entries && entries.length > 0 && <AuditTable entries={entries} isLoading={isLoading} />}
        {entries && (
          <footer className={styles.foot}>
            <p role="status">
              {entries.length} {entries.length === 1 ? 'entry' : 'entries'} shown
              {next === null ? '' : ', newest first'}. Times are in the store’s time zone,{' '}
              {store.timeZone.replaceAll('_', ' ')}.
            </p>
            {next !== null && (
              <Button aria-disabled={isLoading} onClick={() => isLoading || older()}>
                {isLoading ? 'Loading…' : 'Older'}
              </Button>
            )}
          </footer>
        )}
      </section>
    </StaffPage>
  );
}
