import type { ReactNode } from 'react';
import { cx } from '../../browser/class-names.ts';
import { sizeText } from '../../format/size-text.ts';
import { useChatTexts } from '../../texts/use/use-chat-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { fileIcon } from '../../ui/more-icons.ts';
import type { ChatMessage, MessageAttachment } from './chat-reducer.ts';
import { MaskedNote } from './masked-note.tsx';
import styles from './message.module.css';
import { timeText } from './when-text.ts';

/** The visitor's message: files, text, time. `children`: whether a person has it. */
export function UserMessage({ message, children }: { message: ChatMessage; children?: ReactNode }) {
  const { chat } = useChatTexts();
  const language = useLanguage();
  return (
    <li className={cx(styles.message, styles.user)} data-turn={message.live ? undefined : ''}>
      <span className="visually-hidden">{chat.youSaid}</span>
      {message.attachments?.map((attachment) => (
        <SentFile key={attachment.path} attachment={attachment} />
      ))}
      {message.text && <div className={cx(styles.bubble, styles.bubbleUser)}>{message.text}</div>}
      {message.isMasked && <MaskedNote />}
      <p className={styles.time}>
        <time dateTime={new Date(message.at).toISOString()}>{timeText(message.at, language)}</time>
        {children}
      </p>
    </li>
  );
}

function SentFile({ attachment: { bucket, path, name, size, previewUrl } }: { attachment: MessageAttachment }) {
  const { chat } = useChatTexts();
  if (!previewUrl) {
    return (
      // From our server, where its headers keep it from acting as one of our pages.
      <a
        className={cx(styles.photo, styles.document)}
        href={`/api/storage/download?${new URLSearchParams({ bucket, path })}`}
        download={name}
        title={chat.download}
      >
        <Icon drawing={fileIcon} size={24} />
        <FileText name={name} info={sizeText(size)} />
      </a>
    );
  }
  return (
    <a className={styles.photo} href={previewUrl} target="_blank" rel="noopener" title={chat.opensInNewTab}>
      <img src={previewUrl} alt="" />
      <FileText name={name} info={chat.photo(sizeText(size))} />
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
