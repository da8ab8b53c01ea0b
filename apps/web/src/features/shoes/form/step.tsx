import type { ReactNode } from 'react';
import { cx } from '../../../browser/class-names.ts';
import styles from './sections.module.css';

interface StepProps {
  /** Its name and a quiet word, or the field that stands for it. */
  name: ReactNode;
  ticks?: ReactNode;
  date: ReactNode;
  isVisit?: boolean;
  /** What more can be said, folded. */
  children?: ReactNode;
}

/** One line of the checklist: what, ticked how, on which day. */
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

/** Fields that belong together, with their name above them. */
export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupName}>{name}</legend>
      {children}
    </fieldset>
  );
}
