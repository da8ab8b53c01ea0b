import { useCallback } from 'react';
import { useMediaQuery, wideQuery } from '../../../browser/use-media-query.ts';
import { type ReadOptions, useLive } from '../../../data/use-query.ts';
import { useLocation } from '../../../navigation/location.ts';
import { navigate } from '../../../navigation/navigation.ts';
import { plusIcon } from '../../../ui/icons.ts';
import { offlineIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { caseViewQuery, ownerFilter, parseOwner } from '../list/case-view.ts';
import type { ShoeLinks } from '../shoe-links.ts';
import { type ShoeBoard, useDmeShoeApi } from '../shoes.api.ts';
import { DeskNav } from '../shoes-nav.tsx';
import { ownerChoices, useOwners } from '../use-owners.ts';
import styles from './board-page.module.css';
import { Counters } from './counters.tsx';
import { Lane } from './lane.tsx';

interface BoardPageProps {
  links: ShoeLinks;
  /** The account of who is signed in: whose “mine” is. */
  ownId: string;
}

/** The cases by what each waits for next. It keeps itself fresh, so that it can stay open on the counter. */
export function BoardPage({ links, ownId }: BoardPageProps) {
  const { pathname, search } = useLocation();
  const owner = parseOwner(new URLSearchParams(search).get('owner'));
  const api = useDmeShoeApi();
  const owners = useOwners(api);
  const read = useCallback(
    ({ headers, signal }: ReadOptions) =>
      api.board(owner === '' ? undefined : ownerFilter(owner, ownId), { isAsked: !headers, signal }),
    [api, owner, ownId],
  );
  const { data: board, hasFailed, isLoading, isOnline, refresh } = useLive(read);
  return (
    <StaffPage
      title="Shoe board"
      text="Each case stands where its next paper or step is missing."
      actions={
        <PageLink href={links.dme} icon={plusIcon}>
          New checklist
        </PageLink>
      }
    >
      <DeskNav links={links} />
      {!isOnline && (
        <Notice tone="warning" icon={offlineIcon} role="status">
          No internet connection. {board ? 'The board is as it was read last.' : 'The board loads when it is back.'}
        </Notice>
      )}
      {hasFailed && isOnline && (
        <RetryNotice isLoading={isLoading} onRetry={refresh}>
          The board could not be read. {board && 'What is shown may not be up to date.'}
        </RetryNotice>
      )}
      <div className={styles.bar}>
        {board && <Counters board={board} links={links} owner={owner} />}
        <div className={styles.owner}>
          <SelectField
            label="Owner"
            value={owner}
            options={ownerChoices(owners, owner, ownId)}
            onChange={(chosen) =>
              navigate(pathname + caseViewQuery({ owner: chosen }), { replace: true, keepScroll: true })
            }
          />
        </div>
      </div>
      {!board && isLoading && <SkeletonLines label="Loading the board" count={4} />}
      {board && <Lanes board={board} links={links} owner={owner} isBusy={isLoading} />}
    </StaffPage>
  );
}

interface LanesProps {
  board: ShoeBoard;
  links: ShoeLinks;
  owner: string;
  isBusy: boolean;
}

function Lanes({ board, links, owner, isBusy }: LanesProps) {
  const isWide = useMediaQuery(wideQuery);
  if (board.lanes.every(({ count }) => count === 0)) {
    return (
      <div className={styles.empty}>
        <p>{owner === '' ? 'No case waits for anything.' : 'No case of this owner waits for anything.'}</p>
      </div>
    );
  }
  const lanes = board.lanes.map(({ step, count, cases }) => (
    <Lane key={step} {...{ step, count, cases, links, owner, isWide }} today={board.today} />
  ));
  if (!isWide) return <div className={styles.stack}>{lanes}</div>;
  return (
    <section className={styles.lanes} aria-label="Lanes" aria-busy={isBusy}>
      {lanes}
    </section>
  );
}
