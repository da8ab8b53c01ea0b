import { useEffect, useEffectEvent } from 'react';

/** Calls each time as long as the page is looked at and the network is there, and when either comes back. */
export function usePoll(poll: () => void, everyMs: number, isOnline: boolean): void {
  const call = useEffectEvent(poll);
  useEffect(() => {
    if (!isOnline) return;
    const renew = () => document.visibilityState === 'visible' && call();
    const timer = setInterval(renew, everyMs);
    document.addEventListener('visibilitychange', renew);
    addEventListener('focus', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      removeEventListener('focus', renew);
    };
  }, [everyMs, isOnline]);
}
