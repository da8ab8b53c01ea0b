import type { ReactNode } from 'react';
import styles from './sample.module.css';

export function SampleTag() {
  return <span className={styles.tag}>Sample</span>;
}

/** So that samples aren't mistaken for records. */
export function SampleFrame({ note, children }: { note: string; children: ReactNode }) {
  return (
    <section className={styles.frame} aria-label="Sample data">
      <p className={styles.head}>
        <SampleTag />
        {note}
      </p>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
