import { telHref } from '@rxweb/domain/text/format';
import { useChatTexts } from '../../../texts/use/use-chat-texts.ts';
import styles from '../message.module.css';

/** Shown when the emergency check could not run. */
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
