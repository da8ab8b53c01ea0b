import { isPersonName, personNameChars } from '@rxweb/contracts/shared/text';
import { useState } from 'react';
import { useFrameTexts } from '../texts/staff/use-frame-texts.ts';
import { useLanguage } from '../texts/use/use-texts.ts';
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
  const { name: texts } = useFrameTexts();
  const language = useLanguage();
  const [name, setName] = useState(value);
  const isFit = name.trim() === '' ? !isRequired || name === '' : isPersonName(name.trim());
  return (
    <div lang={language} className="contents">
      <TextField
        label={texts.label}
        name="name"
        autoComplete="off"
        defaultValue={value}
        isRequired={isRequired}
        takesFocus={takesFocus}
        onChange={(text) => {
          setName(text);
          onChange?.(text);
        }}
        problem={isFit ? null : texts.bad(personNameChars)}
        hint={texts.hint}
      />
    </div>
  );
}
