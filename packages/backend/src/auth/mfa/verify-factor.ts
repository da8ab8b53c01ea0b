import { inTransaction } from '@rxweb/platform/sql/transaction';
import { z } from 'zod';
import type { Core } from '../../core/core.ts';
import { clearAttempts, countAttempt, totpCodeUses, totpFailures } from '../attempt-limits.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import type { SignedIn } from '../sessions.ts';
import { type Client, presentSession, restartRefreshTokens, sayFromWhere } from '../sessions.ts';
import { type FactorRow, lockUser } from '../users.ts';
import { acceptFactor } from './accept-factor.ts';
import { assertOpenChallenge, useChallenge } from './challenge.ts';
import { findFactor, laneOfUser } from './factors.ts';
import { openSecret } from './sealed-secret.ts';
import { matchingStep } from './totp.ts';

export const factorCode = z.strictObject({ challenge_id: z.guid().nullish(), code: z.string().nullish() });

interface MfaServices {
  core: Core;
  factorKey: Buffer;
}

/** Answers a challenge with a code. The session now counts as two-factor, and other one-factor sessions end. */
export async function verifyFactor(
  { core, factorKey }: MfaServices,
  caller: SignedIn,
  factorId: string,
  { challenge_id: challengeId, code }: z.output<typeof factorCode>,
  client: Client,
) {
  const factor = await findFactor(core.sql, caller.userId, factorId);
  if (!code) throw validationFailed('Code needs to be non-empty');
  if (!challengeId) throw validationFailed('challenge_id needs to be given');
  await assertOpenChallenge(core.sql, factor.id, challengeId, client);
  const tries = await laneOfUser(core.sql, caller.userId, client);
  await countAttempt(core.sql, totpFailures, tries);
  await checkCode(core, factorKey, factor, code);

  const { user, session, refreshToken } = await inTransaction(core.sql, async (tx) => {
    const locked = await lockUser(tx, caller.userId);
    await sayFromWhere(tx, client);
    await useChallenge(tx, challengeId);
    const raised = await acceptFactor(tx, caller, factor.id, 'totp');
    if (!locked) throw new AuthError(403, 'session_not_found', 'Session does not exist');
    return { user: locked, session: raised, refreshToken: await restartRefreshTokens(tx, raised) };
  });
  await clearAttempts(core.sql, totpFailures, tries);
  return presentSession(core, user, session, refreshToken);
}

/** Each code works once, so a copied one is useless. */
async function checkCode({ sql }: Core, factorKey: Buffer, factor: FactorRow, code: string): Promise<void> {
  const secret = openSecret(factorKey, factor.id, factor.secret ?? '');
  const step = matchingStep(secret, code.trim(), new Date());
  const invalid = new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  if (step === null) throw invalid;
  await countAttempt(sql, { ...totpCodeUses, refusal: () => invalid }, `${factor.id}:${step}`);
}
