import type { SessionRole } from '@rxweb/contracts/shared/roles';
import { type ReactNode, useState } from 'react';
import { useMailOffered } from '../../data/sign-in-offers.ts';
import type { SessionTexts } from '../../texts/session-en.ts';
import { useSessionTexts } from '../../texts/use/use-session-texts.ts';
import { CodeStep, PasskeyStep, RecoveryStep } from './code-step.tsx';
import { ForgotPasswordStep } from './forgot-password-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { useSession } from './session-actions.ts';
import type { SignInResult } from './session-state.ts';

type Step = 'password' | 'forgot-password' | 'code' | 'passkey' | 'recovery' | 'new-password';

interface SignInStepsOptions {
  title: string;
  description: string;
  email?: string | undefined;
  cancel: { label: string; act: () => void };
  onLeave: () => void;
  /** `isRescued`: a recovery code replaced the second factor this time. */
  onSignedIn: (role: SessionRole, isRescued: boolean) => void;
}

interface SignInSteps {
  title: string;
  description: string;
  onClose: () => void;
  body: ReactNode;
}

/** See spec sections 2 and 5. Used by the login dialog and the lock screen. */
export function useSignInSteps(options: SignInStepsOptions): SignInSteps {
  const { pending, signOut } = useSession();
  const texts = useSessionTexts();
  const [forgotten, setForgotten] = useState<string | null>(null);
  const [isRecovering, setIsRecovering] = useState(false);
  const request = useRequest((role) => options.onSignedIn(role, isRecovering));

  /** Removes its traces. */
  const giveUp = async () => {
    if (request.isBusy) return;
    request.clearMessage();
    setIsRecovering(false);
    await signOut();
  };
  const step = stepOf(pending?.step ?? null, isRecovering, forgotten !== null);
  return createSteps({
    ...options,
    texts,
    request,
    account: pending?.email ?? '',
    hasPasskey: pending?.hasPasskey ?? false,
    forgotten: forgotten ?? '',
    mailsLinks: useMailOffered() !== false,
    setForgotten,
    setIsRecovering,
    giveUp,
    leave: () => void giveUp().then(options.onLeave),
  })[step]();
}

/** One request at a time. */
function useRequest(onSignedIn: (role: SessionRole) => void) {
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const clearMessage = () => setMessage(null);
  const submit = async (act: () => Promise<SignInResult>) => {
    if (isBusy) return;
    clearMessage();
    setIsBusy(true);
    const result = await act();
    setIsBusy(false);
    if (result.message !== undefined) setMessage(result.message);
    else if (result.role !== null) onSignedIn(result.role);
  };
  return { message, isBusy, submit, clearMessage };
}

interface Flow extends SignInStepsOptions {
  texts: SessionTexts;
  request: ReturnType<typeof useRequest>;
  account: string;
  hasPasskey: boolean;
  forgotten: string;
  mailsLinks: boolean;
  setForgotten: (email: string | null) => void;
  setIsRecovering: (isRecovering: boolean) => void;
  giveUp: () => Promise<void>;
  leave: () => void;
}

function createSteps(flow: Flow): Record<Step, () => SignInSteps> {
  const { title, description, email, cancel, onLeave, texts, account, giveUp, leave } = flow;
  const { clearMessage, ...props } = flow.request;
  // The pending request would still sign the user in, on a shared counter.
  const unlessBusy = (act: () => void) => () => {
    if (!props.isBusy) act();
  };
  const turn = (act: () => void) =>
    unlessBusy(() => {
      clearMessage();
      act();
    });
  const step = (name: 'code' | 'passkey' | 'recovery') => ({
    title: texts[name].title,
    description: texts[name].text,
    onClose: leave,
  });
  const wayOut = { onBack: () => void giveUp(), onRecover: turn(() => flow.setIsRecovering(true)) };
  return {
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
          onForgot={(typed) => turn(() => flow.setForgotten(typed))()}
        />
      ),
    }),
    'forgot-password': () => ({
      title: texts.forgot.title,
      description: flow.mailsLinks ? texts.forgot.text : texts.forgot.unmailed.text,
      onClose: unlessBusy(onLeave),
      body: <ForgotPasswordStep email={flow.forgotten} onBack={() => flow.setForgotten(null)} />,
    }),
    code: () => ({
      ...step('code'),
      body: <CodeStep {...props} hasPasskey={flow.hasPasskey} {...wayOut} />,
    }),
    passkey: () => ({
      ...step('passkey'),
      body: <PasskeyStep {...props} {...wayOut} />,
    }),
    recovery: () => ({
      ...step('recovery'),
      body: <RecoveryStep {...props} onBack={turn(() => flow.setIsRecovering(false))} />,
    }),
    // An accidental Escape would use up the link.
    'new-password': () => ({
      title: texts.newPassword.title,
      description: texts.newPassword.text(account),
      onClose: () => {},
      body: <NewPasswordStep {...props} email={account} onSignOut={leave} />,
    }),
  };
}

function stepOf(
  pending: 'code' | 'passkey' | 'new-password' | null,
  isRecovering: boolean,
  isForgotten: boolean,
): Step {
  if (pending === 'code' || pending === 'passkey') return isRecovering ? 'recovery' : pending;
  return pending ?? (isForgotten ? 'forgot-password' : 'password');
}
