import type { ManagedUser } from '@rxweb/contracts/users';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { followNetwork, isOnline } from '../../browser/use-online.ts';
import type { UsersApi } from './users.api.ts';

const everyMs = 60_000;

export interface UserList {
  /** What was last read; kept while it is read again, and when that fails. */
  users: ManagedUser[] | null;
  readAt: Date | null;
  isError: boolean;
  isLoading: boolean;
  /** Reads again; not asked for by a person unless said so. */
  load: (isAsked?: boolean) => Promise<void>;
  /** Shows an account as it is now, without reading all. */
  replace: (user: ManagedUser) => void;
  remove: (user: ManagedUser) => void;
}

interface Read {
  users: ManagedUser[] | null;
  readAt: Date | null;
  isError: boolean;
}

/** The accounts, kept fresh: each minute while the page is looked at, and when it is looked at again or the network comes back. */
export function useUsers(api: UsersApi): UserList {
  const [read, setRead] = useState<Read>({ users: null, readAt: null, isError: false });
  const [isLoading, setIsLoading] = useState(true);
  const reading = useRef<AbortController | null>(null);

  const load = useCallback(
    async (isAsked = false) => {
      reading.current?.abort();
      const abort = new AbortController();
      reading.current = abort;
      setIsLoading(true);
      const users = await api.list(isAsked, abort.signal).catch(() => null);
      if (abort.signal.aborted) return;
      setRead((before) => (users ? { users, readAt: new Date(), isError: false } : { ...before, isError: true }));
      setIsLoading(false);
    },
    [api],
  );
  const change = useCallback((how: (users: ManagedUser[]) => ManagedUser[]) => {
    // What is on its way was read before the change.
    reading.current?.abort();
    setIsLoading(false);
    setRead((before) => ({ ...before, users: before.users && how(before.users) }));
  }, []);

  useEffect(() => {
    void load(true);
    const renew = () => {
      if (document.visibilityState === 'visible' && isOnline()) void load();
    };
    const timer = setInterval(renew, everyMs);
    document.addEventListener('visibilitychange', renew);
    const stopFollowing = followNetwork(renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      stopFollowing();
      reading.current?.abort();
    };
  }, [load]);

  return useMemo(
    () => ({
      ...read,
      isLoading,
      load,
      replace: (user) => change((users) => users.map((each) => (each.id === user.id ? user : each))),
      remove: (user) => change((users) => users.filter(({ id }) => id !== user.id)),
    }),
    [read, isLoading, load, change],
  );
}
