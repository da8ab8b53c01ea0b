import { useSessionTexts } from '../../texts/use/use-session-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField, plainCode } from '../../ui/code-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './login-dialog.module.css';
import { useSession } from './session-actions.ts';
import { StepForm, type StepProps } from './step-form.tsx';

interface FactorStepProps extends StepProps {
  onBack: () => void;
  /** The user lost the phone. */
  onRecover: () => void;
}

export function CodeStep({
  message,
  isBusy,
  submit,
  hasPasskey,
  onBack,
  onRecover,
}: FactorStepProps & { hasPasskey: boolean }) {
  const { checkCode, usePasskey } = useSession();
  const texts = useSessionTexts();
  return (
    <StepForm
      message={message}
      onSubmit={(field) => submit(() => checkCode(plainCode(field('code'))))}
      isBusy={isBusy}
      texts={texts.code}
      leaveLabel={texts.back}
      onLeave={onBack}
    >
      <CodeField label={texts.code.label} incomplete={texts.code.isIncomplete} />
      {hasPasskey && (
        <Button variant="quiet" className={styles.aside} onClick={() => submit(usePasskey)}>
          {texts.passkey.instead}
        </Button>
      )}
      <Button variant="quiet" className={styles.aside} onClick={onRecover}>
        {texts.code.recover}
      </Button>
    </StepForm>
  );
}

/** For an account without an authenticator app. */
export function PasskeyStep({ message, isBusy, submit, onBack, onRecover }: FactorStepProps) {
  const { usePasskey } = useSession();
  const texts = useSessionTexts();
  return (
    <StepForm
      message={message}
      onSubmit={() => submit(usePasskey)}
      isBusy={isBusy}
      texts={texts.passkey}
      leaveLabel={texts.back}
      onLeave={onBack}
    >
      <Button variant="quiet" className={styles.aside} onClick={onRecover}>
        {texts.code.recover}
      </Button>
    </StepForm>
  );
}

export function RecoveryStep({ message, isBusy, submit, onBack }: StepProps & { onBack: () => void }) {
  const { redeemRecoveryCode } = useSession();
  const { recovery: texts } = useSessionTexts();
  return (
    <StepForm
      message={message}
      onSubmit={(field) => submit(() => redeemRecoveryCode(field('recovery-code').trim()))}
      isBusy={isBusy}
      texts={texts}
      leaveLabel={texts.back}
      onLeave={onBack}
    >
      <TextField label={texts.label} name="recovery-code" autoComplete="off" isRequired takesFocus />
    </StepForm>
  );
}
