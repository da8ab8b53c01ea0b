import { telHref } from '@rxweb/domain/format';
import { useTexts } from '../../lib/texts/use-texts.ts';
import styles from './message.module.css';

/** Stands in where nothing could look for an emergency in what somebody wrote. */
export function EmergencyNumbers() {
  const { chat } = useTexts();
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
