import { type Dispatch, useCallback, useEffect, useState } from 'react';
import { tabValues } from '../../storage/browser-storage.ts';
import { pendingReset } from './chat-id.ts';
import type { ChatAction, ChatState } from './chat-reducer.ts';

/** Long enough for keyboard and screen reader; short, for the next person at a shared computer. */
const undoMs = 20_000;

interface Cleared {
  state: ChatState;
  /** The server did not know of an earlier clearing yet. */
  wasPending: boolean;
}

/** Clears the conversation here, and on the server with the next message; until then, for a while, it can be undone. */
export function useClear(state: ChatState, dispatch: Dispatch<ChatAction>, stop: () => void) {
  const [cleared, setCleared] = useState<Cleared | null>(null);

  const clear = useCallback(() => {
    stop();
    setCleared({ state, wasPending: pendingReset.isSet(tabValues) });
    pendingReset.set(tabValues);
    dispatch({ type: 'cleared' });
  }, [state, dispatch, stop]);

  const undoClear = useCallback(() => {
    if (!cleared) return;
    if (!cleared.wasPending) pendingReset.done(tabValues);
    dispatch({ type: 'restored', state: cleared.state });
    setCleared(null);
  }, [cleared, dispatch]);

  const forget = useCallback(() => {
    if (cleared) revokePreviews(cleared.state);
    setCleared(null);
  }, [cleared]);

  const hasBegunAgain = state.messages.length > 0;
  useEffect(() => {
    if (!cleared) return;
    const timer = setTimeout(forget, hasBegunAgain ? 0 : undoMs);
    return () => clearTimeout(timer);
  }, [cleared, forget, hasBegunAgain]);

  return { clear, undoClear, canUndoClear: cleared !== null && !hasBegunAgain };
}

function revokePreviews({ messages }: ChatState): void {
  for (const { previewUrl } of messages.flatMap(({ attachments = [] }) => attachments)) {
    if (previewUrl) URL.revokeObjectURL(previewUrl);
  }
}
