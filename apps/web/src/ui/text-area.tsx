import { type ReactNode, useId } from 'react';
import { cx } from '../browser/class-names.ts';
import styles from './text-field.module.css';

interface TextAreaProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  rows: number;
  maxLength?: number;
  lang?: string;
  dir?: 'rtl';
  hint?: ReactNode;
  problem?: string | null;
}

/** A text of several lines. */
export function TextArea({ label, value, onChange, hint, problem = null, ...field }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        {...field}
        id={id}
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={cx(hint !== undefined && `${id}-hint`, problem !== null && `${id}-error`) || undefined}
        className={cx(styles.input, styles.area)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem !== null && (
        <p id={`${id}-error`} className={styles.error}>
          {problem}
        </p>
      )}
    </div>
  );
}
