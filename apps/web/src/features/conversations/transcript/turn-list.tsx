import type { CallbackRequest, ConversationTurn } from '@rxweb/contracts/conversations';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { dayHeading } from '@rxweb/domain/sms/threads';
import { Fragment, memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useConversationsTexts } from '../../../texts/staff/use-conversations-texts.ts';
import type { ConversationsApi } from '../conversations.api.ts';
import type { Transcript } from '../use-conversation.ts';
import { CallbackCard } from './callback-card.tsx';
import styles from './transcript.module.css';
import { TurnItem } from './turn-item.tsx';

interface TurnListProps {
  api: ConversationsApi;
  transcript: Transcript;
  ownId: string;
  now: Date;
  onMarked: (callback: CallbackRequest) => void;
  live: LiveLines;
}

/** Live messages between the turns. */
export interface LiveLines {
  /** Those after a turn; with null, those before the first. */
  after(turnId: string | null): ReactNode;
  /** The number of the newest. */
  last: number;
  /** A person is in the chat, or wanted. */
  isLive: boolean;
}

/** An answered turn never changes. */
const Turn = memo(
  TurnItem,
  (before, now) =>
    before.api === now.api && before.conversationId === now.conversationId && isSameTurn(before.turn, now.turn),
);

function isSameTurn(one: ConversationTurn, other: ConversationTurn): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

const nearPx = 48;
/** Lets keys scroll the pane. */
const keyScrollProps = { tabIndex: 0 };

/** The turns, oldest first. Opens at the end, or at the top if a callback request is open. */
export function TurnList({ api, transcript, ownId, now, onMarked, live }: TurnListProps) {
  const store = useStore();
  const { detail, language } = useConversationsTexts();
  const { conversation, turns, handOffs } = transcript;
  const scroll = useStart(`${turns.at(-1)?.id} ${live.last}`, handOffs[0]?.doneAt === null && !live.isLive);
  const hidden = conversation.turns - turns.length;
  return (
    <section ref={scroll} className={styles.scroll} aria-label={detail.transcript} {...keyScrollProps}>
      {handOffs.map((handOff) => (
        <CallbackCard key={handOff.id} api={api} callback={handOff} ownId={ownId} now={now} onMarked={onMarked} />
      ))}
      {hidden > 0 && <p className={styles.note}>{detail.newest(turns.length, hidden)}</p>}
      <ol className={styles.turns}>
        {live.after(null)}
        {turns.map((turn, index) => (
          <Fragment key={turn.id}>
            {headingOf(store, turn, turns[index - 1], now, language) && (
              <li className={styles.day}>{headingOf(store, turn, turns[index - 1], now, language)}</li>
            )}
            <Turn api={api} conversationId={conversation.id} turn={turn} />
            {live.after(turn.id)}
          </Fragment>
        ))}
      </ol>
    </section>
  );
}

function headingOf(
  store: StoreInfo,
  turn: ConversationTurn,
  before: ConversationTurn | undefined,
  now: Date,
  language: Language,
) {
  const day = dayHeading(store, new Date(turn.at), now, language);
  return before && dayHeading(store, new Date(before.at), now, language) === day ? null : day;
}

/** Starts at the end, or at the top. Stays at the end until the reader scrolls up: with new turns, and when the pane gets smaller. */
function useStart(lastId: string | undefined, beginsOnTop: boolean) {
  const scroll = useRef<HTMLElement>(null);
  const follows = useRef(false);
  useLayoutEffect(() => {
    const box = scroll.current;
    if (!box) return;
    let place = box.scrollTop;
    const note = () => {
      const isAtEnd = box.scrollTop + box.clientHeight > box.scrollHeight - nearPx;
      if (isAtEnd) follows.current = true;
      else if (box.scrollTop < place) follows.current = false;
      place = box.scrollTop;
    };
    const resized = new ResizeObserver(() => follows.current && showEnd(box));
    resized.observe(box);
    box.addEventListener('scroll', note, { passive: true });
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', note);
    };
  }, []);
  useLayoutEffect(() => {
    if (beginsOnTop || !scroll.current) return;
    follows.current = true;
    showEnd(scroll.current);
  }, [beginsOnTop]);
  useLayoutEffect(() => {
    if (lastId && scroll.current && follows.current) showEnd(scroll.current);
  }, [lastId]);
  return scroll;
}

function showEnd(box: HTMLElement): void {
  box.scrollTop = box.scrollHeight;
}
