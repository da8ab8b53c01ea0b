import { useSessionTexts } from '../../texts/use-session-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField, plainCode } from '../../ui/code-field.tsx';
import styles from './login-dialog.module.css';
import { useSession } from './session-actions.ts';
import { StepForm, type StepProps } from './step-form.tsx';

interface CodeStepProps extends StepProps {
  onBack: () => void;
  /** The phone is lost. */
  onRecover: () => void;
}

/** The second factor. */
export function CodeStep({ message, isBusy, submit, onBack, onRecover }: CodeStepProps) {
  const { checkCode } = useSession();
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
      <Button variant="quiet" className={styles.aside} onClick={onRecover}>
        {texts.code.recover}
      </Button>
    </StepForm>
  );
}
