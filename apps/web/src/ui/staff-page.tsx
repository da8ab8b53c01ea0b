import type { ReactNode } from 'react';
import styles from './staff-page.module.css';

interface StaffPageProps {
  title: string;
  text?: string;
  actions?: ReactNode;
  children: ReactNode;
}

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
