import type { ArchiveGaps, AuditFilter, listAudit } from '@rxweb/contracts/audit';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { EndpointResult } from '../../api/call-endpoint.ts';
import type { PageProps } from '../../app/feature.ts';
import { useStore } from '../../boot/boot.tsx';
import { useOnline } from '../../browser/use-online.ts';
import { onRequest, type ReadOptions } from '../../data/base-query.ts';
import { type PagedQuery, usePagedQuery } from '../../data/use-paged-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useKeptLength } from '../../navigation/history-entries.ts';
import { useLocation } from '../../navigation/location.ts';
import { navigate } from '../../navigation/navigation.ts';
import { auditTexts } from '../../texts/admin/use-audit-texts.ts';
import { lazyPartOf } from '../../texts/use/lazy-part-of.ts';
import { Button } from '../../ui/button.tsx';
import { offlineIcon } from '../../ui/more-icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { searchIcon } from '../../ui/staff-icons.ts';
import { StaffPage } from '../../ui/staff-page.tsx';
import { ArchiveNotice } from './archive-notice.tsx';
import { type AuditApi, useAuditApi } from './audit.api.ts';
import { AuditFilters } from './audit-filters.tsx';
import styles from './audit-page.module.css';
import { AuditTable } from './audit-table.tsx';
import { type AuditView, auditFilterOf, auditQuery, parseAuditView } from './audit-view.ts';
import { ChainButton, ChainResult, useChainCheck } from './chain-check.tsx';
import { ExportButton } from './export-button.tsx';

const WhoSawDialog = lazyPartOf(async () => (await import('./who-saw-dialog.tsx')).WhoSawDialog);

/** The address keeps the filters (security row O2). */
export function AuditPage({ auditTarget }: PageProps) {
  const store = useStore();
  const texts = auditTexts.use();
  const online = useOnline();
  const { pathname, search } = useLocation();
  const view = useMemo(() => parseAuditView(search), [search]);
  const filter = useMemo(() => auditFilterOf(view, store), [view, store]);
  const show = (next: AuditView) => navigate(pathname + auditQuery(next), { replace: true, keepScroll: true });
  const api = useAuditApi();
  const people = usePeople(api);
  const { data, isError, isFetching, hasNextPage, refetch, fetchNextPage } = useAuditEntries(api, filter);
  const entries = data?.entries;
  const chain = useChainCheck(api);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <StaffPage
      title={texts.title}
      text={texts.text}
      actions={
        <>
          <Button icon={searchIcon} onClick={() => setIsAsking(true)}>
            {texts.whoSaw.title}
          </Button>
          <ChainButton {...chain} />
          <ExportButton api={api} filter={filter} />
        </>
      }
    >
      <ChainResult check={chain.check} />
      {isAsking && (
        <Suspense>
          <WhoSawDialog api={api} auditTarget={auditTarget} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
      {!online && (
        <Notice tone="warning" icon={offlineIcon} role="status">
          {texts.offline}
        </Notice>
      )}
      <section className={styles.card} aria-label={texts.entries}>
        <AuditFilters view={view} onShow={show} people={people} />
        {isError && (
          <RetryNotice isLoading={isFetching} onRetry={refetch} isInset>
            {texts.failed}
          </RetryNotice>
        )}
        {!entries && isFetching && (
          <div className={styles.skeleton}>
            <SkeletonLines label={texts.loading} count={6} />
          </div>
        )}
        {entries?.length === 0 && !hasNextPage && <p className={styles.empty}>{texts.none}</p>}
        {entries && entries.length > 0 && <AuditTable {...{ entries, isLoading: isFetching, auditTarget }} />}
        <ArchiveNotice gaps={data?.archive} further={texts.archive.furtherHere} />
        {entries && <EntriesFoot {...{ count: entries.length, isFetching, hasNextPage, fetchNextPage }} />}
      </section>
    </StaffPage>
  );
}

interface EntriesFootProps extends Pick<PagedQuery<AuditPages>, 'isFetching' | 'hasNextPage' | 'fetchNextPage'> {
  count: number;
}

function EntriesFoot({ count, isFetching, hasNextPage, fetchNextPage }: EntriesFootProps) {
  const store = useStore();
  const texts = auditTexts.use();
  return (
    <footer className={styles.foot}>
      <p role="status">
        {texts.shown(count)}
        {hasNextPage && texts.newestFirst}. {texts.timeZone(store.timeZone.replaceAll('_', ' '))}
      </p>
      {hasNextPage && (
        <Button aria-disabled={isFetching} onClick={() => isFetching || void fetchNextPage()}>
          {isFetching ? texts.olderBusy : texts.older}
        </Button>
      )}
    </footer>
  );
}

type AuditPages = EndpointResult<typeof listAudit>;

const pagedOptions = {
  ...onRequest,
  renew: (_: AuditPages | null, first: AuditPages) => first,
  append: ({ entries, archive }: AuditPages, page: AuditPages) => ({
    ...page,
    entries: [...entries, ...page.entries],
    archive: addGaps(archive, page.archive),
  }),
};

function addGaps(known: ArchiveGaps | undefined, added: ArchiveGaps | undefined): ArchiveGaps | undefined {
  const unreadable = [...(known?.unreadable ?? []), ...(added?.unreadable ?? [])];
  const searchedTo = added?.searchedTo ?? null;
  return unreadable.length > 0 || searchedTo !== null ? { unreadable, searchedTo } : undefined;
}

/** Memoize `filter`. */
function useAuditEntries(api: AuditApi, filter: AuditFilter) {
  const read = useCallback(
    (before: number | null, options: ReadOptions) => api.page(filter, before, options),
    [api, filter],
  );
  const log = usePagedQuery(read, pagedOptions);
  useKeptLength('audit', { ...log, count: log.data?.entries.length ?? null });
  return log;
}

/** Empty on failure: the log works without it. */
function usePeople(api: AuditApi): { id: string; name: string }[] {
  return useQuery(api.people, onRequest).data ?? [];
}
