import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSession } from './session-provider.tsx';
import { StepForm } from './step-form.tsx';

interface ForgotPasswordStepProps {
  /** What was typed at the sign-in. */
  email: string;
  onBack: () => void;
}

/** Asks for a link by mail. The answer is the same whether or not there is such an account. */
export function ForgotPasswordStep({ email, onBack }: ForgotPasswordStepProps) {
  const { mailPasswordLink } = useSession();
  const [message, setMessage] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const send = async (to: string) => {
    if (isBusy) return;
    setIsBusy(true);
    const failure = await mailPasswordLink(to);
    setIsBusy(false);
    setMessage(failure);
    setSentTo(failure === null ? to : null);
  };

  return (
    <StepForm
      message={message}
      onSubmit={(field) => send(field('email'))}
      actions={
        <>
          <Button onClick={onBack} aria-disabled={isBusy}>
            Back to password
          </Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? 'Sending…' : 'Send link'}
          </Button>
        </>
      }
    >
      {sentTo !== null && (
        <Notice tone="positive" role="status">
          If {sentTo} has an account here, a mail with a link is on its way. The link works once, for 24 hours.
        </Notice>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        takesFocus
        defaultValue={email}
      />
    </StepForm>
  );
}
