import type { AnySql } from '@rxweb/platform/sql/sql';
import { z } from 'zod';
import type { Core } from '../../core/core.ts';
import { AuthError } from '../auth-error.ts';
import { takeChallenge } from './challenges.ts';
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
export type PasskeyAnswer = z.output<typeof signInAnswer>;

/** Whose passkey answered, and its new counter for {@link notePasskeyUse}. Uses up the challenge. */
export async function checkPasskey(core: Core, { challenge_id: challengeId, credential: answer }: PasskeyAnswer) {
  const challenge = await takeChallenge(core.sql, 'authentication', challengeId, null);
  const [passkey] = await core.sql<PasskeyRow[]>`
    select id, user_id, friendly_name, created_at, web_authn_credential from auth.mfa_factors
    where factor_type = 'webauthn' and status = 'verified' and web_authn_credential ->> 'id' = ${answer.id}`;
  if (!passkey) throw new AuthError(400, 'webauthn_credential_not_found', 'This passkey is not registered here');
  return { passkey, counter: await checkAnswer(core, passkey, challenge, answer) };
}

/** Refuses a passkey of another account. */
export async function checkPasskeyOf(core: Core, userId: string, answer: PasskeyAnswer): Promise<void> {
  const { passkey, counter } = await checkPasskey(core, answer);
  if (passkey.user_id !== userId) throw verificationFailed();
  await notePasskeyUse(core.sql, passkey.id, counter);
}

/** Throws if the passkey was removed meanwhile. */
export async function notePasskeyUse(sql: AnySql, id: string, counter: number): Promise<void> {
  const used = { counter, lastUsedAt: new Date().toISOString() };
  const kept = await sql`
    update auth.mfa_factors set web_authn_credential = web_authn_credential || ${sql.json(used)}, updated_at = now()
    where id = ${id} returning id`;
  if (kept.length === 0) throw verificationFailed();
}

/** Returns the new counter, with which the library finds copied keys. */
async function checkAnswer(
  core: Core,
  passkey: PasskeyRow,
  expectedChallenge: string,
  answer: PasskeyAnswer['credential'],
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
