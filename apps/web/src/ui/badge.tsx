import type { ReactNode } from 'react';
import { cx } from '../browser/class-names.ts';
import styles from './badge.module.css';

/** A short word with a color; the word alone must suffice. */
export function Badge({ tone, children }: { tone: 'red' | 'blue' | 'green' | 'neutral'; children: ReactNode }) {
  return <span className={cx(styles.badge, styles[tone])}>{children}</span>;
}
