import { passwordLimits } from '@rxweb/contracts/limits';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useSession } from './session-provider.tsx';
import { StepForm, type StepProps } from './step-form.tsx';

interface NewPasswordStepProps extends StepProps {
  email: string;
  onSignOut: () => void;
}

/** After a link of a mail: the password to sign in with from now on. Whether it is strong enough says the server. */
export function NewPasswordStep({ message, isBusy, submit, email, onSignOut }: NewPasswordStepProps) {
  const { choosePassword } = useSession();
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  return (
    <StepForm
      message={message}
      onSubmit={(field) => submit(() => choosePassword(field('password')))}
      actions={
        <>
          <Button onClick={onSignOut} aria-disabled={isBusy}>
            Sign out
          </Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? 'Saving…' : 'Save password'}
          </Button>
        </>
      }
    >
      {/* Tells a password manager whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        isRequired
        takesFocus
        minLength={passwordLimits.minChars}
        hint={`At least ${passwordLimits.minChars} characters, none that are easy to guess.`}
        onChange={setPassword}
      />
      <PasswordField
        label="Repeat password"
        name="repeat"
        autoComplete="new-password"
        isRequired
        onChange={setRepeat}
        problem={repeat === password ? null : 'The passwords are not the same.'}
      />
    </StepForm>
  );
}
