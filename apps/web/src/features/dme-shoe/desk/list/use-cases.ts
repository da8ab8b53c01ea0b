import type { ShoeCaseLine } from '@rxweb/contracts/dme-shoe-cases';
import { useCallback, useEffect, useRef, useState } from 'react';
import { followNetwork, isOnline } from '../../../../lib/use-online.ts';
import type { CaseQuery, DmeShoeApi } from '../../dme-shoe.api.ts';

interface Pages {
  /** Soonest deadline first; null until the first page is there. */
  cases: ShoeCaseLine[] | null;
  /** How many fit the query in all. */
  total: number;
  /** The day of the store. */
  today: string;
  hasFailed: boolean;
}

const pageSize = 50;

/** The cases that fit a query, a page at a time. `query` is to be the same object while it means the same. */
export function useCases(api: DmeShoeApi, query: CaseQuery) {
  const [pages, setPages] = useState<Pages>({ cases: null, total: 0, today: '', hasFailed: false });
  const [isLoading, setIsLoading] = useState(true);
  const reading = useRef<AbortController | null>(null);

  const read = useCallback(
    async (offset: number) => {
      reading.current?.abort();
      const abort = new AbortController();
      reading.current = abort;
      setIsLoading(true);
      const page = await api.list({ ...query, offset, limit: pageSize }, { signal: abort.signal }).catch(() => null);
      if (abort.signal.aborted) return;
      setIsLoading(false);
      setPages((known) => {
        if (!page) return { ...known, hasFailed: true };
        const { cases, total, today } = page;
        const before = offset === 0 ? [] : (known.cases ?? []);
        return { cases: joined(before, cases), total, today, hasFailed: false };
      });
    },
    [api, query],
  );
  useEffect(() => {
    void read(0);
    const stopFollowing = followNetwork(() => isOnline() && void read(0));
    return () => {
      stopFollowing();
      reading.current?.abort();
    };
  }, [read]);

  return { ...pages, isLoading, reload: () => void read(0), more: () => void read(pages.cases?.length ?? 0) };
}

/** A case that moved down since the page before was read is there again. */
function joined(before: readonly ShoeCaseLine[], page: readonly ShoeCaseLine[]): ShoeCaseLine[] {
  const fresh = new Set(page.map(({ id }) => id));
  return [...before.filter(({ id }) => !fresh.has(id)), ...page];
}
