import { useState } from 'react';
import { useUiTexts } from '../texts/use/use-ui-texts.ts';
import { IconButton } from './icon-button.tsx';
import { eyeIcon } from './staff-icons.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const { fields } = useUiTexts();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={fields.showPassword}
          aria-pressed={isShown}
          drawing={eyeIcon}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
