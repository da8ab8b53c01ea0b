import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { cx } from '../lib/class-names.ts';
import styles from './text-field.module.css';

export interface TextFieldProps {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'password' | 'tel';
  autoComplete?: string;
  isRequired?: boolean;
  minLength?: number;
  autoFocus?: boolean;
  onChange?: (value: string) => void;
  /** Says what is wrong with the value, or null when nothing is. */
  validate?: (value: string) => string | null;
  hint?: ReactNode;
  /** A button inside the field, at its end. */
  end?: ReactNode;
}

/** One line of text with its label above and its hint or error below. */
export function TextField({ label, hint, end, ...field }: TextFieldProps) {
  return (
    <AriaTextField {...field} className={cx(styles.field)}>
      <Label className={cx(styles.label)}>{label}</Label>
      <div className={styles.control}>
        <Input className={cx(styles.input, end !== undefined && styles.hasEnd)} />
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </div>
      {hint && (
        <Text slot="description" className={cx(styles.hint)}>
          {hint}
        </Text>
      )}
      <FieldError className={cx(styles.error)} />
    </AriaTextField>
  );
}
