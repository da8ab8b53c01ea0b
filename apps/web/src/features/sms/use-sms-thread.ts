import type { SmsNote, SmsThreadPage } from '@rxweb/contracts/sms/inbox';
import type { SmsMessage, SmsPerson } from '@rxweb/contracts/sms/messages';
import { useCallback, useEffect, useMemo } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { onRequest, type ReadOptions } from '../../data/base-query.ts';
import { usePagedQuery } from '../../data/use-paged-query.ts';
import { useSmsApi } from './sms.api.ts';

interface Thread {
  page: SmsThreadPage;
  /** Oldest first. */
  messages: SmsMessage[];
  next: string | null;
}

const pagedOptions = {
  ...onRequest,
  keepPreviousData: false,
  renew: renewThread,
  append: (known: Thread, { messages, next }: SmsThreadPage) => ({
    ...known,
    messages: inOrder([...messages, ...known.messages]),
    next,
  }),
};

/** All messages with a person, oldest first: the list's at once, the rest once read. Reads again when `fetchCount` changes. */
export function useSmsThread(
  personId: string | null,
  listed: readonly SmsMessage[],
  fetchCount: number,
  onPerson: (person: SmsPerson) => void,
) {
  const api = useSmsApi();
  const read = useMemo(
    () =>
      personId === null
        ? null
        : async (before: string | null, options: ReadOptions) => {
            const page = await api.thread(personId, before, options);
            if (before === null) onPerson(page.person);
            return page;
          },
    [api, personId, onPerson],
  );
  const query = usePagedQuery<Thread, SmsThreadPage>(read, pagedOptions);
  const { data, setData, invalidate } = query;
  useEffect(() => {
    if (fetchCount > 0) invalidate();
  }, [fetchCount, invalidate]);

  const addNote = useCallback(
    (note: SmsNote) =>
      setData((known) => known && { ...known, page: { ...known.page, notes: [...known.page.notes, note] } }),
    [setData],
  );

  const messages = useMemo(() => inOrder([...(data?.messages ?? []), ...listed]), [data, listed]);
  return {
    messages,
    notes: data?.page.notes ?? [],
    optOuts: data?.page.optOuts ?? [],
    alarms: data?.page.alarms ?? [],
    authors: data?.page.authors ?? [],
    hasOlder: query.hasNextPage,
    isFetchingNextPage: query.isFetchingNextPage,
    fetchNextPage: query.fetchNextPage,
    addNote,
    isGone: query.error instanceof ApiError && query.error.code === 'not_found',
  };
}

export type SmsThreadState = ReturnType<typeof useSmsThread>;

/** Keeps older pages if the new page still reaches them. */
function renewThread(known: Thread | null, page: SmsThreadPage): Thread {
  const messages = inOrder(page.messages);
  const ids = new Set(messages.map(({ id }) => id));
  const isJoined = known?.messages.some(({ id }) => ids.has(id)) ?? false;
  if (!known || !isJoined || page.next === null) return { page, messages, next: page.next };
  const start = Date.parse(messages[0]?.created_at ?? '');
  const older = known.messages.filter(({ id, created_at }) => !ids.has(id) && Date.parse(created_at) < start);
  return { page, messages: [...older, ...messages], next: older.length > 0 ? known.next : page.next };
}

/** Oldest first, each message once, in its latest version. */
function inOrder(messages: readonly SmsMessage[]): SmsMessage[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()].sort(
    (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
}
