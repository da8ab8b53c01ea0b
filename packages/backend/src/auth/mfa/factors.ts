import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { z } from 'zod';
import type { Core } from '../../core/core.ts';
import type { Subject } from '../attempt-limits.ts';
import { AuthError } from '../auth-error.ts';
import { type Client, sayFromWhere } from '../sessions.ts';
import { type FactorRow, findUser } from '../users.ts';

const factorNotFound = () => new AuthError(404, 'mfa_factor_not_found', 'Factor not found');

export function readFactorId(text: string): string {
  const id = z.guid().safeParse(text);
  if (!id.success) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  return id.data.toLowerCase();
}

/** 404 for anyone else's. */
export async function findFactor(sql: AnySql, userId: string, factorId: string): Promise<FactorRow> {
  const [factor] = await sql<FactorRow[]>`
    select * from auth.mfa_factors where id = ${factorId} and user_id = ${userId} and factor_type = 'totp'`;
  if (!factor) throw factorNotFound();
  return factor;
}

/** Removes a factor and lowers the sessions that used it to one factor. */
export async function removeFactor(tx: TransactionSql, factor: Pick<FactorRow, 'id' | 'user_id'>): Promise<void> {
  await tx`
    delete from auth.mfa_amr_claims where authentication_method in ('totp', 'passkey')
      and session_id in (select id from auth.sessions where user_id = ${factor.user_id} and factor_id = ${factor.id})`;
  await tx`
    update auth.sessions set aal = 'aal1', factor_id = null
    where user_id = ${factor.user_id} and factor_id = ${factor.id}`;
  await tx`delete from auth.mfa_factors where id = ${factor.id}`;
}

/** As its owner asks for. */
export async function removeOwnFactor({ sql }: Core, factor: Pick<FactorRow, 'id' | 'user_id'>, client: Client) {
  await inTransaction(sql, async (tx) => {
    await sayFromWhere(tx, client);
    await removeFactor(tx, factor);
  });
}

/** What limits count for a user: their own devices apart from others, who may have stolen the password. */
export async function laneOfUser(sql: AnySql, userId: string, client: Client): Promise<Subject> {
  const user = await findUser(sql, userId);
  return { of: userId, lane: client.deviceOf(user?.email ?? '') };
}
