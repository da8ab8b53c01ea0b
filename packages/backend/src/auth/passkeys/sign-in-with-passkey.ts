import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { Core } from '../../core/core.ts';
import { type AttemptLimit, countAttempt } from '../attempt-limits.ts';
import { AuthError } from '../auth-error.ts';
import { type Client, openSession, presentSession, sayFromWhere, sayWhySessionsEnd } from '../sessions.ts';
import { isBanned, lockUser } from '../users.ts';
import { keepChallenge } from './challenges.ts';
import { checkPasskey, notePasskeyUse, type PasskeyAnswer } from './check-passkey.ts';
import { verificationFailed } from './register-passkey.ts';
import { requireRelyingParty } from './relying-party.ts';

/** Each writes a row, and anyone may ask. */
const challengesOfAddress: AttemptLimit = { name: 'passkey-challenge', max: 60, windowSeconds: 60 };

/** Options for `navigator.credentials.get()`. They name no account: the passkey does. */
export async function startPasskeySignIn(core: Core, client: Client): Promise<object> {
  const party = requireRelyingParty(core);
  await countAttempt(core.sql, challengesOfAddress, client.network);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
  return { ...(await keepChallenge(core.sql, 'authentication', options.challenge, null)), options };
}

/** Opens a session with both factors: the device has the key, and its owner was verified there. */
export async function signInWithPasskey(core: Core, answer: PasskeyAnswer, client: Client) {
  const { passkey, counter } = await checkPasskey(core, answer);

  const { user, session, refreshToken } = await inTransaction(core.sql, async (tx) => {
    const user = await lockUser(tx, passkey.user_id);
    if (!user) throw verificationFailed();
    if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
    if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
    await notePasskeyUse(tx, passkey.id, counter);
    await tx`update auth.users set last_sign_in_at = now(), updated_at = now() where id = ${user.id}`;
    await sayFromWhere(tx, client);
    await sayWhySessionsEnd(tx, 'replaced');
    await tx`delete from auth.sessions where user_id = ${user.id} and aal = 'aal1'`;
    const opened = await openSession(tx, user.id, 'passkey', client, passkey.id);
    const now = new Date();
    return { user: { ...user, last_sign_in_at: now, updated_at: now }, ...opened };
  });
  return presentSession(core, user, session, refreshToken);
}
