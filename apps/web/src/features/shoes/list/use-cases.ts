import type { ShoeCaseListItem } from '@rxweb/contracts/shoes/cases';
import { useCallback, useEffect, useRef, useState } from 'react';
import { followNetwork, isOnline } from '../../../browser/use-online.ts';
import type { CaseQuery, ShoesApi } from '../shoes.api.ts';

interface Pages {
  /** Soonest deadline first; null until loaded. */
  cases: ShoeCaseListItem[] | null;
  /** The next page's cursor; null at the end. */
  next: string | null;
  /** Matches in total, up to the server's counting limit. */
  total: number;
  /** Today in store time. */
  today: string;
  isError: boolean;
}

const pageSize = 50;

/** Loads matching cases page by page. Memoize `query`. */
export function useCases(api: ShoesApi, query: CaseQuery) {
  const [pages, setPages] = useState<Pages>({ cases: null, next: null, total: 0, today: '', isError: false });
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
        if (!page) return { ...known, isError: true };
        const { cases, next, total, today } = page;
        const before = after === null ? [] : (known.cases ?? []);
        return { cases: joined(before, cases), next, total, today, isError: false };
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

/** A case that moved down between two pages would appear twice. */
function joined(before: readonly ShoeCaseListItem[], page: readonly ShoeCaseListItem[]): ShoeCaseListItem[] {
  const fresh = new Set(page.map(({ id }) => id));
  return [...before.filter(({ id }) => !fresh.has(id)), ...page];
}
