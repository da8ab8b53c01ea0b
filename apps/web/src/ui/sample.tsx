import type { ReactNode } from 'react';
import styles from './sample.module.css';

/** The mark of everything that is only an example. */
export function SampleTag() {
  return <span className={styles.tag}>Sample</span>;
}

/** A dashed frame around example data, with one tag, so that nobody takes it for records. */
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
