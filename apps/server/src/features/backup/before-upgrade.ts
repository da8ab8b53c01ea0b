import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@rxweb/backend/database';
import { StartRefused } from '@rxweb/backend/database';
import type { FastifyBaseLogger } from 'fastify';
import type { BackupConfig } from '../../config/backup.ts';
import { listBackups } from './kept-backups.ts';

/** In their own folder outside the nightly rotation. */
const keptUpgrades = 3;

/** For the older program's `restore`. Throws `StartRefused` on failure, before any migration. */
export function backUpBeforeUpgrade(
  config: BackupConfig,
  log: FastifyBaseLogger,
  archiveDir: string | null = null,
  now = () => new Date(),
) {
  return async ({ sql, dataDir }: Pick<Database, 'sql' | 'dataDir'>): Promise<void> => {
    const folder = join(config.folder, 'before-upgrade');
    log.info({ folder }, 'the schema is about to change: making a backup first');
    try {
      // Only upgrades need these large modules at start.
      const [{ makeBackup }, { keyOf }] = await Promise.all([import('@rxweb/backend/backup'), import('./key-of.ts')]);
      const key = await keyOf(config, true);
      const made = await makeBackup({ sql, dataDir, folder, key, now: now(), archiveDir });
      log.info({ bytes: made.bytes }, 'made the backup before the upgrade');
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StartRefused(`The backup before the upgrade failed, so nothing was changed: ${reason}`, { cause });
    }
    for (const { path } of (await listBackups(folder)).slice(keptUpgrades)) await rm(path, { force: true });
  };
}
