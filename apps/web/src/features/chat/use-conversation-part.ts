import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../../browser/log.ts';
import { localValues } from '../../storage/browser-storage.ts';
import type { ConversationHandle, ConversationProps } from './conversation.tsx';
import { screenKey } from './live/screen-key.ts';
import { queueFlagKey } from './uploads/queue-flag.ts';

type Part = ComponentType<ConversationProps>;

/** Loads anyway after this: drops and the offline queue must work before the connection fails. */
const restMs = 3_000;

type Act = (conversation: ConversationHandle) => void;

/**
 * Loads the conversation on demand and calls it now or once loaded; of waiting calls the last wins. `onMissing`: the
 * code can't load.
 */
export function useConversationPart(onMissing: () => void) {
  const [Conversation, setConversation] = useState<Part | null>(null);
  const [isNear, setIsNear] = useState(false);
  const handle = useRef<ConversationHandle | null>(null);
  const waiting = useRef<Act | null>(null);

  const load = useCallback(() => {
    fetchPart().then(
      (part) => setConversation(() => part),
      (error: unknown) => {
        logFailure('The conversation was not loaded', error);
        addEventListener('online', load);
        if (waiting.current) onMissing();
        waiting.current = null;
      },
    );
  }, [onMissing]);

  const act = useCallback(
    (what: Act) => {
      if (handle.current) return what(handle.current);
      waiting.current = what;
      load();
    },
    [load],
  );

  const handleRef = useCallback((ready: ConversationHandle | null) => {
    handle.current = ready;
    const what = waiting.current;
    if (!ready || !what) return;
    waiting.current = null;
    what(ready);
  }, []);

  const markNear = useCallback(() => {
    setIsNear(true);
    load();
  }, [load]);

  useEffect(() => {
    // Files queued on this device send themselves; a conversation comes back.
    const isDue = localValues.get(queueFlagKey) || localValues.get(screenKey);
    const timer = setTimeout(load, isDue ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [load]);

  return { Conversation, isNear, markNear, load, act, handleRef };
}

let fetching: Promise<Part> | null = null;

// Apart from what handles failures: the build wraps the import and its `then` in what loads the styles, which may fail too.
const importPart = async () => (await import('./conversation.tsx')).Conversation;

/** Retries a failed load on the next call. */
function fetchPart(): Promise<Part> {
  fetching ??= importPart().catch((error: unknown) => {
    fetching = null;
    throw error;
  });
  return fetching;
}
