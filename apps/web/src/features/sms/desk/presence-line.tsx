import type { Others } from './desk.api.ts';
import styles from './desk.module.css';
import { presenceWords } from './presence-words.ts';

/** Who else types in a thread or looks at it. */
export function PresenceLine({ others }: { others: Others }) {
  return (
    <p className={styles.presence} role="status">
      {presenceWords(others)}
    </p>
  );
}
