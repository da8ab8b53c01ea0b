import { useId } from 'react';
import { cx } from '../browser/class-names.ts';
import field from './text-field.module.css';

interface DayFieldProps {
  label: string;
  hint?: string;
  /** Why this day can't be. */
  fault?: string | null;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  earliest?: string;
  latest?: string;
  className?: string | undefined;
  onChange: (day: string) => void;
}

const lastDay = '2099-12-31';

export function DayField({ label, hint, fault = null, value, earliest, latest, className, onChange }: DayFieldProps) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, fault !== null && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        min={earliest}
        max={latest || lastDay}
        className={cx(field.input, className)}
        aria-invalid={fault !== null}
        aria-describedby={described || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      {fault !== null && (
        <p id={`${id}-fault`} className={field.error}>
          {fault}
        </p>
      )}
    </div>
  );
}
