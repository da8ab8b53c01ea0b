import { randomUUID } from 'node:crypto';
import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { z } from 'zod';
import type { Core } from '../../core/core.ts';
import { challengesOfUser, countAttempt } from '../attempt-limits.ts';
import { AuthError } from '../auth-error.ts';
import type { SignedIn } from '../sessions.ts';
import { type Client, toInet } from '../sessions.ts';
import { findFactor, laneOfUser } from './factors.ts';

/** Newer clients repeat the factor of the path. A code comes from an app, so there is no `channel` to send it by. */
export const challengeOrder = z.strictObject({ factorId: z.string().nullish() });

const lifeSeconds = 300;
/** Calls inside this process have no address. */
const inetOf = ({ address }: Client) => toInet(address) ?? '::';

/** Opens a challenge that one code of the factor may answer, from the same address, within five minutes. */
export async function challenge({ sql }: Core, caller: SignedIn, factorId: string, client: Client): Promise<object> {
  const factor = await findFactor(sql, caller.userId, factorId);
  await countAttempt(sql, challengesOfUser, await laneOfUser(sql, caller.userId, client));
  const id = randomUUID();
  const expiresAt = await inTransaction(sql, async (tx) => {
    await tx`
      delete from auth.mfa_challenges where factor_id = ${factor.id}
        and created_at < now() - ${lifeSeconds} * interval '1 second'`;
    const [row] = await tx<[{ expires_at: number }]>`
      insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
      values (${id}, ${factor.id}, now(), ${inetOf(client)})
      returning floor(extract(epoch from created_at))::int + ${lifeSeconds}::int as expires_at`;
    await tx`update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = ${factor.id}`;
    return row.expires_at;
  });
  return { id, type: 'totp', expires_at: expiresAt };
}

interface ChallengeRow {
  used: boolean;
  expired: boolean;
  ip_address: string;
}

/** Throws unless the challenge belongs to the factor and is open for this client. */
export async function assertOpenChallenge(
  sql: AnySql,
  factorId: string,
  challengeId: string,
  client: Client,
): Promise<void> {
  const [row] = await sql<ChallengeRow[]>`
    select verified_at is not null as used, created_at < now() - ${lifeSeconds} * interval '1 second' as expired, ip_address
    from auth.mfa_challenges where id = ${challengeId} and factor_id = ${factorId}`;
  if (!row) {
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (row.used || row.ip_address !== inetOf(client)) throw challengeUsed();
  if (!row.expired) return;
  const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
  throw new AuthError(422, 'mfa_challenge_expired', message);
}

/** Uses up the challenge; of parallel uses only one succeeds. */
export async function useChallenge(tx: TransactionSql, challengeId: string): Promise<void> {
  const used = await tx`
    update auth.mfa_challenges set verified_at = now() where id = ${challengeId} and verified_at is null returning id`;
  if (used.length === 0) throw challengeUsed();
}

const challengeUsed = () =>
  new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
