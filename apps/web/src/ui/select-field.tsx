import { type ReactNode, useId } from 'react';
import { cx } from '../browser/class-names.ts';
import { Icon } from './icon.tsx';
import { chevronDownIcon } from './more-icons.ts';
import styles from './select-field.module.css';
import field from './text-field.module.css';

interface SelectFieldProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  /** Screen readers only, where the options explain themselves. */
  hidesLabel?: boolean;
  hint?: ReactNode;
}

export function SelectField<T extends string>({
  label,
  value,
  options,
  onChange,
  hidesLabel = false,
  hint,
}: SelectFieldProps<T>) {
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <div className={field.field}>
      <label htmlFor={id} className={hidesLabel ? 'visually-hidden' : field.label}>
        {label}
      </label>
      <span className={styles.control}>
        <select
          id={id}
          value={value}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          className={cx(field.input, styles.select)}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon drawing={chevronDownIcon} className={styles.chevron} />
      </span>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
