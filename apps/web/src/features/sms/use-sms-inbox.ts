import type { CannedReply, SmsInboxOverview, SmsLabel } from '@rxweb/contracts/sms/inbox';
import type { SmsMessage, SmsPerson, SmsPinnedThread } from '@rxweb/contracts/sms/messages';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { followTable } from '../../backend/follow-table.ts';
import { useBoot } from '../../boot/boot.tsx';
import { whenFirstPage } from '../../boot/first-page.ts';
import { onRequest, type ReadOptions } from '../../data/base-query.ts';
import { usePagedQuery } from '../../data/use-paged-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { appendPage, joinPages, noPages, type Pages, renewPages, unique } from './inbox/pages.ts';
import { type InboxQuery, type Reading, readNewest, readPage } from './inbox/read-page.ts';
import { useInboxApi } from './inbox.api.ts';
import { useSmsApi } from './sms.api.ts';

/** The socket may return later than the network. */
const afterReturnMs = [1_500, 3_000, 4_500, 8_000, 12_000];

/** The poll covers changes that the socket missed. */
const liveOptions = {
  refetchInterval: 60_000,
  refetchOnWindowFocus: true,
  networkMode: 'always',
  isUserAction: true,
  gapMs: 500,
  retryDelay: 2_000,
} as const;

interface InboxPages extends Pages {
  source: Reading['source'] | null;
  query: InboxQuery | null;
  /** Threads with an open alarm, the most urgent first. */
  pinned: readonly SmsPinnedThread[];
}

type InboxReading = Reading & Pick<InboxPages, 'query'>;

const nothing: InboxPages = { ...noPages, source: null, query: null, pinned: [] };

/** The inbox's messages, kept current (spec section 7, security row R15). Memoize `query`. */
export function useSmsInbox(query: InboxQuery) {
  const api = useSmsApi();
  const openClient = useOpenClient();
  // An answer to an older request doesn't undo the mark.
  const readIds = useRef(new Set<string>());

  const read = useCallback(
    async (cursor: string | null, options: ReadOptions, known: InboxPages | null): Promise<InboxReading> => {
      if (cursor !== null) {
        return { source: 'server', pages: [await readPage(api, query, cursor, options)], query };
      }
      const count = known?.query === query ? known.count : 1;
      return { ...(await readNewest({ api, openClient }, query, Math.max(1, count), options)), query };
    },
    [api, openClient, query],
  );
  const list = usePagedQuery<InboxPages, InboxReading>(read, {
    ...liveOptions,
    renew: (known, reading) => renewInbox(known ?? nothing, reading, readIds.current),
    append: (known, { pages }) => ({ ...known, ...pages.reduce<Pages>(appendPage, known) }),
  });
  const { setData, invalidate } = list;
  const isLive = useChanges(openClient, invalidate);

  const changes = useMemo(() => {
    const change = (how: (known: InboxPages) => Partial<InboxPages>) =>
      setData((known) => ({ ...(known ?? nothing), ...how(known ?? nothing) }));
    return {
      markRead(id: string) {
        readIds.current.add(id);
        change(({ messages }) => ({ messages: asRead(messages, readIds.current) }));
      },
      forgetRead: (ids: readonly string[]) => {
        for (const id of ids) readIds.current.delete(id);
      },
      putMessage: (message: SmsMessage) =>
        change(({ messages }) => ({ messages: unique([message, ...messages, message]) })),
      putPerson: (person: SmsPerson) => change(({ people }) => ({ people: new Map(people).set(person.phone, person) })),
    };
  }, [setData]);

  const { messages, people, source, pinned } = list.data ?? nothing;
  return {
    messages,
    people,
    pinned,
    hasNextPage: list.hasNextPage,
    isFetchingNextPage: list.isFetchingNextPage,
    source: list.isError && !list.isFetchNextPageError ? ('none' as const) : source,
    /** Null until the socket is first joined or lost; `never` when there is none that could come back. */
    isLive,
    fetchCount: list.fetchCount,
    isLoading: list.isPlaceholderData,
    fetchNextPage: list.fetchNextPage,
    refetch: invalidate,
    ...changes,
  };
}

export type SmsInbox = ReturnType<typeof useSmsInbox>;

/** Staff, canned replies and counts. Reads after each read of the list. */
export function useInboxOverview(fetchCount: number) {
  const api = useInboxApi();
  const read = useMemo(
    () => (fetchCount === 0 ? null : ({ signal }: ReadOptions) => api.read(signal)),
    [api, fetchCount],
  );
  const { data: overview, setData } = useQuery<SmsInboxOverview>(read, onRequest);
  const setReplies = useCallback(
    (replies: CannedReply[]) => setData((known) => known && { ...known, replies }),
    [setData],
  );
  const setLabels = useCallback((labels: SmsLabel[]) => setData((known) => known && { ...known, labels }), [setData]);
  return { overview, setReplies, setLabels };
}

function renewInbox(known: InboxPages, { pages, source, query }: InboxReading, readIds: Set<string>): InboxPages {
  const fresh = joinPages(pages);
  for (const { id, status } of fresh.messages) if (status === 'read') readIds.delete(id);
  // The table knows no alarms: those that were open stay.
  const pinned = source === 'server' ? (pages[0]?.pinned ?? []) : known.pinned;
  const pinnedPeople = pinned.map(({ person }) => [person.phone, person] as const);
  const marked = {
    ...fresh,
    messages: asRead(fresh.messages, readIds),
    people: new Map([...pinnedPeople, ...fresh.people]),
  };
  const people = new Map([...known.people, ...marked.people]);
  const renewed = known.query === query ? renewPages(known, marked) : { ...marked, people };
  return { ...renewed, source, query, pinned };
}

function asRead(messages: SmsMessage[], ids: ReadonlySet<string>): SmsMessage[] {
  return messages.map((message) => (ids.has(message.id) ? { ...message, status: 'read' } : message));
}

type OpenClient = () => Promise<Parameters<typeof followTable>[0]>;

function useOpenClient(): OpenClient {
  const { backend } = useBoot();
  return useCallback(async () => {
    if (!backend) throw new Error('No backend is set up.');
    const { backendClient } = await import('../../backend/backend-client.ts');
    return backendClient(backend);
  }, [backend]);
}

const followed = ['messages', 'sms_people'] as const;

/** Calls after each change in the tables, and when the network returns. Returns whether changes arrive. */
function useChanges(openClient: OpenClient, onChange: () => void): boolean | 'never' | null {
  const [lives, setLives] = useState<Partial<Record<(typeof followed)[number], boolean>>>({});
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const following = whenFirstPage()
      .then(openClient)
      .then(
        (client) =>
          Promise.all(
            followed.map((table) =>
              followTable(client, table, onChange, (isLive) => setLives((before) => ({ ...before, [table]: isLive }))),
            ),
          ),
        () => {
          setHasFailed(true);
          return [];
        },
      );
    const handleOnline = () => {
      onChange();
      for (const timer of timers) clearTimeout(timer);
      timers = afterReturnMs.map((afterMs) => setTimeout(onChange, afterMs));
    };
    addEventListener('online', handleOnline);
    return () => {
      void following.then((stops) => Promise.all(stops.map((stop) => stop())));
      for (const timer of timers) clearTimeout(timer);
      removeEventListener('online', handleOnline);
    };
  }, [openClient, onChange]);
  if (hasFailed) return 'never';
  if (Object.values(lives).includes(false)) return false;
  return followed.every((table) => lives[table]) || null;
}
