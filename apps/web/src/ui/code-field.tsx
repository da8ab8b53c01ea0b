import { useState } from 'react';
import { TextField } from './text-field.tsx';

interface CodeFieldProps {
  label: string;
  /** What is said while it is not six digits. */
  incomplete: string;
  /** Gets the digits alone. */
  onChange?: (code: string) => void;
}

/** Authenticator apps show the six digits in two groups; people type them so. */
export function plainCode(code: string): string {
  return code.replace(/\s/g, '');
}

/** The six digits of an authenticator app, as the form's field `code`. */
export function CodeField({ label, incomplete, onChange }: CodeFieldProps) {
  const [code, setCode] = useState('');
  return (
    <TextField
      label={label}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      isRequired
      takesFocus
      onChange={(typed) => {
        setCode(typed);
        onChange?.(plainCode(typed));
      }}
      problem={code === '' || /^\d{6}$/.test(plainCode(code)) ? null : incomplete}
    />
  );
}
