import type { SmsMessage, SmsPerson } from '@rxweb/contracts/sms/messages';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { followTable } from '../../backend/follow-table.ts';
import { useBoot } from '../../boot/boot.tsx';
import { appendPage, joinPages, noPages, type Pages, renewPages, unique } from './inbox/pages.ts';
import { type InboxQuery, type Reading, readNewest, readPage } from './inbox/read-page.ts';
import { createRefetcher, type Refetcher } from './inbox/refetcher.ts';
import { useSmsApi } from './sms.api.ts';

const gapMs = 500;
const retryMs = 2_000;
const giveUpMs = 15_000;
/** The socket may be back later than the network: what happens until then is looked for. */
const afterReturnMs = [1_500, 3_000, 4_500, 8_000, 12_000];
/** Should a change ever not be told. */
const everyMs = 60_000;

interface State {
  pages: Pages;
  /** What the pages were read for: older ones than the present are shown until those are there. */
  query: InboxQuery | null;
  source: Reading['source'] | 'none' | null;
  /** Counts readings. */
  revision: number;
}

/** The messages of the inbox, kept up to date (spec section 7, security row R15). `query` is to be the same object while it means the same. */
export function useSmsInbox(query: InboxQuery) {
  const api = useSmsApi();
  const { backend } = useBoot();
  const [state, setState] = useState<State>({ pages: noPages, query: null, source: null, revision: 0 });
  const [isLoadingOlder, setIsLoadingOlder] = useState(false);
  const refetcher = useRef<Refetcher | null>(null);
  const latest = useRef(state);
  latest.current = state;
  // Marked read here: an answer that was on its way before does not bring the mark back.
  const readIds = useRef(new Set<string>());

  const openClient = useCallback(async () => {
    if (!backend) throw new Error('No backend is set up.');
    const { backendClient } = await import('../../backend/backend-client.ts');
    return backendClient(backend);
  }, [backend]);

  useEffect(() => {
    const read = async (stopped: AbortSignal) => {
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(giveUpMs)]);
      const isSame = latest.current.query === query;
      const count = isSame ? latest.current.pages.count : 1;
      const reading = await readNewest({ api, openClient }, query, Math.max(1, count), {
        isUserAction: !isSame,
        signal,
      }).catch(() => null);
      if (stopped.aborted) return true;
      setState((known) => afterReading(known, query, reading, readIds.current));
      return reading !== null;
    };
    const reader = createRefetcher({ read, gapMs, retryMs, now: () => performance.now() });
    refetcher.current = reader;
    reader.restart();
    return () => reader.stop();
  }, [api, openClient, query]);

  const request = useCallback(() => refetcher.current?.request(), []);
  useFollowing(openClient, request);

  const older = useCallback(async () => {
    const { pages } = latest.current;
    if (pages.next === null || isLoadingOlder) return;
    setIsLoadingOlder(true);
    const signal = AbortSignal.timeout(giveUpMs);
    const page = await readPage(api, query, pages.next, { isUserAction: true, signal }).catch(() => null);
    setIsLoadingOlder(false);
    // Another page may be the next by now.
    if (page)
      setState((known) =>
        known.pages.next === pages.next ? { ...known, pages: appendPage(known.pages, page) } : known,
      );
  }, [api, query, isLoadingOlder]);

  const changes = useMemo(
    () => ({
      /** Shows at once what the server has agreed to. */
      markRead(id: string) {
        readIds.current.add(id);
        setState((known) => withMessages(known, (messages) => asRead(messages, readIds.current)));
      },
      forgetRead: (ids: readonly string[]) => {
        for (const id of ids) readIds.current.delete(id);
      },
      putMessage: (message: SmsMessage) =>
        setState((known) => withMessages(known, (messages) => unique([message, ...messages, message]))),
      putPerson: (person: SmsPerson) =>
        setState((known) => {
          const people = new Map(known.pages.people).set(person.phone, person);
          return { ...known, pages: { ...known.pages, people } };
        }),
    }),
    [],
  );

  const { pages, source, revision } = state;
  return {
    messages: pages.messages,
    people: pages.people,
    hasOlder: pages.next !== null,
    isLoadingOlder,
    source,
    revision,
    /** What is shown is not yet what was asked for. */
    isLoading: state.query !== query,
    older,
    refetch: request,
    ...changes,
  };
}

export type SmsInbox = ReturnType<typeof useSmsInbox>;

function afterReading(known: State, query: InboxQuery, reading: Reading | null, readIds: Set<string>): State {
  const isSame = known.query === query;
  const revision = known.revision + 1;
  // What is shown stays when neither can be read (spec section 8: an empty list when there is none yet).
  if (!reading) return { ...known, query, source: 'none', revision };
  const fresh = joinPages(reading.pages);
  for (const { id, status } of fresh.messages) if (status === 'read') readIds.delete(id);
  const marked = { ...fresh, messages: asRead(fresh.messages, readIds) };
  const people = new Map([...known.pages.people, ...marked.people]);
  const pages = isSame ? renewPages(known.pages, marked) : { ...marked, people };
  return { pages, query, source: reading.source, revision };
}

function withMessages(known: State, change: (messages: SmsMessage[]) => SmsMessage[]): State {
  return { ...known, pages: { ...known.pages, messages: change(known.pages.messages) } };
}

function asRead(messages: SmsMessage[], ids: ReadonlySet<string>): SmsMessage[] {
  return messages.map((message) => (ids.has(message.id) ? { ...message, status: 'read' } : message));
}

/** Asks for a reading at each change, whenever the line stands again, and when somebody comes back to the page. */
function useFollowing(openClient: () => Promise<Parameters<typeof followTable>[0]>, request: () => void): void {
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const following = openClient().then(
      (client) => Promise.all(['messages', 'sms_people'].map((table) => followTable(client, table, request))),
      () => [],
    );
    const lookAgain = () => {
      request();
      for (const timer of timers) clearTimeout(timer);
      timers = afterReturnMs.map((afterMs) => setTimeout(request, afterMs));
    };
    const lookWhenSeen = () => document.visibilityState === 'visible' && request();
    const interval = setInterval(lookWhenSeen, everyMs);
    addEventListener('online', lookAgain);
    addEventListener('focus', request);
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => {
      void following.then((stops) => Promise.all(stops.map((stop) => stop())));
      for (const timer of timers) clearTimeout(timer);
      clearInterval(interval);
      removeEventListener('online', lookAgain);
      removeEventListener('focus', request);
      document.removeEventListener('visibilitychange', lookWhenSeen);
    };
  }, [openClient, request]);
}
