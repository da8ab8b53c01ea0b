import { inTransaction } from '@rxweb/platform/sql/transaction';
import { z } from 'zod';
import type { Core } from '../../core/core.ts';
import { countAttempt, verificationsOfAddress } from '../attempt-limits.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { type Client, openSession, presentSession } from '../sessions.ts';
import { isBanned, lockUser } from '../users.ts';
import { flowStateNotFound, useAuthCode } from './flow-states.ts';

export const pkceGrant = z.strictObject({ auth_code: z.string().nullish(), code_verifier: z.string().nullish() });

export async function exchangeCode(
  core: Core,
  { auth_code: code, code_verifier: verifier }: z.output<typeof pkceGrant>,
  client: Client,
) {
  if (!code || !verifier) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  }
  await countAttempt(core.sql, verificationsOfAddress, client.network);
  const { user, session, refreshToken } = await inTransaction(core.sql, async (tx) => {
    const found = await lockUser(tx, await useAuthCode(tx, code, verifier));
    if (!found) throw flowStateNotFound();
    if (isBanned(found)) throw new AuthError(403, 'user_banned', 'User is banned');
    return { user: found, ...(await openSession(tx, found.id, 'otp', client)) };
  });
  return presentSession(core, user, session, refreshToken);
}
