import type { ConversationSummary } from '@rxweb/contracts/conversations';
import { memo } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { rowTime } from '../../../format/row-time.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconDrawing } from '../../../ui/icons.ts';
import { alertIcon, clockIcon, fileIcon, infoIcon, phoneIcon } from '../../../ui/more-icons.ts';
import { careLabels, dueText, filesText, isUrgent, questionLine } from '../conversation-labels.ts';
import styles from './list.module.css';

interface ConversationRowProps {
  conversation: ConversationSummary;
  isCurrent: boolean;
  /** The Tab stop. */
  isStop: boolean;
  now: Date;
  onFocus: (id: string) => void;
  onOpen: (id: string) => void;
}

export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, isCurrent, isStop, now, onFocus, onOpen } = props;
  const store = useStore();
  const { id, lastAt, care, files, unanswered, handOff } = conversation;
  const waiting = handOff?.doneAt === null ? handOff : null;
  const due = waiting && dueText(store, waiting, now);
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
        {questionLine(conversation)}
      </span>
      <time className={styles.when} dateTime={lastAt}>
        {rowTime(store, new Date(lastAt), now)}
      </time>
      <span className={styles.marks}>
        {care && isUrgent(care) && (
          <Mark icon={alertIcon} tone="danger">
            {careLabels[care]}
          </Mark>
        )}
        {waiting && (
          <Mark icon={phoneIcon} tone="warning">
            Waiting for a call
          </Mark>
        )}
        {due && due.tone !== 'calm' && (
          <Mark icon={clockIcon} tone={due.tone === 'late' ? 'danger' : 'warning'}>
            {due.tone === 'late' ? 'Overdue' : 'Due soon'}
          </Mark>
        )}
        {unanswered > 0 && <Mark icon={infoIcon}>No answer</Mark>}
        {files > 0 && <Mark icon={fileIcon}>{filesText(files)}</Mark>}
      </span>
    </button>
  );
});

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
