import { type ChangeEvent, type InvalidEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../browser/class-names.ts';
import type { UiTexts } from '../texts/ui-en.ts';
import { useUiTexts } from '../texts/use/use-ui-texts.ts';
import styles from './text-field.module.css';

export interface TextFieldProps {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'password' | 'tel' | 'date';
  autoComplete?: string;
  inputMode?: 'numeric';
  defaultValue?: string;
  placeholder?: string | undefined;
  isRequired?: boolean;
  minLength?: number;
  maxLength?: number;
  /** For the first field of a dialog. */
  takesFocus?: boolean;
  onChange?: (value: string) => void;
  /** An error beyond native validation, or null. */
  problem?: string | null;
  hint?: ReactNode;
  end?: ReactNode;
}

/** Validated on submit; the error clears while typing, not on blur, so the submit button never moves under the pointer. */
export function TextField({
  label,
  isRequired,
  takesFocus,
  onChange,
  problem = null,
  hint,
  end,
  ...field
}: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { error, handleInvalid, handleChange } = useFieldError(onChange);
  const id = useId();
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.control}>
        <input
          {...field}
          ref={input}
          id={id}
          required={isRequired}
          aria-invalid={error !== null}
          aria-describedby={cx(hint !== undefined && `${id}-hint`, error !== null && `${id}-error`) || undefined}
          className={cx(styles.input, end !== undefined && styles.hasEnd)}
          onInvalid={handleInvalid}
          onChange={handleChange}
        />
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== null && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function useFieldError(onChange: TextFieldProps['onChange']) {
  const [error, setError] = useState<string | null>(null);
  const { fields } = useUiTexts();
  const handleInvalid = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault();
    setError(errorOf(event.currentTarget, fields));
    if (event.currentTarget.form?.querySelector('input:invalid') === event.currentTarget) event.currentTarget.focus();
  };
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChange?.(currentTarget.value);
    if (error !== null) setError(errorWhileTyping(currentTarget, fields));
  };
  return { error, handleInvalid, handleChange };
}

/** In the page's language, or the form's own. */
function errorOf({ validity, validationMessage, minLength }: HTMLInputElement, fields: UiTexts['fields']): string {
  if (validity.valueMissing) return fields.missing;
  if (validity.typeMismatch) return fields.notAnEmail;
  return validity.tooShort ? fields.tooShort(minLength) : validationMessage;
}

/** The form sets its own error after this, so it is checked again on submit. */
function errorWhileTyping(input: HTMLInputElement, fields: UiTexts['fields']): string | null {
  return input.validity.valid || input.validity.customError ? null : errorOf(input, fields);
}
