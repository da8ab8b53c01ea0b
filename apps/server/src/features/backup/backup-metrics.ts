import type { MetricFamily } from '../../kernel/metrics/exposition.ts';
import { newestBackup } from './kept-backups.ts';

export async function readBackupMetrics(folder: string): Promise<MetricFamily[]> {
  const newest = await newestBackup(folder);
  return [
    {
      name: 'rxweb_backup_timestamp_seconds',
      help: 'When the newest backup was made, in seconds since 1970; missing while there is none.',
      type: 'gauge',
      samples: newest ? [{ value: newest.getTime() / 1_000 }] : [],
    },
  ];
}
