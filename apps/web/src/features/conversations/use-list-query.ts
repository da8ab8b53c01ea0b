import { useCallback, useMemo } from 'react';
import type { QueryOptions } from '../../data/base-query.ts';
import { type PagedQuery, type ReadPage, usePagedQuery } from '../../data/use-paged-query.ts';
import { useKeptLength } from '../../navigation/history-entries.ts';

export const liveOptions = {
  refetchInterval: 15_000,
  refetchOnWindowFocus: true,
  isUserAction: true,
  keepPreviousData: false,
  gapMs: 500,
} satisfies QueryOptions;

interface Page<Item> {
  items: readonly Item[];
  /** The next page's cursor; null at the end. */
  next: string | null;
}

export interface Pages<Item> extends Page<Item> {
  /** Only the first page was read. */
  isFirstOnly: boolean;
}

export type ReadList<Item> = ReadPage<Pages<Item>, Page<Item>, string>;

export interface ListQuery<Item> extends PagedQuery<Pages<Item>> {
  remove: (id: string) => void;
}

export function useListQuery<Item>(read: ReadList<Item> | null, idOf: (item: Item) => string): ListQuery<Item> {
  const merges = useMemo(
    () => ({
      renew: (known: Pages<Item> | null, first: Page<Item>) => withFirstPage(known, first, idOf),
      append: (known: Pages<Item>, next: Page<Item>) => withNextPage(known, next, idOf),
    }),
    [idOf],
  );
  const query = usePagedQuery(read, { ...liveOptions, ...merges });
  const { setData } = query;
  useKeptLength('conversations', { ...query, count: query.data?.items.length ?? null });
  const remove = useCallback(
    (id: string) => setData((known) => known && { ...known, items: known.items.filter((item) => idOf(item) !== id) }),
    [setData, idOf],
  );
  return { ...query, remove };
}

/** Keeps the pages after the new first one, without items that moved to the front or left it. */
export function withFirstPage<Item>(
  known: Pages<Item> | null,
  first: Page<Item>,
  idOf: (item: Item) => string,
): Pages<Item> {
  if (!known || known.isFirstOnly || first.next === null) return { ...first, isFirstOnly: true };
  const [ids, shown] = [new Set(first.items.map(idOf)), known.items.map(idOf)];
  const end = first.items.reduce((last, item) => Math.max(last, shown.indexOf(idOf(item))), -1);
  const older = known.items.slice(end + 1).filter((item) => !ids.has(idOf(item)));
  return { items: [...first.items, ...older], next: known.next, isFirstOnly: false };
}

export function withNextPage<Item>(known: Pages<Item>, next: Page<Item>, idOf: (item: Item) => string): Pages<Item> {
  const shown = new Set(known.items.map(idOf));
  const added = next.items.filter((item) => !shown.has(idOf(item)));
  return { items: [...known.items, ...added], next: next.next, isFirstOnly: false };
}
