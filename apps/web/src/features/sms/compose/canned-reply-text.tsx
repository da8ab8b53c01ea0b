import type { CannedReply } from '@rxweb/contracts/sms/inbox';
import styles from './compose.module.css';

/** A canned reply in a list: its title, and one line of its text. */
export function CannedReplyText({ reply: { title, text, language } }: { reply: CannedReply }) {
  return (
    <>
      <span className={styles.replyTitle}>{title}</span>
      <span className={styles.replyText} lang={language}>
        {text}
      </span>
    </>
  );
}
