import { isPersonName, personNameChars } from '@rxweb/contracts/shared/text';
import { useState } from 'react';
import { TextField } from './text-field.tsx';

interface NameFieldProps {
  /** The name so far. */
  value?: string;
  isRequired?: boolean;
  takesFocus?: boolean;
  onChange?: (name: string) => void;
}

/** The name of a staff member. */
export function NameField({ value = '', isRequired = false, takesFocus = false, onChange }: NameFieldProps) {
  const [name, setName] = useState(value);
  const isFit = name.trim() === '' ? !isRequired || name === '' : isPersonName(name.trim());
  return (
    <TextField
      label="Name"
      name="name"
      autoComplete="off"
      defaultValue={value}
      isRequired={isRequired}
      takesFocus={takesFocus}
      onChange={(text) => {
        setName(text);
        onChange?.(text);
      }}
      problem={isFit ? null : `Use 1 to ${personNameChars} characters, with letters, on one line.`}
      hint="What colleagues see instead of the email address"
    />
  );
}
