import type { ReactNode } from 'react';
import { cx } from '../../../browser/class-names.ts';
import styles from './sections.module.css';

interface StepProps {
  /** A name with a remark, or the step's own field. */
  name: ReactNode;
  ticks?: ReactNode;
  date: ReactNode;
  isVisit?: boolean;
  /** Collapsed. */
  children?: ReactNode;
}

export function Step({ name, ticks, date, isVisit = false, children }: StepProps) {
  return (
    <div className={styles.step}>
      <div className={cx(styles.stepRow, isVisit && styles.visit)}>
        {name}
        <div className={styles.ticks}>{ticks}</div>
        {date}
      </div>
      {children}
    </div>
  );
}

export function StepName({ name, text }: { name: string; text: ReactNode }) {
  return (
    <div>
      <p className={styles.stepName}>{name}</p>
      <p className={styles.stepText}>{text}</p>
    </div>
  );
}

export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupName}>{name}</legend>
      {children}
    </fieldset>
  );
}
