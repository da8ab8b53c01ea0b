import type { AuditEntry } from '@rxweb/contracts/audit';

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

export const csvHeader = `${columns.join(',')}\r\n`;

/** Entries as lines of CSV (RFC 4180). */
export function csvLines(entries: readonly AuditEntry[]): string {
  return entries.map((entry) => `${columns.map((column) => csvField(entry[column])).join(',')}\r\n`).join('');
}

/**
 * One field. Text that a spreadsheet would take for a formula gets an apostrophe in front, since an e-mail address or a file name may be
 * made to do harm there (OWASP, "CSV Injection").
 */
function csvField(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
