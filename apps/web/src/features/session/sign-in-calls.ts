import { useRecoveryCode } from '@rxweb/contracts/session';
import { roleFromMetadata } from '@rxweb/contracts/shared/roles';
import type { Session } from '@supabase/auth-js';
import { callEndpoint } from '../../api/call-endpoint.ts';
import type { BackendAuth } from '../../backend/backend-auth.ts';
import { fetchAndNoteWait } from '../../backend/refusal-wait.ts';
import type { TriedThing } from '../../texts/too-many-tries.ts';
import { clearPasswordRequest } from './mail-link.ts';
import { rememberPerson } from './recent-people.ts';
import { owesSecondFactor } from './second-factor.ts';
import type { SessionAction } from './session-reducer.ts';
import type { SignInResult } from './session-state.ts';

type Dispatch = (action: SessionAction) => void;

/** Ways to sign in. They load with the auth client. */
export function signInCalls(auth: BackendAuth, dispatch: Dispatch) {
  return {
    signIn: (email: string, password: string) =>
      signIn('password', () => readSession(auth.signInWithPassword({ email, password }))),
    checkCode: (code: string) => signIn('code', () => checkCode(auth, code)),
    usePasskey: () => signIn('passkey', () => signInWithPasskey(auth)),
    choosePassword: (password: string) => signIn('newPassword', () => choosePassword(auth, dispatch, password)),
    redeemRecoveryCode: (code: string) => signIn('recovery', () => useCode(auth, code)),
    mailPasswordLink: (email: string) =>
      messageOf(auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}/` })),
  };
}

async function checkCode(auth: BackendAuth, code: string): Promise<Session | null> {
  const before = await readSession(auth.getSession());
  const factors =
    before?.user.factors?.filter(({ status, factor_type: type }) => status === 'verified' && type === 'totp') ?? [];
  let failure: unknown = null;
  // With two authenticators the code may come from either.
  for (const { id: factorId } of factors) {
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
    if (!error) return readSession(auth.getSession());
    failure = error;
  }
  throw failure ?? new Error('Auth session missing!');
}

async function signInWithPasskey(auth: BackendAuth): Promise<Session | null> {
  const { data, error } = await auth.signInWithPasskey();
  if (error) throw error;
  return data?.session ?? null;
}

async function useCode(auth: BackendAuth, code: string): Promise<Session | null> {
  const before = await readSession(auth.getSession());
  if (!before) throw new Error('Auth session missing!');
  await callEndpoint(
    useRecoveryCode,
    { body: { code } },
    { accessToken: before.access_token, fetch: fetchAndNoteWait },
  );
  // Only a new token says that this session has shown its second factor.
  return readSession(auth.refreshSession());
}

async function choosePassword(auth: BackendAuth, dispatch: Dispatch, password: string): Promise<Session | null> {
  const { error } = await auth.updateUser({ password });
  if (error) throw error;
  clearPasswordRequest();
  const session = await readSession(auth.getSession());
  dispatch({ type: 'password-chosen', session });
  return session;
}

async function signIn(tried: TriedThing, act: () => Promise<Session | null>): Promise<SignInResult> {
  try {
    const session = await act();
    if (!session || owesSecondFactor(session)) return { role: null };
    rememberPerson(session.user);
    return { role: roleFromMetadata(session.user.user_metadata) };
  } catch (error) {
    return { message: await messageOfError(error, tried) };
  }
}

async function messageOf(answer: Promise<{ error: unknown }>): Promise<string | null> {
  try {
    const { error } = await answer;
    return error ? await messageOfError(error, 'mail') : null;
  } catch (error) {
    return messageOfError(error, 'mail');
  }
}

async function readSession(
  answer: Promise<{ data: { session: Session | null }; error: unknown }>,
): Promise<Session | null> {
  const { data, error } = await answer;
  if (error) throw error;
  return data.session;
}

export /** Its texts come with the forms to sign in, not with every page. */
async function messageOfError(error: unknown, tried: TriedThing): Promise<string> {
  const words = await import('./auth-message.ts').catch(() => null);
  return words?.authMessage(error, tried) ?? (error instanceof Error ? error.message : String(error));
}
