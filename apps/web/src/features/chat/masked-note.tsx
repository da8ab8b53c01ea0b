import { formatPhone, telHref } from '@rxweb/domain/text/format';
import { useStore } from '../../boot/boot.tsx';
import { useChatTexts } from '../../texts/use-chat-texts.ts';
import styles from './message.module.css';

/** Says that a personal number was removed, and where to give it instead. */
export function MaskedNote() {
  const { chat } = useChatTexts();
  const { phone } = useStore();
  return (
    <p className={styles.note}>
      {chat.masked} <a href={telHref(phone)}>{formatPhone(phone)}</a>
    </p>
  );
}
