import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../../browser/log.ts';
import { keptForGood } from '../../storage/browser-storage.ts';
import type { ConversationHandle, ConversationProps } from './conversation.tsx';
import { queueFlagKey } from './uploads/queue-flag.ts';

type Part = ComponentType<ConversationProps>;

/** When nobody comes near: what takes files and queues them offline has to be there before the connection goes. */
const restMs = 3_000;

/** What one wants of the conversation. */
type Act = (conversation: ConversationHandle) => void;

/**
 * The conversation's code, when somebody needs it, and acts on it: at once, or as soon as it is there. Of acts that wait the last one counts.
 * `onMissing`: something was asked for, and the code cannot be loaded.
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

  const comeNear = useCallback(() => {
    setIsNear(true);
    load();
  }, [load]);

  useEffect(() => {
    // Files that wait on this device are sent by themselves.
    const hasQueue = keptForGood.get(queueFlagKey) !== null;
    const timer = setTimeout(load, hasQueue ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [load]);

  return { Conversation, isNear, comeNear, load, act, handleRef };
}

let fetching: Promise<Part> | null = null;

/** A failed load is tried anew at the next call. */
function fetchPart(): Promise<Part> {
  fetching ??= import('./conversation.tsx').then(
    (module) => module.Conversation,
    (error: unknown) => {
      fetching = null;
      throw error;
    },
  );
  return fetching;
}
