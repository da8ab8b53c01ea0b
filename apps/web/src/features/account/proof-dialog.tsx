import { confirmIdentity, type IdentityProof } from '@rxweb/contracts/session';
import type { FormEvent } from 'react';
import { onRequest } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { useSessionTexts } from '../../texts/use/use-session-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useOwnSignIn } from './account.api.ts';
import styles from './account-page.module.css';
import { knowsJsonForms, usePasskeys } from './passkeys.api.ts';
import { useAction } from './use-action.ts';

interface ProofDialogProps {
  email: string;
  onDone: (isConfirmed: boolean) => void;
}

/** Asks for the password or a passkey; the server counts wrong ones and keeps the moment (security row A16). */
export function ProofDialog({ email, onDone }: ProofDialogProps) {
  const texts = useSessionTexts();
  const call = useStaffCall();
  const { answerChallenge } = usePasskeys();
  const { readFactor } = useOwnSignIn();
  const { data } = useQuery(readFactor, onRequest);
  const { message, isBusy, run } = useAction('newPassword');
  const confirm = async (read: () => Promise<IdentityProof>) => {
    if (await run(async () => void (await call(confirmIdentity, { body: await read() })))) onDone(true);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    void confirm(async () => ({ password }));
  };
  return (
    <Dialog title={texts.proof.title} description={texts.proof.text} onClose={() => isBusy || onDone(false)}>
      <Form onSubmit={handleSubmit}>
        {message !== null && (
          <Notice tone="danger" role="alert">
            {message}
          </Notice>
        )}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={texts.password} name="password" autoComplete="current-password" isRequired takesFocus />
        {data?.hasPasskey && knowsJsonForms() && (
          <div className={styles.actions}>
            <Button aria-disabled={isBusy} onClick={() => confirm(answerChallenge)}>
              {texts.passkey.instead}
            </Button>
          </div>
        )}
        <DialogActions>
          <Button aria-disabled={isBusy} onClick={() => isBusy || onDone(false)}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? texts.proof.busy : texts.proof.submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
