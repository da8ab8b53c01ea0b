import { isUuid } from '@rxweb/contracts/shared/uuid';
import { Suspense, useRef } from 'react';
import type { PageProps } from '../../app/feature.ts';
import { useNow } from '../../boot/use-now.ts';
import { useMediaQuery, wideQuery } from '../../browser/use-media-query.ts';
import { goUp } from '../../navigation/history-entries.ts';
import { useLocation } from '../../navigation/location.ts';
import { navigate } from '../../navigation/navigation.ts';
import { laterPartOf } from '../../texts/use/lazy-part-of.ts';
import { useStaffRequestsTexts } from '../../texts/use/use-staff-requests-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { arrowLeftIcon } from '../../ui/staff-icons.ts';
import { UndoToast, useUndo } from '../../ui/undo/undo-toast.tsx';
import { type Filters, filterQuery, filtersIn } from './filters.ts';
import { ListPane } from './list/list-pane.tsx';
import { requestHref, requestPaths } from './request-paths.ts';
import { useRequestsApi } from './requests.api.ts';
import styles from './requests-page.module.css';
import { useRequest } from './use-request.ts';
import { useRequests, useSearch } from './use-requests.ts';

const DetailPane = laterPartOf(async () => (await import('./detail/detail-pane.tsx')).DetailPane);

/** What visitors asked the store to do: the list, and one request (design 2, section 2). */
export function RequestsPage({ user: { id: ownId }, params: { id = '' } }: PageProps) {
  const api = useRequestsApi();
  const texts = useStaffRequestsTexts();
  const isWide = useMediaQuery(wideQuery);
  const now = useNow(30_000);
  const { search: query } = useLocation();
  const filters = filtersIn(query);
  const selected = isUuid(id) ? id.toLowerCase() : null;
  const search = useSearch();
  const rows = useRef<HTMLDivElement>(null);
  const list = useRequests(api, filters, ownId, search.searchText);
  const request = useRequest(api, selected, list.put);
  const undo = useUndo();

  const open = (wanted: string) => {
    if (wanted !== selected) navigate(requestHref(wanted, filterQuery(filters)), { keepScroll: true });
  };
  const filter = (changed: Filters) => {
    const path = selected === null ? requestPaths.list : requestHref(selected);
    navigate(path + filterQuery(changed), { replace: true, keepScroll: true });
  };
  const back = () => {
    goUp(requestPaths.list + filterQuery(filters));
    requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>('[aria-current]')?.focus());
  };
  return (
    <div className={styles.page} data-pane={id === '' ? 'list' : 'detail'}>
      <h1 className="visually-hidden">{texts.title}</h1>
      <ListPane
        query={list}
        filters={filters}
        search={search}
        current={selected}
        now={now}
        rows={rows}
        onFilter={filter}
        onOpen={open}
      />
      {id === '' ? (
        <p className={styles.none}>{texts.detail.select}</p>
      ) : (
        <Suspense fallback={<WaitingDetail onBack={back} />}>
          <DetailPane
            key={id}
            {...{ api, ownId, now }}
            query={request}
            isUnknown={selected === null}
            takesFocus={!isWide}
            onBack={back}
            onUndo={undo.offer}
          />
        </Suspense>
      )}
      {undo.offered && (
        <UndoToast key={undo.offered.id} offered={undo.offered} label={texts.toast.undo} onGone={undo.drop} />
      )}
    </div>
  );
}

function WaitingDetail({ onBack }: { onBack: () => void }) {
  const { detail: texts } = useStaffRequestsTexts();
  return (
    <section className={styles.detail}>
      <header className={styles.head}>
        <IconButton label={texts.back} drawing={arrowLeftIcon} className={styles.back} onClick={onBack} />
      </header>
      <SkeletonLines label={texts.loading} count={6} />
    </section>
  );
}
