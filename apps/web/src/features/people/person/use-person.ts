import type { PersonFile, PersonItem } from '@rxweb/contracts/people';
import { useMemo } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { onRequest, type ReadOptions } from '../../../data/base-query.ts';
import { type PagedQuery, type ReadPage, usePagedQuery } from '../../../data/use-paged-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import type { PeopleApi } from '../people.api.ts';

const options = { ...onRequest, isUserAction: true, refetchOnWindowFocus: true, keepPreviousData: false };

/** A contact; `gone` when it is no more, or not for this role. */
export function usePerson(api: PeopleApi, id: string | null) {
  const read = useMemo(
    () => (id === null ? null : (how: ReadOptions) => api.read(id, how).catch(goneIfMissing)),
    [api, id],
  );
  const query = useQuery<PersonFile | 'gone'>(read, options);
  const put = (person: PersonFile) => query.setData(() => person);
  return { ...query, person: query.data === 'gone' ? null : query.data, isGone: query.data === 'gone', put };
}

function goneIfMissing(error: unknown): 'gone' {
  if (error instanceof ApiError && error.code === 'not_found') return 'gone';
  throw error;
}

interface Items {
  items: PersonItem[];
  next: string | null;
}

/** What happened with the person. `version`: a merge changes what belongs to them. */
export function usePersonItems(api: PeopleApi, id: string, version: number): PagedQuery<Items> {
  const read = useMemo(
    (): ReadPage<Items, Items, string> => (after, how) => api.items({ id, version }, after, how),
    [api, id, version],
  );
  return usePagedQuery(read, merges);
}

const merges = {
  ...options,
  renew: (_: Items | null, first: Items) => first,
  append: (known: Items, { items, next }: Items) => ({ items: [...known.items, ...items], next }),
};
