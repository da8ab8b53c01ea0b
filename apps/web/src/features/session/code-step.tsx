import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSession } from './session-provider.tsx';
import { StepForm, type StepProps } from './step-form.tsx';

/** Authenticator apps show the six digits in two groups; people type them so. */
const plain = (code: string) => code.replace(/\s/g, '');

/** The second factor. */
export function CodeStep({ message, isBusy, submit, onBack }: StepProps & { onBack: () => void }) {
  const { checkCode } = useSession();
  const [code, setCode] = useState('');
  return (
    <StepForm
      message={message}
      onSubmit={(field) => submit(() => checkCode(plain(field('code'))))}
      actions={
        <>
          <Button onClick={onBack} aria-disabled={isBusy}>
            Back to password
          </Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? 'Checking…' : 'Continue'}
          </Button>
        </>
      }
    >
      <TextField
        label="6-digit code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        takesFocus
        onChange={setCode}
        problem={code === '' || /^\d{6}$/.test(plain(code)) ? null : 'The code has 6 digits.'}
      />
    </StepForm>
  );
}
