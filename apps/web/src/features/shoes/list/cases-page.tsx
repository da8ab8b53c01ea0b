import { formatCount } from '@rxweb/domain/text/format-count';
import { useEffect, useMemo, useState } from 'react';
import type { PageProps } from '../../../app/feature.ts';
import { useOnline } from '../../../browser/use-online.ts';
import { useEntryText } from '../../../navigation/history-entries.ts';
import { useLocation } from '../../../navigation/location.ts';
import { navigate } from '../../../navigation/navigation.ts';
import type { ShoesTexts } from '../../../texts/shoes/shoes-en.ts';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { plusIcon } from '../../../ui/icons.ts';
import { offlineIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { ReturnedPapers } from '../documents/returned-papers.tsx';
import { shoePaths } from '../shoe-paths.ts';
import { useShoesApi } from '../shoes.api.ts';
import { ShoesNav } from '../shoes-nav.tsx';
import { ownerChoices, useOwners } from '../use-owners.ts';
import { CaseFilters } from './case-filters.tsx';
import { CaseTable } from './case-table.tsx';
import { type CaseView, caseFilterOf, caseViewQuery, everyCase, parseCaseView } from './case-view.ts';
import styles from './cases-page.module.css';
import { useCases } from './use-cases.ts';

/** Filters are part of the address; the search text never is, but Back finds it. */
export function CasesPage({ user: { id: ownId } }: PageProps) {
  const shared = useShoesTexts();
  const texts = shared.list;
  const online = useOnline();
  const { view, show, search, setSearch, query, isFiltered, showAll } = useCaseSearch(ownId);
  const api = useShoesApi();
  const owners = useOwners(api);
  const { data, isError, isFetching, hasNextPage, refetch, fetchNextPage } = useCases(api, query);
  const cases = data?.cases;
  return (
    <StaffPage
      title={texts.title}
      text={texts.text}
      actions={
        <PageLink href={shoePaths.dme} icon={plusIcon}>
          {shared.newChecklist}
        </PageLink>
      }
    >
      <ShoesNav />
      <ReturnedPapers api={api} />
      {!online && (
        <Notice tone="warning" icon={offlineIcon} role="status">
          {shared.offline} {cases ? texts.offline : texts.offlineEmpty}
        </Notice>
      )}
      <section className={styles.card} aria-label={texts.label}>
        <CaseFilters
          view={view}
          onShow={show}
          owners={ownerChoices(owners, view.owner, ownId, shared)}
          search={search}
          onSearch={setSearch}
        />
        {isError && online && (
          <RetryNotice isLoading={isFetching} onRetry={refetch} isInset>
            {texts.failed} {cases && shared.outdated}
          </RetryNotice>
        )}
        {!cases && isFetching && (
          <div className={styles.skeleton}>
            <SkeletonLines label={texts.loading} count={6} />
          </div>
        )}
        {cases?.length === 0 && <EmptyList onShowAll={isFiltered ? showAll : null} />}
        {data && data.cases.length > 0 && <CaseTable cases={data.cases} today={data.today} isLoading={isFetching} />}
        {data && (
          <ListFoot
            shown={data.cases.length}
            total={data.total}
            patients={data.patients}
            isLoading={isFetching}
            onMore={hasNextPage ? () => void fetchNextPage() : null}
          />
        )}
      </section>
    </StaffPage>
  );
}

function useCaseSearch(ownId: string) {
  const { pathname, search: addressQuery } = useLocation();
  const view = useMemo(() => parseCaseView(addressQuery), [addressQuery]);
  const show = (next: CaseView) => navigate(pathname + caseViewQuery(next), { replace: true, keepScroll: true });
  const [search, setSearch] = useEntryText('cases-search');
  const settled = useSettled(search.trim());
  const query = useMemo(
    () => ({ ...caseFilterOf(view, ownId), ...(settled && { search: settled }) }),
    [view, ownId, settled],
  );
  const isFiltered = caseViewQuery(view) !== '' || settled !== '';
  const showAll = () => {
    setSearch('');
    show(everyCase);
  };
  return { view, show, search, setSearch, query, isFiltered, showAll };
}

/** `onShowAll`: null when the list isn't filtered. */
function EmptyList({ onShowAll }: { onShowAll: (() => void) | null }) {
  const { list: texts } = useShoesTexts();
  return (
    <div className={styles.empty}>
      <p>{onShowAll ? texts.noMatch : texts.none}</p>
      {onShowAll && <Button onClick={onShowAll}>{texts.showAll}</Button>}
    </div>
  );
}

interface ListFootProps {
  shown: number;
  total: number;
  /** Whose they are, for a search. */
  patients: number | null;
  isLoading: boolean;
  /** Null at the end of the list. */
  onMore: (() => void) | null;
}

function ListFoot({ shown, total, patients, isLoading, onMore }: ListFootProps) {
  const { list: texts } = useShoesTexts();
  return (
    <footer className={styles.foot}>
      <p role="status">{countText(shown, total, texts) + patientsText(patients, total, texts)}</p>
      {onMore && (
        <Button aria-disabled={isLoading} onClick={() => isLoading || onMore()}>
          {isLoading ? texts.loadingMore : texts.more}
        </Button>
      )}
    </footer>
  );
}

function countText(shown: number, total: number, texts: ShoesTexts['list']): string {
  return shown < total ? texts.shown(shown, formatCount(total)) : texts.count(shown);
}

/** One person may have several cases. */
function patientsText(patients: number | null, total: number, texts: ShoesTexts['list']): string {
  if (patients === null || patients === 0 || total < 2) return '';
  return patients === 1 ? texts.ofOnePatient : texts.ofPatients(formatCount(patients));
}

const settleMs = 250;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
