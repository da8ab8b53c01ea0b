import type { listRequests, RequestFile, RequestListItem } from '@rxweb/contracts/requests/staff';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import { type PagedQuery, type ReadPage, usePagedQuery } from '../../data/use-paged-query.ts';
import { useEntryText, useKeptLength } from '../../navigation/history-entries.ts';
import { type Filters, toBody } from './filters.ts';
import { liveOptions } from './live-options.ts';
import type { RequestsApi } from './requests.api.ts';

type Page = z.infer<typeof listRequests.output>;

export interface Listed {
  requests: readonly RequestListItem[];
  next: string | null;
  isFirstOnly: boolean;
}

export interface RequestsQuery extends PagedQuery<Listed> {
  counts: Page['counts'] | null;
  /** Shows a change before the list is read again. */
  put: (request: RequestFile) => void;
}

export function useRequests(api: RequestsApi, filters: Filters, ownId: string, search: string | null): RequestsQuery {
  const [counts, setCounts] = useState<Page['counts'] | null>(null);
  const { state, kind, owner, due } = filters;
  const read = useMemo(
    (): ReadPage<Listed, Page, string> => async (after, options) => {
      const body = toBody({ state, kind, owner, due }, ownId, search);
      const page = await api.list({ ...body, ...(after !== null && { after }) }, options);
      setCounts(page.counts);
      return page;
    },
    [api, state, kind, owner, due, ownId, search],
  );
  const query = usePagedQuery(read, merges);
  useKeptLength('requests', { ...query, count: query.data?.requests.length ?? null });
  const { setData, invalidate } = query;
  const put = useCallback(
    (changed: RequestFile) => {
      setData((known) => known && { ...known, requests: known.requests.map((one) => merged(one, changed)) });
      invalidate();
    },
    [setData, invalidate],
  );
  return { ...query, counts, put };
}

const merges = { ...liveOptions, renew, append };

function merged(one: RequestListItem, { state, outcome, step, owner, hasNews, dueAt, ...changed }: RequestFile) {
  return one.id === changed.id ? { ...one, state, outcome, step, owner, hasNews, dueAt } : one;
}

/** The new first page, and those read after it that are not on it. */
function renew(known: Listed | null, { requests, next }: Page): Listed {
  if (!known || known.isFirstOnly || next === null) return { requests, next, isFirstOnly: true };
  const ids = new Set(requests.map(({ id }) => id));
  const end = requests.reduce(
    (last, { id }) =>
      Math.max(
        last,
        known.requests.findIndex((one) => one.id === id),
      ),
    -1,
  );
  const later = known.requests.slice(end + 1).filter(({ id }) => !ids.has(id));
  return { requests: [...requests, ...later], next: known.next, isFirstOnly: false };
}

function append(known: Listed, { requests, next }: Page): Listed {
  const shown = new Set(known.requests.map(({ id }) => id));
  return { requests: [...known.requests, ...requests.filter(({ id }) => !shown.has(id))], next, isFirstOnly: false };
}

const pauseMs = 300;
const minChars = 2;

/** The search text, never stored: Back finds it in memory. `searchText` follows after a pause; null for no search. */
export function useSearch(): { text: string; searchText: string | null; change: (text: string) => void } {
  const [text, change] = useEntryText('requests-search');
  const [searchText, setSearchText] = useState(() => searchOf(text));
  useEffect(() => {
    const next = searchOf(text);
    if (next === null) return setSearchText(null);
    const timer = setTimeout(() => setSearchText(next), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, searchText, change };
}

function searchOf(text: string): string | null {
  const wanted = text.trim();
  return wanted.length >= minChars ? wanted : null;
}
