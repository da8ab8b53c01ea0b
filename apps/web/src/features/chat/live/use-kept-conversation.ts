import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { logFailure } from '../../../browser/log.ts';
import { localValues, tabValues } from '../../../storage/browser-storage.ts';
import { currentChatTexts } from '../../../texts/use/use-chat-texts.ts';
import { useStableCall } from '../../../ui/use-stable-call.ts';
import { newScreen, storedScreen } from '../chat-id.ts';
import { emptyChat } from '../chat-reducer.ts';
import { requestDraftKey } from '../requests/request-draft-key.ts';
import type { Chat } from '../use-chat.ts';
import { addForgotten, dropForgotten, sendForgotten } from './forgotten.ts';
import { liveApi, startOver } from './live.api.ts';
import { restoredMessages, withRestored } from './restored-messages.ts';
import { screenKey } from './screen-key.ts';
import { sharedKey } from './shared-device.ts';
import type { LiveStanding } from './use-live-state.ts';

interface KeptOptions {
  chat: Chat;
  /** The page began with a conversation on this device. */
  isComingBack: boolean;
  take: LiveStanding['take'];
  reset(): void;
  /** The conversation is back, or there is none. */
  onRestored(isBack: boolean): void;
}

/** Brings the conversation back at the start, and ends it on the server when it is cleared, here or in another tab. */
export function useKeptConversation({ chat, isComingBack, take, reset, onRestored }: KeptOptions) {
  const [hasFailed, setHasFailed] = useState(false);
  const { change, screen, clearedScreen } = chat;

  const empty = useCallback(() => {
    screen.current = newScreen();
    tabValues.remove(requestDraftKey);
    change(() => emptyChat);
    reset();
  }, [screen, change, reset]);
  const restore = useStableCall(async () => {
    setHasFailed(false);
    try {
      const isBack = await restoreInto(screen.current, { change, take });
      onRestored(isBack);
    } catch (error) {
      logFailure('The conversation was not restored', error);
      setHasFailed(!(error instanceof ApiError && error.status === 404));
      onRestored(false);
    }
  });
  const start = useEffectEvent(() => {
    if (!isComingBack) return;
    // A device of many people: its last page ended without saying so.
    if (localValues.get(sharedKey) === null) void restore();
    else {
      forgetStored();
      empty();
      onRestored(false);
    }
  });
  useEffect(() => start(), []);

  useForgetting(clearedScreen);

  useOtherTabs(screen, empty);
  useClosing(empty);
  return { hasFailed, restore, empty };
}

async function restoreInto(
  screen: string,
  { change, take }: Pick<Chat, 'change'> & Pick<LiveStanding, 'take'>,
): Promise<boolean> {
  const thread = await liveApi.restore(screen);
  if (!thread || thread.turns.length + thread.messages.length === 0) return false;
  const restored = restoredMessages(thread.turns, thread.messages, currentChatTexts());
  change((known) => ({
    ...known,
    messages: withRestored(known.messages, restored),
    ...(thread.callback && { leftForms: [...new Set([...known.leftForms, 'callback' as const])] }),
  }));
  take([], thread.state);
  return true;
}

/** Once the clearing can't be undone any more, the server forgets the conversation, too. */
function useForgetting(clearedScreen: string | null): void {
  const wasCleared = useRef<string | null>(null);
  useEffect(() => {
    const before = wasCleared.current;
    wasCleared.current = clearedScreen;
    // Undone: the conversation is this device's again.
    if (before !== null && storedScreen(localValues) === before) dropForgotten(before);
    if (clearedScreen === null) void sendForgotten(startOver);
    else addForgotten(clearedScreen);
  }, [clearedScreen]);
}

/** The server forgets it with the next request; here it doesn't come back. */
function forgetStored(): void {
  const screen = storedScreen(localValues);
  if (screen === null) return;
  addForgotten(screen);
  localValues.remove(screenKey);
}

/** Cleared in another tab: cleared here, too. */
function useOtherTabs(screen: RefObject<string>, empty: () => void): void {
  useEffect(() => {
    const follow = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === screenKey && newValue === null && oldValue === screen.current) empty();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [screen, empty]);
}

/** On a shared device the conversation ends with its page. */
function useClosing(empty: () => void): void {
  useEffect(() => {
    const end = () => {
      if (localValues.get(sharedKey) !== null) {
        forgetStored();
        // The browser may keep the page for Back.
        empty();
      }
      void sendForgotten(startOver);
    };
    addEventListener('pagehide', end);
    return () => removeEventListener('pagehide', end);
  }, [empty]);
}
