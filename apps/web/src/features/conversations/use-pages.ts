import { useCallback, useEffect, useRef, useState } from 'react';
import { useOnline } from '../../browser/use-online.ts';
import type { QueryReason } from './conversations.api.ts';
import { type Pages, withFirstPage, withOlderPage } from './pages.ts';
import { usePoll } from './use-poll.ts';

const everyMs = 15_000;
const giveUpMs = 15_000;

interface Page<Item> {
  items: readonly Item[];
  next: string | null;
}

export interface PagedQuery<Item> {
  /** What was last read, page by page; null before the first. */
  pages: Pages<Item> | null;
  isError: boolean;
  isLoading: boolean;
  isOnline: boolean;
  refetch(): void;
  fetchNextPage(): void;
  /** Takes one out at once. */
  remove(id: string): void;
}

/**
 * Reads a list page by page and keeps its beginning fresh. `read` is another one for another list; null reads nothing. What is shown stays
 * while it is read again, and when that fails.
 */
export function usePages<Item>(
  read: ((before: string | null, asking: QueryReason) => Promise<Page<Item>>) | null,
  idOf: (item: Item) => string,
): PagedQuery<Item> {
  const isOnline = useOnline();
  const [state, setState] = useState<{ pages: Pages<Item> | null; of: typeof read }>({ pages: null, of: read });
  const [isError, setIsError] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const reading = useRef<AbortController | null>(null);

  const run = useCallback(
    async (before: string | null, isUserAction: boolean) => {
      if (!read) return;
      reading.current?.abort();
      const abort = new AbortController();
      reading.current = abort;
      setIsLoading(true);
      const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(giveUpMs)]);
      const page = await read(before, { isUserAction, signal }).catch(() => null);
      if (abort.signal.aborted) return;
      setIsLoading(false);
      setIsError(page === null);
      if (!page) return;
      setState(({ pages, of }) => {
        const shown = of === read ? pages : null;
        const next = before !== null && shown ? withOlderPage(shown, page, idOf) : withFirstPage(shown, page, idOf);
        return { pages: next, of: read };
      });
    },
    [read, idOf],
  );
  const asked = useRef<typeof run>(null);
  useEffect(() => {
    if (!isOnline) return;
    // A network that is back is nobody at the screen.
    const isUserAction = asked.current !== run;
    asked.current = run;
    if (isUserAction) setIsError(false);
    void run(null, isUserAction);
    return () => reading.current?.abort();
  }, [run, isOnline]);
  // A page that is just being read is not called off for another reading.
  usePoll(() => isLoading || void run(null, false), everyMs, isOnline);

  const pages = state.of === read ? state.pages : null;
  return {
    pages,
    isError,
    isLoading,
    isOnline,
    refetch: () => void run(null, true),
    fetchNextPage: () => pages?.next && void run(pages.next, true),
    remove: (id) =>
      setState((before) =>
        before.pages
          ? { ...before, pages: { ...before.pages, items: before.pages.items.filter((item) => idOf(item) !== id) } }
          : before,
      ),
  };
}
