import { inTransaction } from '@rxweb/platform/sql/transaction';
import { z } from 'zod';
import type { Core } from '../../core/core.ts';
import { type AttemptLimit, countAttempt } from '../attempt-limits.ts';
import { AuthError } from '../auth-error.ts';
import { type Client, openSession, presentSession, sayWhySessionsEnd } from '../sessions.ts';
import { isBanned, lockUser } from '../users.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import type { PasskeyRow } from './passkeys.ts';
import { verificationFailed } from './register-passkey.ts';
import { requireRelyingParty } from './relying-party.ts';

const base64url = z.string().max(20_000);

/** A browser's answer (Web Authentication, `AuthenticationResponseJSON`). */
export const signInAnswer = z.object({
  challenge_id: z.guid(),
  credential: z.object({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish(),
    }),
    clientExtensionResults: z.object({}).default({}),
  }),
});
type Answer = z.output<typeof signInAnswer>['credential'];

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
export async function signInWithPasskey(
  core: Core,
  { challenge_id: challengeId, credential: answer }: z.output<typeof signInAnswer>,
  client: Client,
) {
  const challenge = await takeChallenge(core.sql, 'authentication', challengeId, null);
  const [passkey] = await core.sql<PasskeyRow[]>`
    select id, user_id, friendly_name, created_at, web_authn_credential from auth.mfa_factors
    where factor_type = 'webauthn' and status = 'verified' and web_authn_credential ->> 'id' = ${answer.id}`;
  if (!passkey) throw new AuthError(400, 'webauthn_credential_not_found', 'This passkey is not registered here');
  const counter = await checkAnswer(core, passkey, challenge, answer);

  const { user, session, refreshToken } = await inTransaction(core.sql, async (tx) => {
    const user = await lockUser(tx, passkey.user_id);
    if (!user) throw verificationFailed();
    if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
    if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
    const used = { counter, lastUsedAt: new Date().toISOString() };
    // Gone if it was removed meanwhile.
    const kept = await tx`
      update auth.mfa_factors set web_authn_credential = web_authn_credential || ${tx.json(used)}, updated_at = now()
      where id = ${passkey.id} returning id`;
    if (kept.length === 0) throw verificationFailed();
    await tx`update auth.users set last_sign_in_at = now(), updated_at = now() where id = ${user.id}`;
    await sayWhySessionsEnd(tx, 'replaced');
    await tx`delete from auth.sessions where user_id = ${user.id} and aal = 'aal1'`;
    const opened = await openSession(tx, user.id, 'passkey', client, passkey.id);
    const now = new Date();
    return { user: { ...user, last_sign_in_at: now, updated_at: now }, ...opened };
  });
  return presentSession(core, user, session, refreshToken);
}

/** Returns the new counter, with which the library finds copied keys. */
async function checkAnswer(
  core: Core,
  passkey: PasskeyRow,
  expectedChallenge: string,
  answer: Answer,
): Promise<number> {
  const party = requireRelyingParty(core);
  const { id, publicKey, counter } = passkey.web_authn_credential;
  const { userHandle, ...signed } = answer.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.user_id) throw verificationFailed();
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, response: signed },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    core.log.info({ event: 'passkey.refused', reason: String(cause) }, 'a passkey was refused');
    return { verified: false as const, authenticationInfo: undefined };
  });
  if (!verified || !authenticationInfo) throw verificationFailed();
  return authenticationInfo.newCounter;
}
