import type { ReactNode } from 'react';
import { cx } from '../browser/class-names.ts';
import styles from './badge.module.css';

/** A short word with a colour; the word alone must be enough. */
export function Badge({ tone, children }: { tone: 'red' | 'blue' | 'green' | 'neutral'; children: ReactNode }) {
  return <span className={cx(styles.badge, styles[tone])}>{children}</span>;
}
