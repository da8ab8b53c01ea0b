import { useEffect, useRef, useState } from 'react';

/** Long enough to read and to announce. */
const backOnlineMs = 4_000;

/** True for a moment after the network returns. */
export function useBackOnline(online: boolean): boolean {
  const wasOnline = useRef(online);
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const cameBack = online && !wasOnline.current;
    wasOnline.current = online;
    setIsBack(cameBack);
    if (!cameBack) return;
    const timer = setTimeout(() => setIsBack(false), backOnlineMs);
    return () => clearTimeout(timer);
  }, [online]);
  return isBack;
}
