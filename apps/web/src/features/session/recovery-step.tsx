import { useSessionTexts } from '../../texts/use-session-texts.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useSession } from './session-actions.ts';
import { StepForm, type StepProps } from './step-form.tsx';

/** One of the ten codes that were kept for the day the phone is lost. */
export function RecoveryStep({ message, isBusy, submit, onBack }: StepProps & { onBack: () => void }) {
  const { showRecoveryCode } = useSession();
  const { recovery: texts } = useSessionTexts();
  return (
    <StepForm
      message={message}
      onSubmit={(field) => submit(() => showRecoveryCode(field('recovery-code').trim()))}
      isBusy={isBusy}
      texts={texts}
      leaveLabel={texts.back}
      onLeave={onBack}
    >
      <TextField label={texts.label} name="recovery-code" autoComplete="off" isRequired takesFocus />
    </StepForm>
  );
}
