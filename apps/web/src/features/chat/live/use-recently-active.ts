import { useEffect, useState } from 'react';
import type { ChatMessage } from '../chat-reducer.ts';

/** After so long without a message, a person who joins is seen with the next one. */
const recentMs = 10 * 60_000;

/** Whether the newest message is recent: staff may join while the visitor still reads. */
export function useRecentlyActive(messages: readonly ChatMessage[]): boolean {
  const at = messages.at(-1)?.at ?? 0;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const leftMs = at + recentMs - Date.now();
    if (leftMs <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), leftMs + 1);
    return () => clearTimeout(timer);
  }, [at]);
  return now - at < recentMs;
}
