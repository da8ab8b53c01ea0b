import { type ReactNode, useId } from 'react';
import styles from './check-field.module.css';

interface CheckFieldProps {
  label: string;
  /** For screen readers, where the label needs its row to make sense. Begins or ends with the label. */
  name?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  hint?: ReactNode;
}

export function CheckField({ label, name, isChecked, onChange, hint }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        aria-label={name}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className={styles.box}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
