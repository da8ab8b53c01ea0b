import { formatCount } from '@rxweb/domain/text/format-count';
import { useEffect, useMemo, useState } from 'react';
import { useOnline } from '../../../browser/use-online.ts';
import { useLocation } from '../../../navigation/location.ts';
import { navigate } from '../../../navigation/navigation.ts';
import { Button } from '../../../ui/button.tsx';
import { plusIcon } from '../../../ui/icons.ts';
import { offlineIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import type { ShoeLinks } from '../shoe-links.ts';
import { useDmeShoeApi } from '../shoes.api.ts';
import { DeskNav } from '../shoes-nav.tsx';
import { ownerChoices, useOwners } from '../use-owners.ts';
import { CaseFilters } from './case-filters.tsx';
import { CaseTable } from './case-table.tsx';
import { type CaseView, caseFilterOf, caseViewQuery, everyCase, parseCaseView } from './case-view.ts';
import styles from './cases-page.module.css';
import { useCases } from './use-cases.ts';

interface CasesPageProps {
  links: ShoeLinks;
  /** The account of who is signed in: whose “mine” is. */
  ownId: string;
}

/** All cases of diabetic shoes, to search and filter. The filters stand in the address; what is searched for never does. */
export function CasesPage({ links, ownId }: CasesPageProps) {
  const online = useOnline();
  const { pathname, search: addressQuery } = useLocation();
  const view = useMemo(() => parseCaseView(addressQuery), [addressQuery]);
  const show = (next: CaseView) => navigate(pathname + caseViewQuery(next), { replace: true, keepScroll: true });
  const [search, setSearch] = useState('');
  const settled = useSettled(search.trim());
  const query = useMemo(
    () => ({ ...caseFilterOf(view, ownId), ...(settled && { search: settled }) }),
    [view, ownId, settled],
  );
  const api = useDmeShoeApi();
  const owners = useOwners(api);
  const { cases, next, total, today, hasFailed, isLoading, reload, more } = useCases(api, query);
  const isFiltered = caseViewQuery(view) !== '' || settled !== '';
  return (
    <StaffPage
      title="Shoe cases"
      text="Every case of diabetic shoes, the soonest deadline first."
      actions={
        <PageLink href={links.dme} icon={plusIcon}>
          New checklist
        </PageLink>
      }
    >
      <DeskNav links={links} />
      {!online && (
        <Notice tone="warning" icon={offlineIcon} role="status">
          No internet connection. {cases ? 'The cases are shown as they were read last.' : 'They load when it is back.'}
        </Notice>
      )}
      <section className={styles.card} aria-label="All cases">
        <CaseFilters
          view={view}
          onShow={show}
          owners={ownerChoices(owners, view.owner, ownId)}
          search={search}
          onSearch={setSearch}
        />
        {hasFailed && online && (
          <RetryNotice isLoading={isLoading} onRetry={reload} isInset>
            The cases could not be read. {cases && 'What is shown may not be up to date.'}
          </RetryNotice>
        )}
        {!cases && isLoading && (
          <div className={styles.skeleton}>
            <SkeletonLines label="Loading cases" count={6} />
          </div>
        )}
        {cases?.length === 0 && !isFiltered && (
          <div className={styles.empty}>
            <p>No case yet. Each saved checklist becomes one.</p>
          </div>
        )}
        {cases?.length === 0 && isFiltered && (
          <div className={styles.empty}>
            <p>No case fits what you are looking for.</p>
            <Button
              onClick={() => {
                setSearch('');
                show(everyCase);
              }}
            >
              Show all cases
            </Button>
          </div>
        )}
        {cases && cases.length > 0 && <CaseTable {...{ cases, today, links, isLoading }} />}
        {cases && (
          <footer className={styles.foot}>
            <p role="status">{countWords(cases.length, total)}</p>
            {next !== null && (
              <Button aria-disabled={isLoading} onClick={() => isLoading || more()}>
                {isLoading ? 'Loading…' : 'Show more'}
              </Button>
            )}
          </footer>
        )}
      </section>
    </StaffPage>
  );
}

function countWords(shown: number, total: number): string {
  if (shown < total) return `${shown} of ${formatCount(total)} cases shown`;
  return shown === 1 ? '1 case' : `${shown} cases`;
}

const settleMs = 250;

/** A text once nobody has changed it for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
