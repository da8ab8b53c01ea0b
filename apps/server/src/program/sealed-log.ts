import type { AnySql, Sql } from '@rxweb/platform/sql/sql';
import { createSealKey, sealNewRows, verifyChain } from '../features/audit/operator.ts';

interface SealedLog {
  sql: Sql;
  /** What the seals' key is derived from. */
  serviceRoleKey: string;
}

/** The first row of the audit log that isn't intact, by its hash or its seal; null if all are. */
export async function findBrokenRow({ sql, serviceRoleKey }: SealedLog, archiveDir: string): Promise<number | null> {
  return (await verifyChain(sql, createSealKey(serviceRoleKey), { archiveDir })).brokenAt;
}

/** Replaces all seals, after the log was moved to an installation with another key. */
export async function sealLogAnew(tx: AnySql, serviceRoleKey: string): Promise<void> {
  await tx`delete from app.audit_seals`;
  await sealNewRows(tx, createSealKey(serviceRoleKey));
}
