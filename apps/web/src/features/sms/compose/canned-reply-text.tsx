import type { CannedReply } from '@rxweb/contracts/sms/inbox';
import styles from './compose.module.css';

export function CannedReplyText({ reply: { title, text, language } }: { reply: CannedReply }) {
  return (
    <>
      <span className={styles.replyTitle} dir="auto">
        {title}
      </span>
      <span className={styles.replyText} lang={language}>
        {text}
      </span>
    </>
  );
}
