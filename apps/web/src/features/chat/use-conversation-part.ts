import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../../browser/log.ts';
import { localValues, tabValues } from '../../storage/browser-storage.ts';
import type { ConversationHandle, ConversationProps } from './conversation.tsx';
import { screenKey } from './live/screen-key.ts';
import { queueFlagKey } from './uploads/queue-flag.ts';
import { draftKey } from './use-draft.ts';

type Part = ComponentType<ConversationProps>;

type Act = (conversation: ConversationHandle) => void;

/**
 * Loads the conversation at the first press, on demand, or at once for a draft, a kept conversation or queued files. Calls
 * it now or once loaded; of waiting calls the last wins. `onMissing`: the code can't load.
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
        logFailure('Conversation not loaded', error);
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
    if (localValues.get(screenKey) || localValues.get(queueFlagKey) || tabValues.get(draftKey)) load();
    addEventListener('pointerdown', load, { once: true });
    addEventListener('keydown', load, { once: true });
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
