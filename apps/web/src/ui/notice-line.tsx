import type { ReactNode } from 'react';
import { cx } from '../browser/class-names.ts';
import styles from './notice-line.module.css';

interface NoticeLineProps {
  kind: 'offline' | 'failed';
  action: ReactNode;
  children: ReactNode;
}

/** A full-width alert line. In the first load, because it reports that loading fails. */
export function NoticeLine({ kind, action, children }: NoticeLineProps) {
  return (
    <div role="alert" className={cx(styles.line, styles[kind])}>
      <div>{children}</div>
      {action}
    </div>
  );
}
