import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../../../browser/log.ts';
import type { LiveHandle } from './live-chat.tsx';

type Parts = typeof import('./live-chat.tsx');

export interface Live {
  parts: Parts | null;
  ref(ready: LiveHandle | null): void;
  /** Null while the part isn't needed. */
  current(): LiveHandle | null;
  /** Acts now, or once the part has loaded. `onMissing`: it can't load. */
  act(what: (live: LiveHandle) => void, onMissing: () => void): void;
}

/** The part for live chats and for conversations that come back. Who only looks never loads it. `onMissing`: it can't load. */
export function useLive(isNeeded: boolean, onMissing: () => void): Live {
  const [parts, setParts] = useState<Parts | null>(null);
  const handle = useRef<LiveHandle | null>(null);
  const waiting = useRef<((live: LiveHandle) => void) | null>(null);
  const load = useCallback((onMissing: () => void) => {
    importParts().then(setParts, (error: unknown) => {
      logFailure('The part for live chats was not loaded', error);
      waiting.current = null;
      onMissing();
    });
  }, []);
  useEffect(() => {
    if (isNeeded) load(onMissing);
  }, [isNeeded, load, onMissing]);
  const ref = useCallback((ready: LiveHandle | null) => {
    handle.current = ready;
    if (ready) waiting.current?.(ready);
    if (ready) waiting.current = null;
  }, []);
  const current = useCallback(() => handle.current, []);
  const act = useCallback<Live['act']>(
    (what, onMissing) => {
      if (handle.current) return what(handle.current);
      waiting.current = what;
      load(onMissing);
    },
    [load],
  );
  return { parts, ref, current, act };
}

// Apart from what handles failures, as with the conversation's own part.
const importParts = () => import('./live-chat.tsx');
