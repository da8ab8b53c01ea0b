import { useEffect, useMemo, useState } from 'react';
import { useBoot } from './boot.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * The time, renewed at that interval and when a page that slept in the background is looked at again. Over the server's markup it begins with
 * the instant of that markup, which may be old: a kept page is opened again days later.
 */
export function useNow(everyMs: number): Date {
  const { renderedAt } = useBoot();
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
  const markupAt = useMemo(() => (renderedAt === undefined ? null : new Date(renderedAt)), [renderedAt]);
  return isHydrated || !markupAt ? now : markupAt;
}
