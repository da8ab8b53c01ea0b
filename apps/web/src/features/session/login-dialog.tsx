import type { SessionRole } from '@rxweb/contracts/roles';
import { useState } from 'react';
import { useSessionTexts } from '../../lib/texts/use-session-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { SignInResult } from './auth-session.ts';
import { CodeStep } from './code-step.tsx';
import { ForgotPasswordStep } from './forgot-password-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { useSession } from './session-provider.tsx';

interface LoginDialogProps {
  storeName: string;
  /** Called after the sign-in, with the page that was wanted before it. */
  onSignedIn: (role: SessionRole, returnTo: string | null) => void;
}

type Step = 'password' | 'forgot-password' | 'code' | 'new-password';

/** Employee Login (spec sections 2 and 5) and what may follow it, one step at a time. Its own chunk: visitors never load it. */
export function LoginDialog({ storeName, onSignedIn }: LoginDialogProps) {
  const { pending, returnTo, closeLogin, signOut } = useSession();
  const texts = useSessionTexts();
  const [forgotten, setForgotten] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (act: () => Promise<SignInResult>) => {
    if (isBusy) return;
    setMessage(null);
    setIsBusy(true);
    const result = await act();
    setIsBusy(false);
    if (result.message !== undefined) setMessage(result.message);
    else if (result.role !== null) onSignedIn(result.role, returnTo);
  };
  // What is on its way would sign the person in all the same, at a counter others use.
  const close = () => {
    if (!isBusy) closeLogin();
  };
  /** Gives up a sign-in that is half done, so that nothing of it stays at this device. */
  const giveUp = async () => {
    if (isBusy) return;
    setMessage(null);
    await signOut();
  };
  const step: Step = pending?.step ?? (forgotten === null ? 'password' : 'forgot-password');
  const frames: Record<Step, { title: string; description: string; onClose: () => void }> = {
    password: { title: texts.signIn.title, description: texts.signIn.text(storeName), onClose: close },
    'forgot-password': {
      title: texts.forgot.title,
      description: texts.forgot.text,
      onClose: close,
    },
    code: {
      title: texts.code.title,
      description: texts.code.text,
      onClose: () => giveUp().then(closeLogin),
    },
    // Escape by mistake would use up the link.
    'new-password': {
      title: texts.newPassword.title,
      description: texts.newPassword.text(pending?.email ?? ''),
      onClose: () => {},
    },
  };

  return (
    <Dialog {...frames[step]}>
      {step === 'password' && (
        <PasswordStep
          {...{ message, isBusy, submit }}
          onCancel={close}
          onForgot={(email) => {
            setMessage(null);
            setForgotten(email);
          }}
        />
      )}
      {step === 'forgot-password' && <ForgotPasswordStep email={forgotten ?? ''} onBack={() => setForgotten(null)} />}
      {step === 'code' && <CodeStep {...{ message, isBusy, submit }} onBack={giveUp} />}
      {step === 'new-password' && (
        <NewPasswordStep
          {...{ message, isBusy, submit }}
          email={pending?.email ?? ''}
          onSignOut={() => giveUp().then(closeLogin)}
        />
      )}
    </Dialog>
  );
}
