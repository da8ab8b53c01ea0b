import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import type { Others } from '../inbox.api.ts';
import { presenceText } from './presence-labels.ts';
import styles from './presence-line.module.css';

export function PresenceLine({ others }: { others: Others }) {
  const { presence } = useSmsTexts().thread;
  return (
    <p className={styles.presence} role="status">
      {presenceText(others, presence)}
    </p>
  );
}
