import { useState } from 'react';
import { useSessionTexts } from '../../lib/texts/use-session-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './login-dialog.module.css';
import { useSession } from './session-provider.tsx';
import { StepForm, type StepProps } from './step-form.tsx';

/** Authenticator apps show the six digits in two groups; people type them so. */
const plain = (code: string) => code.replace(/\s/g, '');

interface CodeStepProps extends StepProps {
  onBack: () => void;
  /** The phone is lost. */
  onRecover: () => void;
}

/** The second factor. */
export function CodeStep({ message, isBusy, submit, onBack, onRecover }: CodeStepProps) {
  const { checkCode } = useSession();
  const texts = useSessionTexts();
  const [code, setCode] = useState('');
  return (
    <StepForm
      message={message}
      onSubmit={(field) => submit(() => checkCode(plain(field('code'))))}
      actions={
        <>
          <Button onClick={onBack} aria-disabled={isBusy}>
            {texts.back}
          </Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? texts.code.busy : texts.code.submit}
          </Button>
        </>
      }
    >
      <TextField
        label={texts.code.label}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        takesFocus
        onChange={setCode}
        problem={code === '' || /^\d{6}$/.test(plain(code)) ? null : texts.code.isIncomplete}
      />
      <Button variant="quiet" className={styles.aside} onClick={onRecover}>
        {texts.code.recover}
      </Button>
    </StepForm>
  );
}
