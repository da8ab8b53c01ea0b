import { useState } from 'react';
import { useSessionTexts } from '../../lib/texts/use-session-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSession } from './session-provider.tsx';
import { StepForm, type StepProps } from './step-form.tsx';

/** Authenticator apps show the six digits in two groups; people type them so. */
const plain = (code: string) => code.replace(/\s/g, '');

/** The second factor. */
export function CodeStep({ message, isBusy, submit, onBack }: StepProps & { onBack: () => void }) {
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
    </StepForm>
  );
}
