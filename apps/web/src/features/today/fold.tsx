import type { ReactNode } from 'react';
import { cx } from '../../browser/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconDrawing } from '../../ui/icons.ts';
import { chevronDownIcon } from '../../ui/more-icons.ts';
import styles from './queue.module.css';

interface FoldProps {
  name: string;
  count: number;
  icon: IconDrawing;
  isLate?: boolean;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A group of the queue; its heading folds it. */
export function Fold({ name, count, icon, isLate = false, isOpenAtFirst = true, children }: FoldProps) {
  return (
    <details className={cx(styles.group, isLate && styles.lateGroup)} open={isOpenAtFirst}>
      <summary>
        <Icon drawing={icon} />
        <h3>{name}</h3>
        <span className={styles.number}>{count}</span>
        <Icon drawing={chevronDownIcon} className={styles.chevron} />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
