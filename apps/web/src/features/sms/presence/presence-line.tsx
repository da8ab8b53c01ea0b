import type { Others } from '../inbox.api.ts';
import { presenceText } from './presence-labels.ts';
import styles from './presence-line.module.css';

/** Who else types in a thread or looks at it. */
export function PresenceLine({ others }: { others: Others }) {
  return (
    <p className={styles.presence} role="status">
      {presenceText(others)}
    </p>
  );
}
