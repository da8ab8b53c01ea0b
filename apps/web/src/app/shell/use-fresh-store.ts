import { useEffect } from 'react';

/** The page came with the store's facts, so the code that reloads them can load late. */
const followAfterMs = 60_000;

/** Keeps the store's facts of an open page up to date, with or without a service worker. */
export function useFreshStore(): void {
  useEffect(() => {
    let stop = () => {};
    const follow = () =>
      import('../../boot/follow-store.ts').then(
        ({ followStore }) => {
          stop = followStore();
        },
        // Offline: the page keeps what it knows.
        () => {},
      );
    const timer = setTimeout(follow, followAfterMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
