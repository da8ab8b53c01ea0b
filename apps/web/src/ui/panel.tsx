import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** A quiet word beside the title. */
  note?: ReactNode;
  /** A button at the end of the title's row. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a staff page with a title of its own, for what is real and works. */
export function Panel({ title, note, action, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {note && <span className={styles.note}>{note}</span>}
        {action && <span className={styles.action}>{action}</span>}
      </header>
      {children}
    </section>
  );
}
