import { useState } from 'react';
import { TextField } from './text-field.tsx';

interface CodeFieldProps {
  label: string;
  /** The error until there are six digits. */
  incomplete: string;
  onChange?: (code: string) => void;
}

/** Strips spaces: authenticator apps show two groups, and users type them. */
export function plainCode(code: string): string {
  return code.replace(/\s/g, '');
}

/** As form field `code`. */
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
