import { useId } from 'react';
import { cx } from '../../../browser/class-names.ts';
import field from '../../../ui/text-field.module.css';

interface LineFieldProps {
  label: string;
  hidesLabel?: boolean;
  value: string;
  type?: 'text' | 'number';
  maxLength?: number;
  max?: number;
  hint?: string;
  className?: string;
  onChange: (value: string) => void;
}

/** A controlled text field, so it follows outside changes. */
export function LineField({
  label,
  hidesLabel = false,
  value,
  type = 'text',
  maxLength,
  max,
  hint,
  className,
  onChange,
}: LineFieldProps) {
  const id = useId();
  return (
    <div className={cx(field.field, className)}>
      <label htmlFor={id} className={hidesLabel ? 'visually-hidden' : field.label}>
        {label}
      </label>
      <input
        id={id}
        type={type}
        value={value}
        maxLength={maxLength}
        {...(type === 'number' && { min: 0, max, inputMode: 'numeric' })}
        autoComplete="off"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className={field.input}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
