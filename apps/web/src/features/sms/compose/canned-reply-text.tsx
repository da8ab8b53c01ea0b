import type { CannedReply } from '@rxweb/contracts/sms/inbox';
import { previewOf } from '@rxweb/domain/sms/canned-replies';
import { useStore } from '../../../boot/boot.tsx';
import styles from './compose.module.css';

interface CannedReplyTextProps {
  reply: CannedReply;
  firstName: string | null;
}

/** The title, and the words that will be sent. */
export function CannedReplyText({ reply, firstName }: CannedReplyTextProps) {
  const store = useStore();
  const { title, language } = reply;
  return (
    <>
      <span className={styles.replyTitle} dir="auto">
        {title}
      </span>
      <span className={styles.replyText} lang={language}>
        {previewOf(reply, store, new Date(), firstName)}
      </span>
    </>
  );
}
