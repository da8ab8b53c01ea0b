import { randomBytes, randomUUID } from 'node:crypto';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import type { Core } from '../../core/core.ts';
import { readAssurance } from '../assurance.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { requireFreshProof } from '../fresh-proof.ts';
import type { SignedIn } from '../sessions.ts';
import { lockUser } from '../users.ts';
import { sealSecret } from './sealed-secret.ts';
import { toBase32, totpUri } from './totp.ts';

export const enrollment = z.strictObject({
  friendly_name: z.string().max(100).nullish(),
  factor_type: z.string().nullish(),
  issuer: z.string().max(100).nullish(),
});

const maxFactors = 10;
const unverifiedSeconds = 300;
/** The output size of SHA-1 (RFC 4226 section 4). */
const secretBytes = 20;

interface MfaServices {
  core: Core;
  factorKey: Buffer;
  site: string;
}

/** Prepares a factor. It is active after its first correct code; the secret is shown only now. */
export async function enroll(
  { core, factorKey, site }: MfaServices,
  caller: SignedIn,
  { friendly_name: name, factor_type: type, issuer }: z.output<typeof enrollment>,
): Promise<object> {
  if (type !== 'totp') throw validationFailed('factor_type needs to be totp');
  const { aal, hasFactor } = await readAssurance(core, caller);
  if (hasFactor && aal !== 'aal2') throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  await requireFreshProof(core, caller);

  const id = randomUUID();
  const secret = randomBytes(secretBytes);
  const account = await inTransaction(core.sql, async (tx) => {
    const user = await lockUser(tx, caller.userId);
    await assertRoomFor(tx, caller.userId, name ?? '');
    await tx`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
      values (${id}, ${caller.userId}, ${name ?? ''}, 'totp', 'unverified', now(), now(), ${sealSecret(factorKey, id, secret)})`;
    return user?.email ?? '';
  });
  const uri = totpUri({ issuer: issuer || site, account, secret });
  const qrCode = renderSVG(uri, { border: 4, pixelSize: 4 });
  return { id, type, friendly_name: name ?? '', totp: { qr_code: qrCode, secret: toBase32(secret), uri } };
}

async function assertRoomFor(tx: TransactionSql, userId: string, name: string): Promise<void> {
  await tx`
    delete from auth.mfa_factors where user_id = ${userId} and status = 'unverified'
      and created_at < now() - ${unverifiedSeconds} * interval '1 second'`;
  const factors = await tx<{ friendly_name: string | null }[]>`
    select friendly_name from auth.mfa_factors where user_id = ${userId}`;
  if (factors.length >= maxFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (factors.some((factor) => (factor.friendly_name ?? '') === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    throw new AuthError(422, 'mfa_factor_name_conflict', message);
  }
}
