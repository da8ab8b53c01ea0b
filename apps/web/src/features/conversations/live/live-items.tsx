import type { StaffLiveMessage, StaffLiveState } from '@rxweb/contracts/live/staff';
import { formatTime } from '@rxweb/domain/text/format';
import { Suspense } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { useLiveChatTexts } from '../../../texts/live/use-live-chat-texts.ts';
import { useConversationsTexts } from '../../../texts/staff/use-conversations-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { Icon } from '../../../ui/icon.tsx';
import { alertIcon, mortarIcon, peopleIcon, warnIcon } from '../../../ui/more-icons.ts';
import { eyeIcon, personIcon } from '../../../ui/staff-icons.ts';
import { isUrgent } from '../conversation-labels.ts';
import type { ConversationsApi } from '../conversations.api.ts';
import transcript from '../transcript/transcript.module.css';
import { TurnFile } from '../transcript/turn-file.tsx';
import styles from './live.module.css';

const TextFailed = lazyPartOf(async () => (await import('./text-failed.tsx')).TextFailed);

interface LiveItemsProps {
  api: ConversationsApi;
  messages: readonly StaffLiveMessage[];
  ownId: string;
  /** The newest message that the visitor has seen. */
  seen: number;
  failedTexts: StaffLiveState['failedTexts'];
}

/** Live messages between two turns of the transcript. */
export function LiveItems({ messages, ...rest }: LiveItemsProps) {
  return messages.map((message) => <LiveItem key={message.seq} message={message} {...rest} />);
}

interface LiveItemProps extends Omit<LiveItemsProps, 'messages'> {
  message: StaffLiveMessage;
}

function LiveItem({ message, ...rest }: LiveItemProps) {
  const { kind } = message;
  if (kind === 'text') return <Written message={message} {...rest} />;
  if (kind === 'card' || kind === 'note') return <Care message={message} />;
  return <Happened message={message} ownId={rest.ownId} />;
}

function Written({ api, message, ownId, seen, failedTexts }: LiveItemProps) {
  const store = useStore();
  const texts = useLiveChatTexts();
  const { author, seq, text, files, fileStates, at, language, channel, staffId } = message;
  const isStaff = author === 'staff';
  const failed = failedTexts.find((text) => text.seq === seq);
  const who = staffId === ownId ? texts.you : (message.staff?.name ?? texts.someone);
  return (
    <li className={transcript.turn} data-live={seq}>
      <div className={cx(isStaff ? styles.staff : transcript.asked)}>
        <span className="visually-hidden">{isStaff ? texts.wrote(who) : texts.visitorWrote}</span>
        {files.map((file, index) => (
          <TurnFile key={file.path} api={api} attachment={file} state={fileStates[index]} />
        ))}
        {text !== '' && (
          <div
            className={cx(transcript.bubble, isStaff ? styles.bubbleStaff : transcript.question)}
            lang={language}
            dir="auto"
          >
            {text}
          </div>
        )}
        <p className={transcript.meta}>
          {isStaff && <span>{who}</span>}
          <time dateTime={at}>{formatTime(store, new Date(at), texts.language)}</time>
          {channel === 'text' && <span>· {texts.byText}</span>}
          {isStaff && seq <= seen && (
            <>
              <Icon drawing={eyeIcon} size={18} />
              {texts.seen}
            </>
          )}
        </p>
        <Suspense>{failed && <TextFailed code={failed.code} />}</Suspense>
      </div>
    </li>
  );
}

/** The card or note that the visitor saw below their message. */
function Care({ message: { card, note, careReason, language } }: { message: StaffLiveMessage }) {
  const { care: cards, notes, detail } = useConversationsTexts();
  const segment = careReason?.segment ?? '';
  return (
    <li className={styles.careItem}>
      {card && (
        <p className={cx(transcript.care, isUrgent(card.tier) && transcript.urgent)}>
          <Icon drawing={isUrgent(card.tier) ? alertIcon : peopleIcon} size={20} />
          {cards[card.tier]}
        </p>
      )}
      {note && (
        <p className={cx(transcript.care, transcript.soft)}>
          <Icon drawing={warnIcon} size={20} />
          {notes[note.kind]}
        </p>
      )}
      {segment !== '' && (
        <p className={transcript.reason}>
          <span>
            {detail.matched} <q lang={language}>{segment}</q>
          </span>
        </p>
      )}
    </li>
  );
}

function Happened({ message, ownId }: { message: StaffLiveMessage; ownId: string }) {
  const store = useStore();
  const texts = useLiveChatTexts();
  const { kind, at, staffId, staff } = message;
  const time = formatTime(store, new Date(at), texts.language);
  const who = staffId === ownId ? texts.you : (staff?.name ?? texts.someone);
  const { events } = texts;
  const words =
    kind === 'joined' || kind === 'took_over' || kind === 'left'
      ? events[kind](who, time)
      : kind === 'wanted' || kind === 'back' || kind === 'ended' || kind === 'offer'
        ? events[kind](time)
        : '';
  const isAssistant = kind === 'left' || kind === 'back' || kind === 'ended';
  return (
    <li className={cx(styles.event, isAssistant && styles.back)}>
      <span>
        <Icon drawing={isAssistant ? mortarIcon : personIcon} size={18} />
        {words}
      </span>
    </li>
  );
}
