import type { AnySql } from '@rxweb/platform/sql/sql';
import type { FactorSecrets } from './side.ts';

export interface Factor {
  id: string;
  userId: string;
  name: string | null;
  createdAt: string;
  updatedAt: string;
  lastChallengedAt: string | null;
  secret: Buffer;
}

interface FoundFactors {
  factors: Factor[];
  /** Accounts with an authenticator app whose secret can't be read outside of its end. */
  unreadable: string[];
}

/** Verified authenticator apps. Half-finished ones expire within minutes. */
export async function readFactors(sql: AnySql, secrets: FactorSecrets): Promise<FoundFactors> {
  const rows = await sql<(Omit<Factor, 'secret'> & { stored: string | null })[]>`
    select id, user_id as "userId", friendly_name as name, secret as stored, (created_at at time zone 'UTC')::text || 'Z' as "createdAt",
      (updated_at at time zone 'UTC')::text || 'Z' as "updatedAt", (last_challenged_at at time zone 'UTC')::text || 'Z' as "lastChallengedAt"
    from auth.mfa_factors where factor_type = 'totp' and status = 'verified' order by id`;
  const found: FoundFactors = { factors: [], unreadable: [] };
  for (const { stored, ...row } of rows) {
    const secret = secrets.open(row.id, stored ?? '');
    if (secret) found.factors.push({ ...row, secret });
    else found.unreadable.push(row.userId);
  }
  return found;
}

/** Replaces the target's factors. */
export async function writeFactors(to: AnySql, secrets: FactorSecrets, factors: readonly Factor[]): Promise<void> {
  await to`delete from auth.mfa_factors`;
  for (const { id, userId, name, createdAt, updatedAt, lastChallengedAt, secret } of factors)
    await to`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, last_challenged_at, secret)
      values (${id}, ${userId}, ${name}, 'totp', 'verified', ${createdAt}::timestamptz, ${updatedAt}::timestamptz,
        ${lastChallengedAt}::timestamptz, ${secrets.seal(id, secret)})`;
}

/** What must be equal at both ends, one text a factor. */
export const describeFactor = ({ secret, ...row }: Factor): string =>
  JSON.stringify([...Object.entries(row).toSorted(), secret.toString('hex')]);
