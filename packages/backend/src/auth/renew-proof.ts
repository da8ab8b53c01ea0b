import { z } from 'zod';
import type { Core } from '../core/core.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import { noteProof } from './fresh-proof.ts';
import { checkCurrentPassword } from './new-password-proof.ts';
import { checkPasskeyOf, signInAnswer } from './passkeys/check-passkey.ts';
import type { Passwords } from './passwords.ts';
import type { SignedIn } from './sessions.ts';
import { findUser } from './users.ts';

/** The password, or a passkey's answer to a challenge of `/passkeys/authentication/options`. */
export const renewedProof = z.union([z.object({ password: z.string().min(1) }), signInAnswer]);

/** Renews the proof of the caller's session. Wrong passwords are counted apart from those at the sign-in. */
export async function renewProof(
  services: { core: Core; passwords: Passwords },
  caller: SignedIn,
  proof: z.output<typeof renewedProof>,
): Promise<object> {
  const { core } = services;
  const user = await findUser(core.sql, caller.userId);
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if ('password' in proof) {
    if (!user.encrypted_password) throw validationFailed('This account has no password');
    await checkCurrentPassword(services, user, proof.password);
  } else await checkPasskeyOf(core, user.id, proof);
  await noteProof(core.sql, caller.sessionId, 'password' in proof ? 'password' : 'passkey');
  return {};
}
