import type { SessionRole } from '@rxweb/contracts/roles';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSession } from './session-provider.tsx';

interface LoginDialogProps {
  storeName: string;
  /** Called after the sign-in, with the page that was wanted before it. */
  onSignedIn: (role: SessionRole, returnTo: string | null) => void;
}

/** Employee Login (spec sections 2 and 5). Its own chunk: visitors never load it. */
export function LoginDialog({ storeName, onSignedIn }: LoginDialogProps) {
  const { signIn, closeLogin, returnTo } = useSession();
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    setMessage(null);
    setIsBusy(true);
    const result = await signIn(String(form.get('email')), String(form.get('password')));
    setIsBusy(false);
    if (result.message === undefined) onSignedIn(result.role, returnTo);
    else setMessage(result.message);
  };

  // What is on its way would sign the person in all the same, at a counter others use.
  const close = () => {
    if (!isBusy) closeLogin();
  };

  return (
    <Dialog title="Employee Login" description={`For staff of ${storeName}.`} onClose={close}>
      <Form onSubmit={handleSubmit}>
        {message !== null && (
          <Notice tone="danger" role="alert">
            {message}
          </Notice>
        )}
        <TextField label="Email" name="email" type="email" autoComplete="username" isRequired takesFocus />
        <PasswordField label="Password" name="password" autoComplete="current-password" isRequired />
        <DialogActions>
          <Button onClick={close} aria-disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? 'Signing in…' : 'Sign in'}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
