import { telHref } from '@rxweb/domain/format';
import { useTexts } from '../../lib/texts/use-texts.ts';
import styles from './emergency-numbers.module.css';

/** Stands in where nothing could look for an emergency in what somebody wrote. */
export function EmergencyNumbers() {
  const { chat } = useTexts();
  return (
    <p className={styles.numbers}>
      {chat.inAnEmergency}{' '}
      {chat.emergencyNumbers.map(({ label, tel }) => (
        <a key={tel} href={telHref(tel)}>
          {label}
        </a>
      ))}
    </p>
  );
}
