import { randomBytes } from 'node:crypto';
import { type IntegrationKey, type IntegrationScope, integrationLimits } from '@rxweb/contracts/integrations';
import type { Person } from '@rxweb/contracts/shared/staff-person';
import type { AnySql, Fragment, Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { auditEntryFor, writeAuditEntries } from '../../kernel/audit/audit-log.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import { hashOf, signingKeyOf } from '../../kernel/integrations/integration-keys.ts';

const dayMs = 24 * 60 * 60_000;

interface Row extends Omit<IntegrationKey, 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'revokedAt' | 'createdBy'> {
  createdAt: Date;
  createdBy: Person;
  expiresAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

export async function listKeys(sql: AnySql, condition: Fragment = sql`true`): Promise<IntegrationKey[]> {
  const rows = await sql<Row[]>`
    select k.id, k.name, k.scope, k.created_at as "createdAt", app.person(k.created_by) as "createdBy", k.expires_at as "expiresAt",
      k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt"
    from app.integration_keys k where ${condition} order by k.created_at desc, k.id`;
  return rows.map(({ createdAt, expiresAt, lastUsedAt, revokedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }));
}

interface NewKey {
  name: string;
  scope: IntegrationScope;
  days: number;
}

/** Throws `conflict` when there are too many. */
export async function createKey(sql: Sql, actor: Actor, { name, scope, days }: NewKey, now: Date) {
  const secret = `rxk_${randomBytes(32).toString('base64url')}`;
  return inTransaction(sql, async (tx) => {
    const [{ count }] = await tx<[{ count: number }]>`
      select count(*)::int as count from app.integration_keys where revoked_at is null`;
    if (count >= integrationLimits.maxKeys) throw new AppError('conflict', { message: 'Revoke an old key first.' });
    const [row] = await tx<[{ id: string }]>`
      insert into app.integration_keys (name, scope, key_hash, signing_key, created_at, created_by, expires_at)
      values (${name}, ${scope}, ${hashOf(secret)}, ${scope === 'notices' ? signingKeyOf(secret) : null}, ${now}, ${actor.userId},
        ${new Date(now.getTime() + days * dayMs)})
      returning id`;
    await writeAuditEntries(tx, [auditEntryFor(actor, 'integration_key_created', row.id, scope)]);
    return { key: await requireKey(tx, row.id), secret };
  });
}

/** It stops working at once. */
export async function revokeKey(sql: Sql, actor: Actor, id: string, now: Date): Promise<IntegrationKey> {
  return inTransaction(sql, async (tx) => {
    const { count } = await tx`
      update app.integration_keys set revoked_at = ${now}, revoked_by = ${actor.userId} where id = ${id} and revoked_at is null`;
    if (count > 0) await writeAuditEntries(tx, [auditEntryFor(actor, 'integration_key_revoked', id)]);
    return requireKey(tx, id);
  });
}

async function requireKey(sql: AnySql, id: string): Promise<IntegrationKey> {
  const [key] = await listKeys(sql, sql`k.id = ${id}`);
  if (!key) throw new AppError('not_found');
  return key;
}
