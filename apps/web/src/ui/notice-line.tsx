import type { ReactNode } from 'react';
import { cx } from '../browser/class-names.ts';
import styles from './notice-line.module.css';

interface NoticeLineProps {
  kind: 'offline' | 'failed';
  action: ReactNode;
  children: ReactNode;
}

/** One line across its place, said at once. It is there from the first load: what it says is that nothing more can be loaded. */
export function NoticeLine({ kind, action, children }: NoticeLineProps) {
  return (
    <div role="alert" className={cx(styles.line, styles[kind])}>
      <div>{children}</div>
      {action}
    </div>
  );
}
