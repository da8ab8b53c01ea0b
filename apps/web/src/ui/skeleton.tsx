import { useTexts } from '../lib/texts/use-texts.ts';
import styles from './skeleton.module.css';

/** Where a page is about to be: its lines without its words. */
export function PageSkeleton() {
  const { common } = useTexts();
  return (
    <div className={styles.page} role="status">
      <span className="visually-hidden">{common.loading}</span>
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.block} />
    </div>
  );
}
