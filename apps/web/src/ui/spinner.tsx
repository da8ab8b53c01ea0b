import { useTexts } from '../lib/texts/use-texts.ts';
import styles from './spinner.module.css';

/** Says that something is being waited for, to the eye and to a screen reader. */
export function Spinner({ label }: { label?: string }) {
  const { common } = useTexts();
  return (
    <div role="status" className={styles.place}>
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{label ?? common.loading}</span>
    </div>
  );
}
