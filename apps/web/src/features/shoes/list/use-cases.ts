import type { ShoeCaseListItem } from '@rxweb/contracts/shoes/cases';
import { useCallback } from 'react';
import type { ReadOptions } from '../../../data/base-query.ts';
import { usePagedQuery } from '../../../data/use-paged-query.ts';
import { useKeptLength } from '../../../navigation/history-entries.ts';
import type { CaseList, CaseQuery, ShoesApi } from '../shoes.api.ts';

const pageSize = 50;

const pagedOptions = {
  refetchInterval: false,
  isUserAction: true,
  renew: (_: CaseList | null, first: CaseList) => first,
  append: ({ cases }: CaseList, page: CaseList) => ({ ...page, cases: joined(cases, page.cases) }),
} as const;

/** Soonest deadline first. Pass the same `query` object while it means the same. */
export function useCases(api: ShoesApi, query: CaseQuery) {
  const read = useCallback(
    (after: string | null, { signal, headers }: ReadOptions) => {
      const body = { ...query, ...(after !== null && { after }), limit: pageSize };
      return api.list(body, { isUserAction: !headers, signal });
    },
    [api, query],
  );
  const list = usePagedQuery(read, pagedOptions);
  useKeptLength('cases', { ...list, count: list.data?.cases.length ?? null });
  return list;
}

/** A case that moved down between two pages would appear twice. */
function joined(before: readonly ShoeCaseListItem[], page: readonly ShoeCaseListItem[]): ShoeCaseListItem[] {
  const fresh = new Set(page.map(({ id }) => id));
  return [...before.filter(({ id }) => !fresh.has(id)), ...page];
}
