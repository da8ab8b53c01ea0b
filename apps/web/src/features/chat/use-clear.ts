import { type Dispatch, type RefObject, useCallback, useEffect, useState } from 'react';
import { localValues, tabValues } from '../../storage/browser-storage.ts';
import { newScreen } from './chat-id.ts';
import type { ChatAction, ChatState } from './chat-reducer.ts';
import { screenKey } from './live/screen-key.ts';
import { requestDraftKey } from './requests/request-draft-key.ts';

/** Long enough for keyboard and screen reader; short, for the next person at a shared computer. */
const undoMs = 20_000;

interface Cleared {
  state: ChatState;
  screen: string;
}

/** Starts an empty chat, whose answers know nothing of the one before; for a while that can be undone. Then the server forgets it, too. */
export function useClear(
  state: ChatState,
  screen: RefObject<string>,
  dispatch: Dispatch<ChatAction>,
  stop: () => void,
) {
  const [cleared, setCleared] = useState<Cleared | null>(null);

  const clear = useCallback(() => {
    stop();
    setCleared({ state, screen: screen.current });
    localValues.remove(screenKey);
    screen.current = newScreen();
    tabValues.remove(requestDraftKey);
    dispatch({ type: 'cleared' });
  }, [state, screen, dispatch, stop]);

  const undoClear = useCallback(() => {
    if (!cleared) return;
    screen.current = cleared.screen;
    localValues.set(screenKey, cleared.screen);
    dispatch({ type: 'changed', change: () => cleared.state });
    setCleared(null);
  }, [cleared, screen, dispatch]);

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

  const canUndoClear = cleared !== null && !hasBegunAgain;
  return { clear, undoClear, canUndoClear, clearedScreen: cleared?.screen ?? null };
}

function revokePreviews({ messages }: ChatState): void {
  for (const { previewUrl } of messages.flatMap(({ attachments = [] }) => attachments)) {
    if (previewUrl) URL.revokeObjectURL(previewUrl);
  }
}
