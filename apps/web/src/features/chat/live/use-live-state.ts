import type { LiveMessage, LiveState } from '@rxweb/contracts/live/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStableCall } from '../../../ui/use-stable-call.ts';
import type { ChatMessage } from '../chat-reducer.ts';
import type { Chat } from '../use-chat.ts';
import { isForgetting } from './forgotten.ts';
import { liveApi } from './live.api.ts';
import { followLive, type LiveLink } from './live-connection.ts';
import { lastWithoutGap, takeLive } from './live-messages.ts';
import { setSeenByStaff } from './seen-by-staff.ts';

export interface LiveStanding {
  /** Null until the server said it. */
  state: LiveState | null;
  link: LiveLink;
  take(messages: readonly LiveMessage[], state: LiveState): void;
  /** An empty chat: nothing is known of it. */
  reset(): void;
}

/** Who answers, kept current while the conversation is followed. `onGone`: the visitor started over elsewhere. */
export function useLiveState(chat: Chat, onGone: () => void): LiveStanding {
  const [state, setState] = useState<LiveState | null>(null);
  const [link, setLink] = useState<LiveLink>('live');
  /** The number before the first message that this page may know. */
  const base = useRef<number | null>(null);
  const { change } = chat;
  const isLive = isLiveNow(state);
  const isVisible = useVisible();

  const takeMessages = useCallback(
    (messages: readonly LiveMessage[]) => {
      if (messages.length > 0) change((known) => takeLive(known, messages));
    },
    [change],
  );
  const takeState = useCallback((next: LiveState) => {
    setSeenByStaff(next.seenByStaff);
    setState((known) => (known && known.version > next.version ? known : next));
  }, []);
  const after = useStableCall(() => lastWithoutGap(chat.messages, base.current ?? 0));

  const isActive = useRecentlyActive(chat.messages);
  // The server may not know the conversation before its first answer; the next step is tried again.
  const step = `${chat.messages.at(-1)?.id} ${chat.isAnswering} ${isLive}`;
  const [unknownAt, setUnknownAt] = useState('');
  const end = useStableCall((why: 'gone' | 'unknown') => (why === 'gone' ? onGone() : setUnknownAt(step)));
  const isFollowed = (isLive || (isActive && isVisible)) && unknownAt !== step;
  useEffect(() => {
    if (!isFollowed) return;
    const stop = new AbortController();
    // What goes then is what was cleared here, not the questions since.
    const wasForgetting = isForgetting();
    const listener = {
      onMessages(messages: readonly LiveMessage[]) {
        base.current ??= (messages[0]?.seq ?? 1) - 1;
        takeMessages(messages);
      },
      onState: takeState,
      onLink: setLink,
      onEnd: (why: 'gone' | 'unknown') => end(wasForgetting ? 'unknown' : why),
      after,
    };
    void followLive(liveApi, listener, stop.signal);
    return () => stop.abort();
  }, [isFollowed, takeMessages, takeState, after, end]);

  const take = useCallback(
    (messages: readonly LiveMessage[], next: LiveState) => {
      takeMessages(messages);
      takeState(next);
    },
    [takeMessages, takeState],
  );
  const reset = useCallback(() => {
    base.current = null;
    setSeenByStaff(0);
    setState(null);
  }, []);
  useReset(chat.messages.length === 0, reset);
  return { state, link, take, reset };
}

function useReset(isEmpty: boolean, reset: () => void): void {
  useEffect(() => {
    if (isEmpty) reset();
  }, [isEmpty, reset]);
}

/** A person answers, or is wanted. */
export function isLiveNow(state: LiveState | null): state is LiveState {
  return state !== null && (state.answeredBy !== null || state.wantedAt !== null);
}

function useVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const note = () => setIsVisible(!document.hidden);
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, []);
  return isVisible;
}

/** After so long without a message, a person who joins is seen with the next one. */
const recentMs = 10 * 60_000;

/** Whether the newest message is recent: staff may join while the visitor still reads. */
function useRecentlyActive(messages: readonly ChatMessage[]): boolean {
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
