import { useEffect, useState } from 'react';
import { useRenderedAt } from './boot.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * The time, renewed at that interval and when a page that slept in the background is looked at again. Over the server's markup it begins with
 * the instant of that markup, which may be old: a kept page is opened again days later.
 */
export function useNow(everyMs: number): Date {
  const renderedAt = useRenderedAt();
  const isHydrated = useHydrated();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const renew = () => setNow(new Date());
    const timer = setInterval(renew, everyMs);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [everyMs]);
  return isHydrated || !renderedAt ? now : renderedAt;
}
