import { adminStep, type Finding, failing, healthy, needsAttention } from '../../kernel/feature/finding.ts';

const hourMs = 60 * 60_000;
/** Missing one night is fine while the machine is off; two are a fault. */
const lateMs = 36 * hourMs;
const tooLateMs = 7 * 24 * hourMs;

export interface BackupState {
  /** Null: there is none yet. */
  newest: Date | null;
  /** From when backups count. */
  startedAt: Date;
  isNightly: boolean;
}

export function assessBackup(
  { newest, startedAt, isNightly }: BackupState,
  now: Date,
  formatWhen: (at: Date) => string,
): Finding {
  const text = newest ? `Last backup: ${formatWhen(newest)}.` : 'No backups yet.';
  const age = now.getTime() - (newest ?? startedAt).getTime();
  if (age < lateMs)
    return newest || isNightly
      ? healthy(newest ? text : `${text} The first one will be made within minutes.`)
      : needsAttention(text, setUp);
  const step = isNightly ? lookIntoLog : setUp;
  return age < tooLateMs ? needsAttention(text, step) : failing(text, step);
}

const setUp = adminStep('Make one with npm run rx -- backup, or set BACKUP_NIGHTLY to on.');
const lookIntoLog = adminStep('Check the log for the cause. To make one now, run npm run rx -- backup.');

export const backedUpElsewhere = healthy('Backups are made where the database is hosted.');
