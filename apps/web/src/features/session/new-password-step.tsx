import { useSessionTexts } from '../../texts/use/use-session-texts.ts';
import { NewPasswordFields } from '../../ui/new-password-fields.tsx';
import { useSession } from './session-actions.ts';
import { StepForm, type StepProps } from './step-form.tsx';

interface NewPasswordStepProps extends StepProps {
  email: string;
  onSignOut: () => void;
}

export function NewPasswordStep({ message, isBusy, submit, email, onSignOut }: NewPasswordStepProps) {
  const { choosePassword } = useSession();
  const { newPassword: texts } = useSessionTexts();
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
      <NewPasswordFields takesFocus />
    </StepForm>
  );
}
