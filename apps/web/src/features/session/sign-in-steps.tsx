import type { SessionRole } from '@rxweb/contracts/shared/roles';
import { type ReactNode, useState } from 'react';
import { useSessionTexts } from '../../texts/use-session-texts.ts';
import type { SignInResult } from './auth-session.ts';
import { CodeStep } from './code-step.tsx';
import { ForgotPasswordStep } from './forgot-password-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryStep } from './recovery-step.tsx';
import { useSession } from './session-actions.ts';

type Step = 'password' | 'forgot-password' | 'code' | 'recovery' | 'new-password';

interface SignInStepsOptions {
  title: string;
  description: string;
  /** Whose password is asked for, when that is known. */
  email?: string | undefined;
  /** The button beside Sign in. */
  cancel: { label: string; act: () => void };
  /** Closes what the steps stand in. */
  onLeave: () => void;
  /** `isRescued`: a recovery code took the second factor's place, which is gone now. */
  onSignedIn: (role: SessionRole, isRescued: boolean) => void;
}

interface SignInSteps {
  title: string;
  description: string;
  /** What Escape does. */
  onClose: () => void;
  body: ReactNode;
}

/** A sign-in and what may follow it, one step at a time (spec sections 2 and 5). The steps stand in the login dialog and on the lock screen. */
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
  // What is on its way would sign the person in all the same, at a counter others use.
  const unlessBusy = (act: () => void) => () => {
    if (!isBusy) act();
  };
  /** Goes to another step, without what was said at this one. */
  const turn = (act: () => void) =>
    unlessBusy(() => {
      setMessage(null);
      act();
    });
  /** Gives up a sign-in that is half done, so that nothing of it stays at this device. */
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
    // Escape by mistake would use up the link.
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
