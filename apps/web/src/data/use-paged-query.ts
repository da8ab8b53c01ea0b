import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Query, type QueryOptions, type ReadOptions, timeoutMs, useBaseQuery } from './base-query.ts';

/** Without `cursor`, reads the first page. */
export type ReadPage<T, Page, Cursor> = (cursor: Cursor | null, options: ReadOptions, known: T | null) => Promise<Page>;

export interface PagedQueryOptions<T, Page> extends QueryOptions {
  renew: (known: T | null, first: Page) => T;
  append: (known: T, next: Page) => T;
}

export interface PagedQuery<T> extends Query<T> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<void>;
}

/** {@link useQuery} for pages. `data.next` is the next cursor, null at the end. */
export function usePagedQuery<T extends { next: Cursor | null }, Page, Cursor = string>(
  read: ReadPage<T, Page, Cursor> | null,
  { renew, append, ...options }: PagedQueryOptions<T, Page>,
): PagedQuery<T> {
  const readFirst = useMemo(() => read && ((how: ReadOptions, known: T | null) => read(null, how, known)), [read]);
  const query = useBaseQuery<T, Page>(readFirst, renew, options);
  const { data, setData, fetchCount } = query;
  const [isFetchingNextPage, setIsFetchingNextPage] = useState(false);
  // The next read of the first page clears the error.
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    if (!read) return;
    return () => {
      running.current?.abort();
      running.current = null;
      setIsFetchingNextPage(false);
    };
  }, [read]);

  const fetchNextPage = useCallback(async () => {
    const cursor = data?.next ?? null;
    if (!read || cursor === null || running.current) return;
    const abort = new AbortController();
    running.current = abort;
    setIsFetchingNextPage(true);
    const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(timeoutMs)]);
    const page = await read(cursor, { signal }, data).catch(() => null);
    if (abort.signal.aborted) return;
    running.current = null;
    setIsFetchingNextPage(false);
    setFailedAt(page === null ? fetchCount : null);
    // The list changed meanwhile: the page no longer follows.
    if (page !== null) setData((known) => (known?.next === cursor ? append(known, page) : known));
  }, [read, data, fetchCount, append, setData]);

  const isFetchNextPageError = failedAt === fetchCount;
  return {
    ...query,
    isError: query.isError || isFetchNextPageError,
    isFetching: query.isFetching || isFetchingNextPage,
    hasNextPage: data !== null && data.next !== null,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  };
}
