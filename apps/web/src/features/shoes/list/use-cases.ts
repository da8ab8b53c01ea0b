import type { ShoeCaseLine } from '@rxweb/contracts/shoes/cases';
import { useCallback, useEffect, useRef, useState } from 'react';
import { followNetwork, isOnline } from '../../../browser/use-online.ts';
import type { CaseQuery, DmeShoeApi } from '../shoes.api.ts';

interface Pages {
  /** Soonest deadline first; null until the first page is there. */
  cases: ShoeCaseLine[] | null;
  /** Where the next page begins; null at the end. */
  next: string | null;
  /** How many fit the query in all, as far as they are counted. */
  total: number;
  /** The day of the store. */
  today: string;
  hasFailed: boolean;
}

const pageSize = 50;

/** The cases that fit a query, a page at a time. `query` is to be the same object while it means the same. */
export function useCases(api: DmeShoeApi, query: CaseQuery) {
  const [pages, setPages] = useState<Pages>({ cases: null, next: null, total: 0, today: '', hasFailed: false });
  const [isLoading, setIsLoading] = useState(true);
  const reading = useRef<AbortController | null>(null);

  const read = useCallback(
    async (after: string | null) => {
      reading.current?.abort();
      const abort = new AbortController();
      reading.current = abort;
      setIsLoading(true);
      const page = await api
        .list({ ...query, ...(after !== null && { after }), limit: pageSize }, { signal: abort.signal })
        .catch(() => null);
      if (abort.signal.aborted) return;
      setIsLoading(false);
      setPages((known) => {
        if (!page) return { ...known, hasFailed: true };
        const { cases, next, total, today } = page;
        const before = after === null ? [] : (known.cases ?? []);
        return { cases: joined(before, cases), next, total, today, hasFailed: false };
      });
    },
    [api, query],
  );
  useEffect(() => {
    void read(null);
    const stopFollowing = followNetwork(() => isOnline() && void read(null));
    return () => {
      stopFollowing();
      reading.current?.abort();
    };
  }, [read]);

  return { ...pages, isLoading, reload: () => void read(null), more: () => void read(pages.next) };
}

/** A case that moved down since the page before was read is there again. */
function joined(before: readonly ShoeCaseLine[], page: readonly ShoeCaseLine[]): ShoeCaseLine[] {
  const fresh = new Set(page.map(({ id }) => id));
  return [...before.filter(({ id }) => !fresh.has(id)), ...page];
}
