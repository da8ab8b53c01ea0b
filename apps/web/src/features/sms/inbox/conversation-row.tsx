import type { SmsLabel } from '@rxweb/contracts/sms/inbox';
import type { SmsMessage } from '@rxweb/contracts/sms/messages';
import { isUnread } from '@rxweb/domain/sms/threads';
import { formatPhone } from '@rxweb/domain/text/format';
import { memo } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { rowTime } from '../../../format/row-time.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { alertIcon, checkIcon, warnIcon } from '../../../ui/more-icons.ts';
import { banIcon, eyeIcon } from '../../../ui/staff-icons.ts';
import { LabelChip, labelsOf } from '../labels/label-chip.tsx';
import { waitText } from '../wait-text.ts';
import type { Conversation } from './conversations.ts';
import styles from './inbox.module.css';
import { lineText, statusIcons } from './list-labels.ts';

interface ConversationRowProps {
  conversation: Conversation;
  isCurrent: boolean;
  /** The Tab stop. */
  isStop: boolean;
  now: Date;
  labels: readonly SmsLabel[];
  /** While several are being chosen. */
  isChosen: boolean | null;
  onFocus: (phone: string) => void;
  onOpen: (phone: string) => void;
}

export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, isCurrent, isStop, now, labels, isChosen, onFocus, onOpen } = props;
  const store = useStore();
  const texts = useSmsTexts();
  const { list: words, alarms } = texts.inbox;
  const { phone, person, last, unread, alarm } = conversation;
  const isNew = unread > 0 || (last !== null && isUnread(last));
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-current={isCurrent || undefined}
      aria-pressed={isChosen ?? undefined}
      data-phone={phone}
      className={cx(
        styles.conversation,
        isCurrent && styles.current,
        isNew && styles.unread,
        last?.status === 'failed' && styles.failed,
        alarm && styles[alarm.level],
        isChosen !== null && styles.choosing,
      )}
      onFocus={() => onFocus(phone)}
      onClick={() => onOpen(phone)}
    >
      {isChosen !== null && <span className={styles.box}>{isChosen && <Icon drawing={checkIcon} size={18} />}</span>}
      <span className={styles.top}>
        <span className={styles.name} data-excerpt="" title={person?.name ?? undefined}>
          {person?.name?.trim() || formatPhone(phone)}
        </span>
        {person && <RowLabels labels={labelsOf(person.labels, labels)} />}
      </span>
      <time className={styles.when} dateTime={last?.created_at}>
        {last && rowTime(store, new Date(last.created_at), now, texts.language)}
      </time>
      <span className={styles.last}>
        {alarm && (
          <span className={styles.alarm}>
            <Icon drawing={alarm.level === 'danger' ? alertIcon : warnIcon} size={18} />
            <span className={styles.alarmText} data-excerpt="" title={alarms.kinds[alarm.kind]}>
              {alarms.kinds[alarm.kind]}
            </span>
          </span>
        )}
        {person?.optedOut && <Mark words={words.optedOut} />}
        {!person?.optedOut && person?.wish && <Mark words={words.mayStop} isWish />}
        <span className={styles.line} dir="auto" data-excerpt="">
          {last ? lineText(last, texts) : words.noTexts}
        </span>
        {last && !alarm && <RowStatus last={last} waitingSince={person?.waitingSince ?? null} now={now} />}
      </span>
      {isNew && <span className="visually-hidden">{words.isUnread}</span>}
    </button>
  );
});

/** The first, and how many more there are. */
function RowLabels({ labels: [first, ...others] }: { labels: readonly SmsLabel[] }) {
  if (!first) return null;
  return (
    <>
      <LabelChip label={first} />
      {others.length > 0 && (
        <span className={styles.more} title={others.map(({ name }) => name).join(', ')}>
          +{others.length}
        </span>
      )}
    </>
  );
}

interface RowStatusProps {
  last: SmsMessage;
  waitingSince: string | null;
  now: Date;
}

/** How far our text got; of theirs, how long they have waited. "Delivered" says nothing about a text to us. */
function RowStatus({ last, waitingSince, now }: RowStatusProps) {
  const { inbox } = useSmsTexts();
  if (last.direction === 'outbound' || last.status === 'failed') {
    return (
      <span className={styles.status}>
        <Icon drawing={statusIcons[last.status]} size={18} />
        {inbox.statuses[last.status]}
      </span>
    );
  }
  if (waitingSince !== null)
    return <span className={styles.status}>{inbox.list.waiting(waitText(new Date(waitingSince), now))}</span>;
  if (last.status !== 'read') return null;
  return (
    <span className={styles.status}>
      <Icon drawing={eyeIcon} size={18} />
      {inbox.statuses.read}
    </span>
  );
}

function Mark({ words, isWish = false }: { words: string; isWish?: boolean }) {
  return (
    <span className={styles.mark} title={words}>
      <Icon drawing={isWish ? warnIcon : banIcon} size={18} />
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
