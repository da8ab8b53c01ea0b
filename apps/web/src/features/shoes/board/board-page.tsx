import { useCallback } from 'react';
import type { PageProps } from '../../../app/feature.ts';
import { useMediaQuery, wideQuery } from '../../../browser/use-media-query.ts';
import type { ReadOptions } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { useLocation } from '../../../navigation/location.ts';
import { navigate } from '../../../navigation/navigation.ts';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';
import { plusIcon } from '../../../ui/icons.ts';
import { offlineIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { caseViewQuery, ownerFilter, parseOwner } from '../list/case-view.ts';
import { AccreditationNotice } from '../reports/accreditation-notice.tsx';
import { shoePaths } from '../shoe-paths.ts';
import { type ShoeBoard, useShoesApi } from '../shoes.api.ts';
import { ShoesNav } from '../shoes-nav.tsx';
import { ownerChoices, useOwners } from '../use-owners.ts';
import styles from './board-page.module.css';
import { Counters } from './counters.tsx';
import { Lane } from './lane.tsx';
import { Requests } from './requests.tsx';

/** Refreshes itself, so it can stay open on the counter. */
export function BoardPage({ user: { id: ownId } }: PageProps) {
  const texts = useShoesTexts();
  const { pathname, search } = useLocation();
  const owner = parseOwner(new URLSearchParams(search).get('owner'));
  const api = useShoesApi();
  const owners = useOwners(api);
  const read = useCallback(
    ({ headers, signal }: ReadOptions) =>
      api.board(owner === '' ? undefined : ownerFilter(owner, ownId), { isUserAction: !headers, signal }),
    [api, owner, ownId],
  );
  const { data: board, isError, isFetching, isOnline, refetch } = useQuery(read);
  return (
    <StaffPage
      title={texts.board.title}
      text={texts.board.text}
      actions={
        <PageLink href={shoePaths.dme} icon={plusIcon}>
          {texts.newChecklist}
        </PageLink>
      }
    >
      <ShoesNav />
      <AccreditationNotice api={api} />
      {!isOnline && (
        <Notice tone="warning" icon={offlineIcon} role="status">
          {texts.offline} {board ? texts.board.offline : texts.board.offlineEmpty}
        </Notice>
      )}
      {isError && isOnline && (
        <RetryNotice isLoading={isFetching} onRetry={refetch}>
          {texts.board.failed} {board && texts.outdated}
        </RetryNotice>
      )}
      <div className={styles.bar}>
        {board && <Counters board={board} owner={owner} />}
        <div className={styles.owner}>
          <SelectField
            label={texts.owners.label}
            value={owner}
            options={ownerChoices(owners, owner, ownId, texts)}
            onChange={(chosen) =>
              navigate(pathname + caseViewQuery({ owner: chosen }), { replace: true, keepScroll: true })
            }
          />
        </div>
      </div>
      {!board && isFetching && <SkeletonLines label={texts.board.loading} count={4} />}
      {board && <Requests board={board} owner={owner} />}
      {board && <Lanes board={board} owner={owner} isBusy={isFetching} />}
    </StaffPage>
  );
}

interface LanesProps {
  board: ShoeBoard;
  owner: string;
  isBusy: boolean;
}

function Lanes({ board, owner, isBusy }: LanesProps) {
  const { board: texts } = useShoesTexts();
  const isWide = useMediaQuery(wideQuery);
  if (board.lanes.every(({ count }) => count === 0)) {
    return (
      <div className={styles.empty}>
        <p>{owner === '' ? texts.none : texts.noneOfOwner}</p>
      </div>
    );
  }
  const lanes = board.lanes.map(({ step, count, cases }) => (
    <Lane key={step} {...{ step, count, cases, owner, isWide }} today={board.today} />
  ));
  if (!isWide) return <div className={styles.stack}>{lanes}</div>;
  return (
    <section className={styles.lanes} aria-label={texts.lanes} aria-busy={isBusy}>
      {lanes}
    </section>
  );
}
