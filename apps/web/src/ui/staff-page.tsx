import type { ReactNode } from 'react';
import styles from './staff-page.module.css';

interface StaffPageProps {
  title: string;
  /** A sentence under the title. */
  text?: string;
  /** Links to related pages. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A staff page: header and content. */
export function StaffPage({ title, text, actions, children }: StaffPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.parts}>{children}</div>
    </div>
  );
}
