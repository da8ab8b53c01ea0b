import type { StaffLiveMessage, StaffLiveState } from '@rxweb/contracts/live/staff';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { cx } from '../../../browser/class-names.ts';
import { useLiveChatTexts } from '../../../texts/live/use-live-chat-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { ConversationsApi } from '../conversations.api.ts';
import type { LiveLines } from '../transcript/turn-list.tsx';
import type { Transcript } from '../use-conversation.ts';
import styles from './live.module.css';
import { LiveBar } from './live-bar.tsx';
import { LiveCompose } from './live-compose.tsx';
import { LiveItems } from './live-items.tsx';
import { useLiveStaffApi } from './live-staff.api.ts';
import { UrgentBar } from './urgent-bar.tsx';
import { useLiveActs } from './use-live-acts.ts';
import { lastSeq, type StaffLive, useStaffLive } from './use-staff-live.ts';

interface LivePaneProps {
  api: ConversationsApi;
  transcript: Transcript;
  /** The user's words go out as texts. */
  maySend: boolean;
  ownId: string;
  now: Date;
  /** The list and the transcript may have changed. */
  onChanged(): void;
  /** The transcript, with the live messages between its turns. */
  children(lines: LiveLines): ReactNode;
}

/** A conversation that staff can join: who answers, the transcript, and the box to write in. */
export function LivePane({ api, transcript, maySend, ownId, now, onChanged, children }: LivePaneProps) {
  const { id } = transcript.conversation;
  const texts = useLiveChatTexts();
  const live = useStaffLive(id);
  const acts = useLiveActs(id, live, onChanged);
  const { state, messages } = live;
  const isMine = state?.answeredBy?.id === ownId;
  const last = lastSeq(messages);
  useSeen(id, isMine, last, state?.seenByStaff ?? 0);
  useNewTurns(state, onChanged);
  const isOpen =
    state !== null && (state.isVisitorHere || state.isByText || state.wantedAt !== null || state.answeredBy !== null);
  // Only administrators' words go out as texts.
  const isReached = state !== null && (state.isVisitorHere || !state.isByText || maySend);
  const placed = placeMessages(messages, transcript);
  const lines: LiveLines = {
    last,
    isLive: isOpen && (state?.wantedAt !== null || state.answeredBy !== null),
    after: (turn) => (
      <LiveItems
        {...{ api, ownId }}
        messages={placed.get(turn) ?? []}
        seen={state?.seenByVisitor ?? 0}
        failedTexts={state?.failedTexts ?? []}
      />
    ),
  };
  return (
    <div className={styles.pane}>
      <div className={styles.top}>
        {state && <UrgentBar {...{ id, state, live, ownId, now }} isReached={isOpen && isReached} />}
        {isOpen && <LiveBar state={state} ownId={ownId} now={now} acts={acts} />}
      </div>
      <div className={styles.middle}>{children(lines)}</div>
      {isOpen && (
        <div className={styles.bottom}>
          <Presence state={state} live={live} />
          {isMine && !isReached && <Notice tone="warning">{texts.reachesNot}</Notice>}
          {isMine && (
            <LiveCompose
              key={id}
              id={id}
              ownId={ownId}
              name={transcript.handOffs[0]?.name ?? null}
              language={languageOf(messages, transcript)}
              takesFocus={acts.hasEntered}
              isTexted={state.isByText && maySend}
              onSent={live.take}
              onLate={live.refetch}
            />
          )}
          {!isMine && state.wantedAt !== null && <p className={styles.joinFirst}>{texts.compose.joinFirst}</p>}
        </div>
      )}
    </div>
  );
}

/** That the visitor wrote in last. */
function languageOf(messages: readonly StaffLiveMessage[], { turns, handOffs }: Transcript) {
  const said = messages.findLast(({ author }) => author === 'visitor') ?? turns.at(-1) ?? handOffs[0];
  return said?.language ?? null;
}

/** By the turn that they follow; null for those before the first that is shown. */
function placeMessages(
  messages: readonly StaffLiveMessage[],
  { turns }: Transcript,
): Map<string | null, StaffLiveMessage[]> {
  const shown = new Set(turns.map(({ id }) => id));
  const newest = turns.at(-1)?.id ?? null;
  return Map.groupBy(messages, ({ afterTurn }) => {
    if (afterTurn === null) return null;
    if (shown.has(afterTurn)) return afterTurn;
    // A turn that isn't read yet is newer than all, or older where the list begins later.
    return newest !== null && Number(afterTurn) > Number(newest) ? newest : null;
  });
}

function Presence({ state, live }: { state: StaffLiveState; live: StaffLive }) {
  const texts = useLiveChatTexts();
  const link = !live.isOnline ? 'offline' : live.isLive === false ? 'checking' : 'live';
  return (
    <div className={styles.presence}>
      <span className={cx(state.isVisitorHere && styles.here)}>{state.isVisitorHere ? texts.here : texts.left}</span>
      <span role="status">{state.isVisitorTyping && texts.typing}</span>
      <span role="status" className={cx(styles.link, link !== 'live' && styles.cut)}>
        {texts.links[link]}
      </span>
    </div>
  );
}

/** Reports to the visitor what the staff member in the chat has seen. */
function useSeen(id: string, isMine: boolean, last: number, told: number): void {
  const api = useLiveStaffApi();
  useEffect(() => {
    if (!isMine || last <= told) return;
    const tell = () => {
      // The next change reports it again.
      if (!document.hidden) api.seen(id, last).catch(() => undefined);
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [api, id, isMine, last, told]);
}

/** While the assistant answers, its turns come with the transcript; who answers, in the list too. */
function useNewTurns(state: StaffLiveState | null, onChanged: () => void): void {
  const isAssistant = state !== null && state.answeredBy === null;
  const mark = `${state?.answeredBy?.id} ${state?.wantedAt} ${isAssistant && state.version}`;
  const known = useRef<string | null>(null);
  const changed = useEffectEvent(onChanged);
  const isKnown = state !== null;
  useEffect(() => {
    if (known.current !== null) changed();
    known.current = isKnown ? mark : null;
  }, [isKnown, mark]);
}
