import type { SessionRole } from '@rxweb/contracts/shared/roles';
import { type ReactNode, useState } from 'react';
import { useSessionTexts } from '../../texts/use-session-texts.ts';
import type { SignInResult } from './auth-session.ts';
import { CodeStep, RecoveryStep } from './code-step.tsx';
import { ForgotPasswordStep } from './forgot-password-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { useSession } from './session-actions.ts';

type Step = 'password' | 'forgot-password' | 'code' | 'recovery' | 'new-password';

interface SignInStepsOptions {
  title: string;
  description: string;
  /** The account, if known. */
  email?: string | undefined;
  /** The button beside Sign in. */
  cancel: { label: string; act: () => void };
  onLeave: () => void;
  /** `isRescued`: a recovery code replaced and removed the second factor. */
  onSignedIn: (role: SessionRole, isRescued: boolean) => void;
}

interface SignInSteps {
  title: string;
  description: string;
  /** What Escape does. */
  onClose: () => void;
  body: ReactNode;
}

/** The steps of a sign-in (spec sections 2 and 5), for the login dialog and the lock screen. */
export function useSignInSteps({
  title,
  description,
  email,
  cancel,
  onLeave,
  onSignedIn,
}: SignInStepsOptions): SignInSteps {
  const { pending, signOut } = useSession();
  const texts = useSessionTexts();
  const [forgotten, setForgotten] = useState<string | null>(null);
  const [isRecovering, setIsRecovering] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (act: () => Promise<SignInResult>) => {
    if (isBusy) return;
    setMessage(null);
    setIsBusy(true);
    const result = await act();
    setIsBusy(false);
    if (result.message !== undefined) setMessage(result.message);
    else if (result.role !== null) onSignedIn(result.role, isRecovering);
  };
  // The pending request would still sign the user in, on a shared counter.
  const unlessBusy = (act: () => void) => () => {
    if (!isBusy) act();
  };
  /** Goes to another step and clears the message. */
  const turn = (act: () => void) =>
    unlessBusy(() => {
      setMessage(null);
      act();
    });
  /** Aborts a half-done sign-in and removes its traces. */
  const giveUp = async () => {
    if (isBusy) return;
    setMessage(null);
    setIsRecovering(false);
    await signOut();
  };
  const leave = () => void giveUp().then(onLeave);

  const step = stepOf(pending?.step ?? null, isRecovering, forgotten !== null);
  const props = { message, isBusy, submit };
  const steps: Record<Step, () => SignInSteps> = {
    password: () => ({
      title,
      description,
      onClose: unlessBusy(onLeave),
      body: (
        <PasswordStep
          {...props}
          email={email}
          cancelLabel={cancel.label}
          onCancel={unlessBusy(cancel.act)}
          onForgot={(typed) => turn(() => setForgotten(typed))()}
        />
      ),
    }),
    'forgot-password': () => ({
      title: texts.forgot.title,
      description: texts.forgot.text,
      onClose: unlessBusy(onLeave),
      body: <ForgotPasswordStep email={forgotten ?? ''} onBack={() => setForgotten(null)} />,
    }),
    code: () => ({
      title: texts.code.title,
      description: texts.code.text,
      onClose: leave,
      body: <CodeStep {...props} onBack={() => void giveUp()} onRecover={turn(() => setIsRecovering(true))} />,
    }),
    recovery: () => ({
      title: texts.recovery.title,
      description: texts.recovery.text,
      onClose: leave,
      body: <RecoveryStep {...props} onBack={turn(() => setIsRecovering(false))} />,
    }),
    // An accidental Escape would use up the link.
    'new-password': () => ({
      title: texts.newPassword.title,
      description: texts.newPassword.text(pending?.email ?? ''),
      onClose: () => {},
      body: <NewPasswordStep {...props} email={pending?.email ?? ''} onSignOut={leave} />,
    }),
  };
  return steps[step]();
}

function stepOf(pending: 'code' | 'new-password' | null, isRecovering: boolean, isForgotten: boolean): Step {
  if (pending === 'code') return isRecovering ? 'recovery' : 'code';
  return pending ?? (isForgotten ? 'forgot-password' : 'password');
}
