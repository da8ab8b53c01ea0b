import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readKeyFile, verifyBackup } from '@rxweb/backend/backup';
import { startDatabase } from '@rxweb/backend/database';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsDir } from '../../../testing/create-test-app.ts';
import { loadConfig } from '../../config/config.ts';
import { backUpBeforeUpgrade } from './before-upgrade.ts';

const log = pino({ level: 'silent' });
const older = '20261101000012';
let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgrade-'));
  dataDir = join(folder, 'data');
  // A first start has nothing to back up: were it asked to, it would fail.
  const first = await startDatabase({ dataDir, migrationsDir, upTo: older, log, beforeUpgrade: refuse });
  await first.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function refuse(): Promise<never> {
  throw new Error('there is nothing to upgrade');
}

it('R8 an upgrade starts with a backup that the older program can restore, and does not start without one', async () => {
  await writeFile(join(folder, 'in-the-way'), '');
  const failing = backUpBeforeUpgrade(configOf(join(folder, 'in-the-way')), log);
  await expect(startDatabase({ dataDir, migrationsDir, log, beforeUpgrade: failing })).rejects.toThrow(
    /backup before the upgrade failed, so nothing was changed/,
  );

  const backups = join(folder, 'backups');
  const beforeUpgrade = backUpBeforeUpgrade(configOf(backups), log);
  const upgraded = await startDatabase({ dataDir, migrationsDir, log, beforeUpgrade });
  await upgraded.stop();
  const again = await startDatabase({ dataDir, migrationsDir, log, beforeUpgrade: refuse });
  await again.stop();

  const [name = '', ...more] = await readdir(join(backups, 'before-upgrade'));
  expect(more).toEqual([]);
  const manifest = await verifyBackup(
    join(backups, 'before-upgrade', name),
    await readKeyFile(join(dataDir, 'backup-key.txt')),
  );
  expect(manifest.migrations.at(-1)).toBe(older);
});

const configOf = (backups: string) => loadConfig({ DATA_DIR: dataDir, BACKUP_DIR: backups }).backup;
