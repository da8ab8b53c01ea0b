import type { PersonListItem } from '@rxweb/contracts/people';
import { useEffect, useMemo, useState } from 'react';
import { onRequest } from '../../data/base-query.ts';
import { type PagedQuery, type ReadPage, usePagedQuery } from '../../data/use-paged-query.ts';
import type { PeopleApi } from './people.api.ts';

interface Page {
  people: PersonListItem[];
  next: string | null;
  isCut: boolean;
}

const pauseMs = 300;
const minChars = 2;

/** Reads contacts by name, or those that match what is typed, after a pause. Null and short texts match all. */
export function useFoundPeople(api: PeopleApi, text: string): PagedQuery<Page> & { isSearch: boolean } {
  const search = usePaused(text);
  const read = useMemo(
    (): ReadPage<Page, Page, string> => (after, options) => api.list(search, after, options),
    [api, search],
  );
  return { ...usePagedQuery(read, merges), isSearch: search !== null };
}

const merges = {
  ...onRequest,
  isUserAction: true,
  keepPreviousData: true,
  renew: (_: Page | null, first: Page) => first,
  append: (known: Page, next: Page) => ({ ...next, people: [...known.people, ...next.people] }),
};

function usePaused(text: string): string | null {
  const [paused, setPaused] = useState(() => searchOf(text));
  useEffect(() => {
    const next = searchOf(text);
    if (next === null) return setPaused(null);
    const timer = setTimeout(() => setPaused(next), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

function searchOf(text: string): string | null {
  const wanted = text.trim();
  return wanted.length >= minChars ? wanted : null;
}
