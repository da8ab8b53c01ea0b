import { passwordLimits } from '@rxweb/contracts/shared/limits';
import { useState } from 'react';
import { useSessionTexts } from '../texts/use/use-session-texts.ts';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldsProps {
  label?: string;
  takesFocus?: boolean;
}

/** The form gets it as `password`, once it is repeated. The server checks its strength. */
export function NewPasswordFields({ label, takesFocus = false }: NewPasswordFieldsProps) {
  const { newPassword: texts } = useSessionTexts();
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  return (
    <>
      <PasswordField
        label={label ?? texts.label}
        name="password"
        autoComplete="new-password"
        isRequired
        takesFocus={takesFocus}
        minLength={passwordLimits.minChars}
        hint={texts.hint(passwordLimits.minChars)}
        onChange={setPassword}
      />
      <PasswordField
        label={texts.repeat}
        name="repeat"
        autoComplete="new-password"
        isRequired
        onChange={setRepeat}
        problem={repeat === password ? null : texts.notSame}
      />
    </>
  );
}
