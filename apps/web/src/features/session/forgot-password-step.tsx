import { useState } from 'react';
import { useMailOffered } from '../../data/sign-in-offers.ts';
import { useSessionTexts } from '../../texts/use/use-session-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './login-dialog.module.css';
import { useSession } from './session-actions.ts';
import { StepForm } from './step-form.tsx';

interface ForgotPasswordStepProps {
  /** As typed at sign-in. */
  email: string;
  onBack: () => void;
}

/** Without a mail server it says who can help instead. */
export function ForgotPasswordStep({ email, onBack }: ForgotPasswordStepProps) {
  const { back, forgot } = useSessionTexts();
  if (useMailOffered() !== false) return <MailLinkStep email={email} onBack={onBack} />;
  return (
    <div className={styles.help}>
      <p>{forgot.unmailed.ask}</p>
      <p>{forgot.unmailed.alone}</p>
      <DialogActions>
        <Button onClick={onBack}>{back}</Button>
      </DialogActions>
    </div>
  );
}

/** The answer doesn't reveal whether the account exists. */
function MailLinkStep({ email, onBack }: ForgotPasswordStepProps) {
  const { mailPasswordLink } = useSession();
  const texts = useSessionTexts();
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
      isBusy={isBusy}
      texts={texts.forgot}
      leaveLabel={texts.back}
      onLeave={onBack}
    >
      {sentTo !== null && (
        <Notice tone="positive" role="status">
          {texts.forgot.sent(sentTo)}
        </Notice>
      )}
      <TextField
        label={texts.email}
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
