import { useSessionTexts } from '../../lib/texts/use-session-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSession } from './session-provider.tsx';
import { StepForm, type StepProps } from './step-form.tsx';

/** One of the ten codes that were kept for the day the phone is lost. */
export function RecoveryStep({ message, isBusy, submit, onBack }: StepProps & { onBack: () => void }) {
  const { showRecoveryCode } = useSession();
  const { recovery: texts } = useSessionTexts();
  return (
    <StepForm
      message={message}
      onSubmit={(field) => submit(() => showRecoveryCode(field('recovery-code').trim()))}
      actions={
        <>
          <Button onClick={onBack} aria-disabled={isBusy}>
            {texts.back}
          </Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? texts.busy : texts.submit}
          </Button>
        </>
      }
    >
      <TextField label={texts.label} name="recovery-code" autoComplete="off" isRequired takesFocus />
    </StepForm>
  );
}
