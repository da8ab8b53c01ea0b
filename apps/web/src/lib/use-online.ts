import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Long enough to be read and to be said. */
const backOnlineMs = 4_000;

/** Whether the browser says it has a network, kept up by its own events (spec section 4). */
export function useOnline(): boolean {
  return useSyncExternalStore(followNetwork, isOnline, () => true);
}

/** True for a moment after the network came back. */
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

export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls at each change, until the function it gives is called. */
export function followNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
