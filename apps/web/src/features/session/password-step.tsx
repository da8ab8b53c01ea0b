import { useRef } from 'react';
import { useSessionTexts } from '../../lib/texts/use-session-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './login-dialog.module.css';
import { useSession } from './session-provider.tsx';
import { StepForm, type StepProps } from './step-form.tsx';

interface PasswordStepProps extends StepProps {
  onCancel: () => void;
  /** Gets the email that was typed so far. */
  onForgot: (email: string) => void;
}

export function PasswordStep({ message, isBusy, submit, onCancel, onForgot }: PasswordStepProps) {
  const { signIn, linkIsSpent } = useSession();
  const texts = useSessionTexts();
  const email = useRef('');
  return (
    <StepForm
      message={message}
      onSubmit={(field) => submit(() => signIn(field('email'), field('password')))}
      actions={
        <>
          <Button onClick={onCancel} aria-disabled={isBusy}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? texts.signIn.busy : texts.signIn.submit}
          </Button>
        </>
      }
    >
      {linkIsSpent && message === null && (
        <Notice tone="warning" role="alert">
          {texts.signIn.linkIsSpent}
        </Notice>
      )}
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        takesFocus
        onChange={(value) => {
          email.current = value;
        }}
      />
      <PasswordField label={texts.password} name="password" autoComplete="current-password" isRequired />
      <Button variant="quiet" className={styles.forgot} onClick={() => isBusy || onForgot(email.current)}>
        {texts.signIn.forgot}
      </Button>
    </StepForm>
  );
}
