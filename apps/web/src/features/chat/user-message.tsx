import { cx } from '../../lib/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { fileIcon } from '../../ui/icons.ts';
import type { ChatMessage, MessageAttachment } from './chat-reducer.ts';
import styles from './message.module.css';
import { sizeText, timeText } from './when-text.ts';

/** What the visitor sent: files, words, time. */
export function UserMessage({ message }: { message: ChatMessage }) {
  return (
    <li className={cx(styles.message, styles.user)}>
      <span className="visually-hidden">You said:</span>
      {message.attachments?.map((attachment) => (
        <SentFile key={attachment.path} attachment={attachment} />
      ))}
      {message.text && <div className={cx(styles.bubble, styles.bubbleUser)}>{message.text}</div>}
      <p className={styles.time}>
        <time dateTime={new Date(message.at).toISOString()}>{timeText(message.at)}</time>
      </p>
    </li>
  );
}

function SentFile({ attachment: { name, size, previewUrl } }: { attachment: MessageAttachment }) {
  if (!previewUrl) {
    return (
      <div className={cx(styles.photo, styles.document)}>
        <Icon drawing={fileIcon} size={24} />
        <FileText name={name} info={sizeText(size)} />
      </div>
    );
  }
  return (
    <a className={styles.photo} href={previewUrl} target="_blank" rel="noopener" title="Opens in a new tab">
      <img src={previewUrl} alt="" />
      <FileText name={name} info={`Photo, ${sizeText(size)}`} />
    </a>
  );
}

function FileText({ name, info }: { name: string; info: string }) {
  return (
    <span>
      <span className={styles.photoName}>{name}</span>
      <span className={styles.photoInfo}>{info}</span>
    </span>
  );
}
