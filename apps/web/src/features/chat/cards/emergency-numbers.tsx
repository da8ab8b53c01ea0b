import { telHref } from '@rxweb/domain/text/format';
import { useChatTexts } from '../../../texts/use-chat-texts.ts';
import styles from '../message.module.css';

/** Stands in where nothing could look for an emergency in what somebody wrote. */
export function EmergencyNumbers() {
  const { chat } = useChatTexts();
  return (
    <p className={styles.note}>
      {chat.inAnEmergency}{' '}
      {chat.emergencyNumbers.map(({ label, tel }) => (
        <a key={tel} href={telHref(tel)}>
          {label}
        </a>
      ))}
    </p>
  );
}
