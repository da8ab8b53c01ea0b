import type { ConversationSummary } from '@rxweb/contracts/conversations';
import { memo } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { rowTime } from '../../../format/row-time.ts';
import { useConversationsTexts } from '../../../texts/staff/use-conversations-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconDrawing } from '../../../ui/icons.ts';
import { alertIcon, clockIcon, fileIcon, infoIcon, peopleIcon, phoneIcon } from '../../../ui/more-icons.ts';
import { messageIcon } from '../../../ui/staff-icons.ts';
import { dueText, isUrgent, questionLine } from '../conversation-labels.ts';
import styles from './list.module.css';

interface ConversationRowProps {
  conversation: ConversationSummary;
  isCurrent: boolean;
  /** The Tab stop. */
  isStop: boolean;
  now: Date;
  ownId: string;
  onFocus: (id: string) => void;
  onOpen: (id: string) => void;
}

export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, isCurrent, isStop, now, ownId, onFocus, onOpen } = props;
  const store = useStore();
  const texts = useConversationsTexts();
  const { list: words } = texts;
  const { id, lastAt, care, files, unanswered, handOff } = conversation;
  const waiting = handOff?.doneAt === null ? handOff : null;
  const name = handOff?.name.trim();
  const question = questionLine(conversation, texts);
  const due = waiting && dueText(store, waiting, now, texts);
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-current={isCurrent || undefined}
      data-conversation={id}
      className={cx(styles.row, isCurrent && styles.current)}
      onFocus={() => onFocus(id)}
      onClick={() => onOpen(id)}
    >
      <span className={styles.question} dir="auto" data-excerpt="">
        {name || question}
      </span>
      <time className={styles.when} dateTime={lastAt}>
        {rowTime(store, new Date(lastAt), now, texts.language)}
      </time>
      {name && (
        <span className={styles.asked} dir="auto" data-excerpt="">
          {question}
        </span>
      )}
      <span className={styles.marks}>
        {conversation.live && <LiveMark live={conversation.live} now={now} ownId={ownId} />}
        {care && isUrgent(care) && (
          <Mark icon={alertIcon} tone="danger">
            {texts.care[care]}
          </Mark>
        )}
        {waiting && (
          <Mark icon={phoneIcon} tone="warning">
            {words.waiting}
          </Mark>
        )}
        {due && due.tone !== 'calm' && (
          <Mark icon={clockIcon} tone={due.tone === 'late' ? 'danger' : 'warning'}>
            {due.tone === 'late' ? words.overdue : words.dueSoon}
          </Mark>
        )}
        {unanswered > 0 && <Mark icon={infoIcon}>{words.noAnswer}</Mark>}
        {files > 0 && <Mark icon={fileIcon}>{texts.files(files)}</Mark>}
      </span>
    </button>
  );
});

interface LiveMarkProps {
  live: NonNullable<ConversationSummary['live']>;
  now: Date;
  ownId: string;
}

/** Who is in the chat, or that the visitor waits for someone. */
function LiveMark({ live: { answeredBy, since, unseen }, now, ownId }: LiveMarkProps) {
  const { list: words } = useConversationsTexts();
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  if (!answeredBy) {
    return (
      <Mark icon={peopleIcon} tone="warning">
        {words.wantsPerson(minutes)}
      </Mark>
    );
  }
  return (
    <>
      <Mark icon={peopleIcon}>
        {answeredBy.id === ownId ? words.youAreIn : words.isIn(answeredBy.name ?? words.someone)}
      </Mark>
      {answeredBy.id === ownId && unseen > 0 && <Mark icon={messageIcon}>{words.unseen(unseen)}</Mark>}
    </>
  );
}

interface MarkProps {
  icon: IconDrawing;
  tone?: 'danger' | 'warning';
  children: string;
}

function Mark({ icon, tone, children }: MarkProps) {
  return (
    <span className={cx(styles.mark, tone && styles[tone])}>
      <Icon drawing={icon} size={18} />
      {children}
    </span>
  );
}
