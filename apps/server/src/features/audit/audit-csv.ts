import type { AuditEntry } from '@rxweb/contracts/audit';
import { csvLine } from '../../kernel/lists/csv.ts';

const columns = [
  'seq',
  'at',
  'action',
  'outcome',
  'actor_id',
  'actor_email',
  'target',
  'target_email',
  'detail',
  'address',
] as const satisfies readonly (keyof AuditEntry)[];

export const csvHeader = csvLine(columns);

export function csvLines(entries: readonly AuditEntry[]): string {
  return entries.map((entry) => csvLine(columns.map((column) => entry[column]))).join('');
}
