import { useUiTexts } from '../texts/use/use-ui-texts.ts';
import styles from './skeleton.module.css';

export function PageSkeleton() {
  const { common } = useUiTexts();
  return (
    <div className={styles.page} role="status">
      <span className="visually-hidden">{common.loading}</span>
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.block} />
    </div>
  );
}

/** `label` is for screen readers. */
export function SkeletonLines({ label, count }: { label: string; count: number }) {
  return (
    <div className={styles.lines} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => `row ${index}`).map((row) => (
        <span key={row} className={styles.row} />
      ))}
    </div>
  );
}
