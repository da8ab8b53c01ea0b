import { isUnread } from '@rxweb/domain/sms/sms';
import { formatPhone } from '@rxweb/domain/text/format';
import { memo } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { rowTime } from '../../../format/row-time.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { alertIcon, warnIcon } from '../../../ui/more-icons.ts';
import { banIcon } from '../../../ui/staff-icons.ts';
import type { Conversation } from './conversations.ts';
import styles from './inbox.module.css';
import { lineText, statusIcons } from './list-labels.ts';

interface ConversationRowProps {
  conversation: Conversation;
  isCurrent: boolean;
  /** The Tab stop. */
  isStop: boolean;
  now: Date;
  onFocus: (phone: string) => void;
  onOpen: (phone: string) => void;
}

export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, isCurrent, isStop, now, onFocus, onOpen } = props;
  const store = useStore();
  const texts = useSmsTexts();
  const { list: words, statuses, alarms } = texts.inbox;
  const { phone, person, last, unread, alarm } = conversation;
  const isNew = unread > 0 || (last !== null && isUnread(last));
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-current={isCurrent || undefined}
      data-phone={phone}
      className={cx(
        styles.conversation,
        isCurrent && styles.current,
        isNew && styles.unread,
        last?.status === 'failed' && styles.failed,
        alarm && styles[alarm.level],
      )}
      onFocus={() => onFocus(phone)}
      onClick={() => onOpen(phone)}
    >
      <span className={styles.name} data-excerpt="" title={person?.name ?? undefined}>
        {person?.name?.trim() || formatPhone(phone)}
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
        {last && !alarm && (
          <span className={styles.status}>
            <Icon drawing={statusIcons[last.status]} size={18} />
            {statuses[last.status]}
          </span>
        )}
      </span>
      {isNew && <span className="visually-hidden">{words.isUnread}</span>}
    </button>
  );
});

function Mark({ words, isWish = false }: { words: string; isWish?: boolean }) {
  return (
    <span className={styles.mark} title={words}>
      <Icon drawing={isWish ? warnIcon : banIcon} size={18} />
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
