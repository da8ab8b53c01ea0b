import type { Sql } from '@rxweb/platform/sql/sql';
import { adminStep, type Finding, failing, healthy, needsAttention } from '../../../kernel/feature/finding.ts';

const slowMs = 500;

export async function checkDatabase(sql: Sql): Promise<Finding> {
  const startedAt = performance.now();
  const [row] = await sql<[{ isReadOnly: boolean }]>`
    select pg_is_in_recovery() as "isReadOnly" from (select count(*) from app.staff) as staff`;
  return assessDatabase(row.isReadOnly, performance.now() - startedAt);
}

export function assessDatabase(isReadOnly: boolean, tookMs: number): Finding {
  if (isReadOnly)
    return failing(
      'It can be read, but nothing new is being saved.',
      adminStep('Point DATABASE_URL at the primary database.'),
    );
  const text = `Answers in ${Math.max(1, Math.round(tookMs))} ms.`;
  if (tookMs < slowMs) return healthy(text);
  return needsAttention(`${text} That is slow.`, adminStep('Check whether the machine is busy or its disk is slow.'));
}
