import { isOpenNow } from '@rxweb/domain/text/open-now-text';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../../boot/boot.tsx';
import { localValues } from '../../../storage/browser-storage.ts';
import { useStableCall } from '../../../ui/use-stable-call.ts';
import type { ChatFormName } from '../chat-parts.ts';
import type { MessageAttachment } from '../chat-reducer.ts';
import type { ConversationPlaces } from '../conversation-places.ts';
import type { Chat } from '../use-chat.ts';
import type { TurnScroll } from '../use-turn-scroll.ts';
import { AskFailed, IdleOffer, RestoreFailed } from './chat-notices.tsx';
import { liveApi } from './live.api.ts';
import { LiveAnnouncer } from './live-announcer.tsx';
import { LiveBar } from './live-bar.tsx';
import { LiveFoot } from './live-foot.tsx';
import { toPerson } from './live-messages.ts';
import { screenKey } from './screen-key.ts';
import { useSharedDevice } from './shared-device.ts';
import { SharedSwitch } from './shared-switch.tsx';
import { useKeptConversation } from './use-kept-conversation.ts';
import { useLiveSending, useLiveSigns } from './use-live-sending.ts';
import { isLiveNow, type LiveStanding, useLiveState } from './use-live-state.ts';

export { LiveLine } from './live-line.tsx';

/** What the conversation can ask of it. */
export interface LiveHandle {
  /** Sends a message to the person in the chat; false where the assistant answers. */
  send(text: string, files: readonly MessageAttachment[]): boolean;
  /** Asks for a person, in the store's hours; otherwise for a callback. */
  askForPerson(): void;
}

export interface LiveChatProps {
  ref: Ref<LiveHandle>;
  chat: Chat;
  places: ConversationPlaces;
  scroll: TurnScroll;
  /** Above the chat bar's box. */
  above: Element | null;
  /** The page began with a conversation on this device. */
  isComingBack: boolean;
  /** Beside the button that clears the conversation. */
  tools: Element | null;
  onShowForm(form: ChatFormName): void;
  onRestored(): void;
}

/** A person in the chat, and what is kept of a conversation. Loaded once there is something to keep. */
export function LiveChat(props: LiveChatProps) {
  const { ref, chat, places, scroll, above, isComingBack, tools, onShowForm, onRestored } = props;
  const [isShared, setIsShared] = useSharedDevice();
  const hasMessages = chat.messages.length > 0;
  const standing: LiveStanding = useLiveState(chat, () => kept.empty());
  const { state, link, take, reset } = standing;
  const kept = useKeptConversation({
    chat,
    isComingBack,
    take,
    reset,
    onRestored: useStableCall((isBack) => {
      onRestored();
      if (isBack) scroll.showEnd();
      resume();
    }),
  });
  const { send, isStuck, resume } = useLiveSending(chat, standing);
  const { act, isBusy, hasFailed } = useActs(take);
  const isJoined = state?.answeredBy != null;
  const lastSeq = chat.messages.findLast(({ live }) => live?.seq)?.live?.seq ?? 0;
  useLiveSigns(places.input, isJoined, { last: lastSeq, told: state?.seenByVisitor ?? 0 });
  useStreamedMessages(chat, take);
  useJoinClosing(chat, isJoined);
  useFollowEnd(chat, scroll);
  const leaveNumber = () => onShowForm('callback');
  const askForPerson = useAskForPerson({ isLive: isLiveNow(state), act, leaveNumber, chat, scroll, places });
  useImperativeHandle(ref, () => ({
    send(text, files) {
      if (!isJoined) return false;
      send(text, files);
      return true;
    },
    askForPerson,
  }));
  return (
    <>
      <LiveAnnouncer messages={chat.messages} />
      {isJoined && <LiveFoot row={places.row.current} />}
      {above &&
        createPortal(
          <>
            {kept.hasFailed && <RestoreFailed onRetry={() => void kept.restore()} />}
            {hasFailed && <AskFailed onLeaveNumber={leaveNumber} />}
            {hasMessages && !isShared && <IdleOffer onShare={() => setIsShared(true)} />}
            {isLiveNow(state) && (
              <LiveBar
                {...{ state, isBusy }}
                link={isStuck ? 'cut' : link}
                onToAssistant={() => void act(() => liveApi.toAssistant())}
                onLeaveNumber={canLeaveNumber(chat) ? leaveNumber : undefined}
              />
            )}
          </>,
          above,
        )}
      {!isComingBack && <SharedSwitch isShared={isShared} end={tools} onChange={setIsShared} />}
    </>
  );
}

const canLeaveNumber = ({ openForm, leftForms }: Chat) => openForm !== 'callback' && !leftForms.includes('callback');

/** One act at a time, with the state it gives. */
function useActs(take: LiveStanding['take']) {
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const act = async <T extends { state: Parameters<LiveStanding['take']>[1] }>(call: () => Promise<T>) => {
    if (isBusy) return null;
    setIsBusy(true);
    setHasFailed(false);
    try {
      const done = await call();
      take([], done.state);
      return done;
    } catch {
      setHasFailed(true);
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  return { act, isBusy, hasFailed };
}

interface Asking {
  isLive: boolean;
  act: ReturnType<typeof useActs>['act'];
  leaveNumber(): void;
  chat: Chat;
  scroll: TurnScroll;
  places: ConversationPlaces;
}

function useAskForPerson({ isLive, act, leaveNumber, chat, scroll, places }: Asking) {
  const store = useStore();
  return useStableCall(async () => {
    if (isLive) return places.input.current?.focus();
    if (!isOpenNow(store, new Date())) return leaveNumber();
    const asked = await act(() => liveApi.ask());
    // It comes back with a reload, also before the first question.
    if (asked && !asked.offer) localValues.set(screenKey, chat.screen.current);
    if (asked?.offer) return leaveNumber();
    scroll.showEnd();
    places.input.current?.focus({ preventScroll: true });
  });
}

/** What the answer's own stream said of a person: they have the question, or joined meanwhile. */
function useStreamedMessages({ live, change }: Chat, take: LiveStanding['take']): void {
  useEffect(() => {
    if (!live) return;
    change((known) => toPerson(known, live));
    take([], live.state);
  }, [live, change, take]);
}

/** With someone there, no callback is needed. */
function useJoinClosing({ openForm, closeForm }: Chat, isJoined: boolean): void {
  const close = useEffectEvent(() => openForm === 'callback' && closeForm());
  useEffect(() => {
    if (isJoined) close();
  }, [isJoined]);
}

/** A reader at the end stays there. */
function useFollowEnd({ messages }: Chat, { isAtEnd, showEnd }: TurnScroll): void {
  const last = messages.at(-1);
  const lastId = last?.live && last.id;
  const follow = useStableCall(() => {
    if (isAtEnd || last?.role === 'user') showEnd();
  });
  useEffect(() => {
    if (lastId) follow();
  }, [lastId, follow]);
}
