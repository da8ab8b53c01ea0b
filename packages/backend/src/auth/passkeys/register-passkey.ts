import { randomUUID } from 'node:crypto';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { z } from 'zod';
import type { Core } from '../../core/core.ts';
import { readAssurance } from '../assurance.ts';
import { AuthError } from '../auth-error.ts';
import { requireFreshProof } from '../fresh-proof.ts';
import { acceptFactor } from '../mfa/accept-factor.ts';
import { type Client, type SignedIn, sayFromWhere } from '../sessions.ts';
import { findUser, lockUser } from '../users.ts';
import { challengeSeconds, keepChallenge, takeChallenge } from './challenges.ts';
import { listPasskeys, presentPasskey, type StoredCredential } from './passkeys.ts';
import { keyAlgorithms, requireRelyingParty } from './relying-party.ts';

const base64url = z.string().max(20_000);

/** A browser's answer (Web Authentication, `RegistrationResponseJSON`). */
export const registrationAnswer = z.strictObject({
  challenge_id: z.guid(),
  credential: z.object({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
    clientExtensionResults: z.object({}).default({}),
  }),
});

const maxPasskeys = 10;

/** Options for `navigator.credentials.create()`. A second factor, where there is one, must have been shown. */
export async function startRegistration(core: Core, caller: SignedIn): Promise<object> {
  const party = requireRelyingParty(core);
  await assertMayAdd(core, caller);
  await requireFreshProof(core, caller);
  const [user, known] = await Promise.all([findUser(core.sql, caller.userId), listPasskeys(core.sql, caller.userId)]);
  if (!user?.email) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    attestationType: 'none',
    supportedAlgorithmIDs: keyAlgorithms,
    excludeCredentials: known.map(({ web_authn_credential: { id, transports } }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...(await keepChallenge(core.sql, 'registration', options.challenge, user.id)), options };
}

/** Keeps a new passkey. This session has now shown it, so it counts as two-factor; other one-factor sessions end. */
export async function finishRegistration(
  core: Core,
  caller: SignedIn,
  { challenge_id: challengeId, credential: answer }: z.output<typeof registrationAnswer>,
  client: Client,
): Promise<object> {
  await assertMayAdd(core, caller);
  await requireFreshProof(core, caller, challengeSeconds);
  const challenge = await takeChallenge(core.sql, 'registration', challengeId, caller.userId);
  const credential = await checkRegistration(core, challenge, answer);
  const passkey = await inTransaction(core.sql, async (tx) => {
    await lockUser(tx, caller.userId);
    await sayFromWhere(tx, client);
    if ((await listPasskeys(tx, caller.userId)).length >= maxPasskeys)
      throw new AuthError(
        422,
        'too_many_passkeys',
        'This account has as many passkeys as it can have. Remove one first.',
      );
    const id = randomUUID();
    const added = await tx<{ created_at: Date }[]>`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, web_authn_credential)
      values (${id}, ${caller.userId}, '', 'webauthn', 'unverified', now(), now(), ${tx.json({ ...credential })})
      on conflict ((web_authn_credential ->> 'id')) where factor_type = 'webauthn' do nothing
      returning created_at`;
    if (!added[0]) throw new AuthError(422, 'webauthn_credential_exists', 'This passkey is already registered');
    await acceptFactor(tx, caller, id, 'passkey');
    const { created_at } = added[0];
    return { id, user_id: caller.userId, friendly_name: null, created_at, web_authn_credential: credential };
  });
  return presentPasskey(passkey);
}

async function assertMayAdd(core: Core, caller: SignedIn): Promise<void> {
  const { aal, hasFactor } = await readAssurance(core, caller);
  if (hasFactor && aal !== 'aal2') throw new AuthError(403, 'insufficient_aal', 'AAL2 required to add a passkey');
}

async function checkRegistration(
  core: Core,
  expectedChallenge: string,
  response: z.output<typeof registrationAnswer>['credential'],
): Promise<StoredCredential> {
  const party = requireRelyingParty(core);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { transports = [], ...signed } = response.response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, response: signed },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: keyAlgorithms,
  }).catch((cause: unknown) => {
    core.log.info({ event: 'passkey.refused', reason: String(cause) }, 'a passkey could not be registered');
    return { verified: false as const, registrationInfo: undefined };
  });
  if (!verified || !registrationInfo) throw verificationFailed();
  const { id, publicKey, counter } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports, lastUsedAt: null };
}

export const verificationFailed = () =>
  new AuthError(400, 'webauthn_verification_failed', 'The passkey could not be verified');
