import styles from './spinner.module.css';

/** Says that something is being waited for, to the eye and to a screen reader. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" className={styles.place}>
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
