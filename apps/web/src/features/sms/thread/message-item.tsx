import type { SmsMessage } from '@rxweb/contracts/sms/messages';
import { isUnread, otherPhone } from '@rxweb/domain/sms/threads';
import { formatPhone, formatTime } from '@rxweb/domain/text/format';
import { useRef, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IconDrawing } from '../../../ui/icons.ts';
import { refreshIcon } from '../../../ui/more-icons.ts';
import { isUndoable } from '../reply/undoable.ts';
import { heldText } from '../when-text.ts';
import { messageState } from './message-labels.ts';
import { TextPicture } from './text-picture.tsx';
import styles from './thread.module.css';

interface MessageItemProps {
  message: SmsMessage;
  now: Date;
  /** The staff member's name; null if unknown. */
  author: string | null;
  wasRetried: boolean;
  onResend: (message: SmsMessage) => Promise<void>;
  onCancel: (message: SmsMessage) => Promise<void>;
  onEdit: (message: SmsMessage) => void;
  /** Null for a text of someone else. */
  onUndo: ((message: SmsMessage) => Promise<void>) | null;
}

export function MessageItem({
  message,
  now,
  author,
  wasRetried,
  onResend,
  onCancel,
  onEdit,
  onUndo,
}: MessageItemProps) {
  const store = useStore();
  const texts = useSmsTexts();
  const { thread: words, language } = texts;
  const at = new Date(message.created_at);
  const heldAt = message.hand_over === 'waiting' && message.not_before ? new Date(message.not_before) : null;
  const held = heldAt && heldAt > now ? heldText(store, message, heldAt, now, language) : null;
  const { icon, word, detail, isFailed, isHeld } = messageState(message, held, now, texts);
  const isOut = message.direction === 'outbound';
  const isNew = isUnread(message);
  const phone = formatPhone(otherPhone(message));
  const whose = isOut ? words.to(phone) : words.from(phone);
  return (
    <li
      className={cx(styles.item, isOut && styles.out, isNew && styles.unread, isFailed && styles.failed)}
      data-message={message.id}
      data-unread={isNew || undefined}
    >
      <span className="visually-hidden">{isOut ? words.weWrote : words.theyWrote}</span>
      {message.pictures.map((picture) => (
        <TextPicture key={picture.id} picture={picture} whose={whose} />
      ))}
      {(message.body !== '' || message.pictures.length === 0) && (
        <div className={styles.bubble} dir="auto">
          {message.body || words.noText}
        </div>
      )}
      <p className={cx(styles.meta, isFailed && styles.failedMeta)}>
        <time dateTime={message.created_at}>{Number.isNaN(at.getTime()) ? '' : formatTime(store, at, language)}</time>
        {icon && <Icon drawing={icon} size={18} />}
        {word}
        {isNew && <b>{words.unread}</b>}
        {isOut && author !== null && <span>· {author}</span>}
      </p>
      {detail !== null && <p className={styles.detail}>{detail}</p>}
      {isFailed && isOut && !wasRetried && (
        <ActionButton
          icon={refreshIcon}
          words={words.sendAgain}
          busyText={words.sending}
          act={() => onResend(message)}
        />
      )}
      {isFailed && wasRetried && <p className={styles.detail}>{words.sentAgain}</p>}
      <HeldActs {...{ message, isHeld, onCancel, onEdit, onUndo }} />
    </li>
  );
}

interface HeldActsProps extends Pick<MessageItemProps, 'message' | 'onCancel' | 'onEdit' | 'onUndo'> {
  isHeld: boolean;
}

/** What can be done with a text before it leaves. */
function HeldActs({ message, isHeld, onCancel, onEdit, onUndo }: HeldActsProps) {
  const { thread: words } = useSmsTexts();
  if (isUndoable(message) && onUndo)
    return <ActionButton words={words.undo.undo} busyText={words.canceling} act={() => onUndo(message)} />;
  if (!isHeld) return null;
  return (
    <span className={styles.acts}>
      {message.sent_by !== null && (
        <Button variant="quiet" className={styles.act} onClick={() => onEdit(message)}>
          {words.edit}
        </Button>
      )}
      <ActionButton words={words.cancel} busyText={words.canceling} act={() => onCancel(message)} />
    </span>
  );
}

interface ActionButtonProps {
  icon?: IconDrawing;
  words: string;
  busyText: string;
  act: () => Promise<void>;
}

/** Runs once, however often pressed. */
function ActionButton({ icon, words, busyText, act }: ActionButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const press = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    await act().finally(() => {
      isRunning.current = false;
      setIsBusy(false);
    });
  };
  return (
    <Button
      variant="quiet"
      {...(icon && { icon })}
      className={styles.act}
      aria-disabled={isBusy}
      onClick={() => void press()}
    >
      {isBusy ? busyText : words}
    </Button>
  );
}
