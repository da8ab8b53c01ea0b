import type { SessionRole } from '@rxweb/contracts/shared/roles';
import { useRef } from 'react';
import { usePasskeysOffered } from '../../data/sign-in-offers.ts';
import type { SessionTexts } from '../../texts/session-en.ts';
import { useSessionTexts } from '../../texts/use/use-session-texts.ts';
import { useStaffTexts } from '../../texts/use/use-staff-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './login-dialog.module.css';
import { useSession } from './session-actions.ts';
import type { SessionState } from './session-state.ts';
import { StepForm, type StepProps } from './step-form.tsx';

interface PasswordStepProps extends StepProps {
  /** Without it the email is asked for, too. */
  email?: string | undefined;
  cancelLabel: string;
  onCancel: () => void;
  onForgot: (email: string) => void;
}

export function PasswordStep({
  message,
  isBusy,
  submit,
  email: known,
  cancelLabel,
  onCancel,
  onForgot,
}: PasswordStepProps) {
  const { signIn, usePasskey } = useSession();
  const offersPasskeys = usePasskeysOffered();
  const texts = useSessionTexts();
  const email = useRef(known ?? '');
  return (
    <StepForm
      message={message}
      onSubmit={(field) => submit(() => signIn(field('email'), field('password')))}
      isBusy={isBusy}
      texts={texts.signIn}
      leaveLabel={cancelLabel}
      onLeave={onCancel}
    >
      {message === null && <WhyHere />}
      {known === undefined ? (
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          isRequired
          takesFocus
          onChange={(value) => {
            email.current = value;
          }}
        />
      ) : (
        // Lets password managers match the account.
        <input type="email" name="email" autoComplete="username" value={known} readOnly hidden />
      )}
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        isRequired
        takesFocus={known !== undefined}
      />
      <Button variant="quiet" className={styles.aside} onClick={() => isBusy || onForgot(email.current)}>
        {texts.signIn.forgot}
      </Button>
      {offersPasskeys && (
        <Button aria-disabled={isBusy} onClick={() => submit(usePasskey)}>
          {texts.passkey.signIn}
        </Button>
      )}
    </StepForm>
  );
}

/** Why the dialog is open, if nobody asked for it. */
function WhyHere() {
  const { linkIsSpent, endedBy } = useSession();
  const texts = useSessionTexts();
  const { shell } = useStaffTexts();
  const reasons = [linkIsSpent && texts.signIn.linkIsSpent, endedBy && whyEnded(texts, shell.roles, endedBy)];
  return reasons.map(
    (reason) =>
      reason && (
        <Notice key={reason} tone="warning" role="alert">
          {reason}
        </Notice>
      ),
  );
}

function whyEnded(
  texts: SessionTexts,
  roleNames: Record<SessionRole, string>,
  { refusal, reason, role }: NonNullable<SessionState['endedBy']>,
): string {
  if (reason === 'role_changed') return texts.endedByRole(roleNames[role]);
  return reason ? texts.endedBecause[reason] : texts.ended[refusal];
}
