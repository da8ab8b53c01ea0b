import { useId } from 'react';
import { cx } from '../../browser/class-names.ts';
import field from '../../ui/text-field.module.css';
import styles from './audit-filters.module.css';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  earliest?: string;
  latest?: string;
  onChange: (day: string) => void;
}

export function DayField({ label, value, earliest, latest, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        min={earliest || '2000-01-01'}
        max={latest || '2099-12-31'}
        className={cx(field.input, styles.day)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
