import type { RefObject } from 'react';
import { useStaffRequestsTexts } from '../../../texts/use/use-staff-requests-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import type { Filters } from '../filters.ts';
import { filterQuery } from '../filters.ts';
import { requestPaths } from '../request-paths.ts';
import { RequestsNav } from '../requests-nav.tsx';
import page from '../requests-page.module.css';
import type { RequestsQuery } from '../use-requests.ts';
import styles from './list.module.css';
import { ListFilters } from './list-filters.tsx';
import { ListFoot } from './list-foot.tsx';
import { RequestList } from './request-list.tsx';

interface ListPaneProps {
  query: RequestsQuery;
  filters: Filters;
  search: { text: string; searchText: string | null; change: (text: string) => void };
  current: string | null;
  now: Date;
  rows: RefObject<HTMLDivElement | null>;
  onFilter: (filters: Filters) => void;
  onOpen: (id: string) => void;
}

export function ListPane({ query, filters, search, current, now, rows, onFilter, onOpen }: ListPaneProps) {
  const { list: texts } = useStaffRequestsTexts();
  return (
    <section className={page.list} aria-label={texts.label}>
      <header className={page.tabs}>
        <RequestsNav current={requestPaths.list} />
      </header>
      <div className={page.listBody}>
        <div className={styles.filters}>
          <SearchField
            label={texts.search}
            placeholder={texts.placeholder}
            value={search.text}
            maxLength={100}
            onChange={search.change}
          />
          <ListFilters filters={filters} counts={query.counts} onFilter={onFilter} />
        </div>
        <div ref={rows} data-scroll-place="requests" className={styles.scroll}>
          <Requests {...{ query, current, now, rows, onOpen }} isFiltered={isFiltered(filters, search.searchText)} />
        </div>
      </div>
    </section>
  );
}

const isFiltered = (filters: Filters, searchText: string | null) => searchText !== null || filterQuery(filters) !== '';

interface RequestsProps extends Pick<ListPaneProps, 'query' | 'current' | 'now' | 'rows' | 'onOpen'> {
  isFiltered: boolean;
}

function Requests({ query, current, now, rows, onOpen, isFiltered }: RequestsProps) {
  const { list: texts } = useStaffRequestsTexts();
  const { data, isPending, isError, isFetching, isOnline, refetch } = query;
  const isEmpty = data?.requests.length === 0;
  return (
    <>
      {isError && isOnline && (
        <Notice
          tone="danger"
          role="alert"
          isBar
          action={
            <Button aria-disabled={isFetching} onClick={() => isFetching || void refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Notice>
      )}
      {isPending && isOnline && <SkeletonLines label={texts.loading} count={6} />}
      {isEmpty && (
        <p className={styles.empty} role="status">
          {isFiltered ? texts.noMatch : texts.none}
        </p>
      )}
      {data && !isEmpty && (
        <RequestList requests={data.requests} current={current} now={now} scroll={rows} onOpen={onOpen} />
      )}
      <ListFoot query={query} />
    </>
  );
}
