import type { AuditEntry, AuditFilter } from '@rxweb/contracts/audit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AuditApi } from './audit.api.ts';

interface Pages {
  /** Newest first; null until the first page is there. */
  entries: AuditEntry[] | null;
  /** Where the older ones begin; null when these are all. */
  next: number | null;
  isError: boolean;
}

/** The log's entries that fit a filter, a page at a time. `filter` is to be the same object while it means the same. */
export function useAudit(api: AuditApi, filter: AuditFilter) {
  const [pages, setPages] = useState<Pages>({ entries: null, next: null, isError: false });
  const [isLoading, setIsLoading] = useState(true);
  const reading = useRef<AbortController | null>(null);

  const read = useCallback(
    async (before: number | null) => {
      reading.current?.abort();
      const abort = new AbortController();
      reading.current = abort;
      setIsLoading(true);
      const page = await api.page(filter, before, abort.signal).catch(() => null);
      if (abort.signal.aborted) return;
      setIsLoading(false);
      setPages((known) => {
        if (!page) return { ...known, isError: true };
        const earlier = before === null ? [] : (known.entries ?? []);
        return { entries: [...earlier, ...page.entries], next: page.next, isError: false };
      });
    },
    [api, filter],
  );
  useEffect(() => {
    void read(null);
    return () => reading.current?.abort();
  }, [read]);

  return { ...pages, isLoading, reload: () => void read(null), older: () => void read(pages.next) };
}
