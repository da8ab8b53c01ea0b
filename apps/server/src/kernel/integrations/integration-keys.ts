import { createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IntegrationScope } from '@rxweb/contracts/integrations';
import { uuidPattern } from '@rxweb/contracts/shared/uuid';
import type { Fragment, Sql } from '@rxweb/platform/sql/sql';
import type { FastifyRequest } from 'fastify';
import type { AuditLog } from '../audit/audit-log.ts';
import { AppError } from '../errors/app-error.ts';
import { clientAddress } from '../http/client-address.ts';

/** `rxk_` and 32 random bytes in base64url. */
const secretForm = /^rxk_[A-Za-z0-9_-]{43}$/;

export const hashOf = (secret: string) => hash('sha256', secret, 'buffer');

/** What signatures are checked with. Programs derive the same from their secret (docs/integrations.md). */
export const signingKeyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'rxweb notices', 32));

interface ProgramDeps {
  sql: Sql;
  audit: AuditLog;
  now(): Date;
}

/**
 * Admits a program that reads with its key, and records the read. Throws `unauthorized` for a missing, unknown, revoked or expired key, and
 * for one of another scope.
 */
export async function admitProgram(
  { sql, audit, now }: ProgramDeps,
  scope: IntegrationScope,
  request: FastifyRequest,
): Promise<void> {
  const [, secret] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (secret === undefined || !secretForm.test(secret)) throw new AppError('unauthorized');
  const id = await markUsed(sql, sql`key_hash = ${hashOf(secret)} and scope = ${scope}`, now());
  if (id === null) throw new AppError('unauthorized');
  await audit.write({
    action: 'integration_read',
    actorId: null,
    target: id,
    detail: scope,
    address: clientAddress(request),
  });
}

export interface SignedCall {
  keyId: string | undefined;
  timestamp: string | undefined;
  signature: string | undefined;
  body: Buffer;
}

const keyIdForm = new RegExp(`^${uuidPattern}$`);

/** The key's id. Throws `unauthorized` unless the body was signed with the key within five minutes. */
export async function requireSignature(
  sql: Sql,
  { keyId, timestamp, signature, body }: SignedCall,
  maxAgeMs: number,
  now: Date,
): Promise<string> {
  if (keyId === undefined || timestamp === undefined || signature === undefined) throw new AppError('unauthorized');
  const isForm = keyIdForm.test(keyId) && /^\d{10}$/.test(timestamp) && /^[0-9a-f]{64}$/.test(signature);
  if (!isForm || Math.abs(Number(timestamp) * 1_000 - now.getTime()) > maxAgeMs) throw new AppError('unauthorized');
  const [row] = await sql<{ signingKey: Buffer }[]>`
    select signing_key as "signingKey" from app.integration_keys where id = ${keyId} and signing_key is not null`;
  const expected = createHmac('sha256', row?.signingKey ?? randomBytes(32))
    .update(`${timestamp}.`)
    .update(body)
    .digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) throw new AppError('unauthorized');
  const id = await markUsed(sql, sql`id = ${keyId}`, now);
  if (id === null) throw new AppError('unauthorized');
  return id;
}

/** To the hour, so that most calls write nothing. Null for a key that is over. */
async function markUsed(sql: Sql, condition: Fragment, now: Date): Promise<string | null> {
  const [row] = await sql<{ id: string; isRecent: boolean }[]>`
    select id, coalesce(last_used_at > ${now}::timestamptz - interval '1 hour', false) as "isRecent"
    from app.integration_keys where ${condition} and revoked_at is null and expires_at > ${now}`;
  if (!row) return null;
  if (!row.isRecent) await sql`update app.integration_keys set last_used_at = ${now} where id = ${row.id}`;
  return row.id;
}
