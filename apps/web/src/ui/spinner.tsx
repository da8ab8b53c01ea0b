import { useUiTexts } from '../texts/use/use-ui-texts.ts';
import styles from './spinner.module.css';

/** A loading indicator, also for screen readers. */
export function Spinner({ label }: { label?: string }) {
  const { common } = useUiTexts();
  return (
    <div role="status" className={styles.place}>
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{label ?? common.loading}</span>
    </div>
  );
}
