import { useEffect, useMemo, useState } from 'react';
import { useBoot } from './boot.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Updated at the interval and when a sleeping page wakes. Hydration starts from the markup's time, which may be days old. */
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
