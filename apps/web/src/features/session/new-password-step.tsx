import { passwordLimits } from '@rxweb/contracts/shared/limits';
import { useState } from 'react';
import { useSessionTexts } from '../../texts/use-session-texts.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { useSession } from './session-actions.ts';
import { StepForm, type StepProps } from './step-form.tsx';

interface NewPasswordStepProps extends StepProps {
  email: string;
  onSignOut: () => void;
}

/** The server checks its strength. */
export function NewPasswordStep({ message, isBusy, submit, email, onSignOut }: NewPasswordStepProps) {
  const { choosePassword } = useSession();
  const { newPassword: texts } = useSessionTexts();
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  return (
    <StepForm
      message={message}
      onSubmit={(field) => submit(() => choosePassword(field('password')))}
      isBusy={isBusy}
      texts={texts}
      leaveLabel={texts.signOut}
      onLeave={onSignOut}
    >
      {/* Lets password managers match the account. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={texts.label}
        name="password"
        autoComplete="new-password"
        isRequired
        takesFocus
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
    </StepForm>
  );
}
