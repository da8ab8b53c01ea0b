import { mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AnySql } from '@rxweb/platform/sql/sql';
import type { FastifyBaseLogger } from 'fastify';
import { connectAsAdmin } from '../database/connect-as-admin.ts';
import { prepareDataDir, syncFolder, writePrivateFile } from '../database/data-dir.ts';
import { lockDataDir } from '../database/instance-lock.ts';
import { listMigrations } from '../database/migrate.ts';
import { finishSwap, holdsData, replaceDatabase } from '../database/replace-database.ts';
import { startDatabase } from '../database/start-database.ts';
import { openByteStore } from '../storage/bytes/byte-store.ts';
import { createSum, readArchive, readWhole } from './archive.ts';
import type { BackupKey } from './backup-key.ts';
import { BackupRefused } from './backup-refused.ts';
import type { Manifest } from './manifest.ts';
import { copyIn, copyOut, setSequences, useBackupFormat } from './rows.ts';
import { type OnBackupProgress, verifyBackup } from './verify-backup.ts';

/** In the data folder, for files of the audit log's archive. */
const archiveFolder = 'audit-archive';

export interface RestoreOptions {
  archive: string;
  key: BackupKey;
  dataDir: string;
  migrationsDir: string;
  /** Moves existing data aside; otherwise a non-empty data folder is refused. */
  replace?: boolean;
  log: FastifyBaseLogger;
  now: Date;
  onProgress?: OnBackupProgress;
}

/**
 * Restores a backup: verifies it, builds the data beside the old, compares checksums, then swaps. Old data moves to
 * `before-restore-<time>`. Throws {@link BackupRefused}, or `StartRefused` if the folder is in use.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { archive, key, migrationsDir, now, replace = false, onProgress } = options;
  const manifest = await verifyBackup(archive, key, onProgress);
  const newest = await assertKnownSchema(manifest, migrationsDir);
  const { dataDir } = await prepareDataDir(options.dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    await finishSwap(dataDir);
    if (!replace && (await holdsData(dataDir)))
      throw new BackupRefused(`${dataDir} holds data: name an empty folder, or add --replace to move it aside`);
    await sweepUnfinished(dataDir);
    const made = await mkdtemp(join(dataDir, 'restoring-'));
    try {
      await build(made, manifest, newest, options);
    } catch (error) {
      await rm(made, { recursive: true, force: true });
      throw error;
    }
    const [time = ''] = now.toISOString().replaceAll(':', '').split('.');
    await replaceDatabase(dataDir, basename(made), `before-restore-${time}Z`);
    return manifest;
  } finally {
    unlock();
  }
}

/** The schema version to create before loading rows. */
async function assertKnownSchema({ migrations }: Manifest, migrationsDir: string): Promise<string> {
  const known = new Set((await listMigrations(migrationsDir)).map(({ version }) => version));
  const unknown = migrations.find((version) => !known.has(version));
  if (unknown)
    throw new BackupRefused(
      `The backup is of a newer program: migration ${unknown} is not known here. Use that version`,
    );
  const newest = migrations.at(-1);
  if (!newest) throw new BackupRefused('The backup is of a database without a schema');
  return newest;
}

async function sweepUnfinished(dataDir: string): Promise<void> {
  const unfinished = (await readdir(dataDir)).filter((name) => name.startsWith('restoring-'));
  await Promise.all(unfinished.map((name) => rm(join(dataDir, name), { recursive: true, force: true })));
}

async function build(made: string, manifest: Manifest, newest: string, options: RestoreOptions): Promise<void> {
  const { migrationsDir, log } = options;
  const database = await startDatabase({ dataDir: made, migrationsDir, upTo: newest, log });
  try {
    const admin = await connectAsAdmin(database);
    try {
      const connection = await admin.reserve();
      await useBackupFormat(connection);
      // Foreign keys and triggers were already applied when the rows were written.
      await connection`set session_replication_role = replica`;
      // A table emptied in the same transaction only appends, which keeps the saved order for the checksums.
      await connection`begin`;
      const tables = manifest.tables.map(({ schema, name }) => `"${schema}"."${name}"`);
      await connection.unsafe(`truncate ${tables.join(', ')} cascade`);
      await fill(made, manifest, connection, options);
      await setSequences(connection, manifest.sequences);
      await compareRows(connection, manifest);
      await connection`commit`;
      await connection`analyze`;
      connection.release();
    } finally {
      await admin.end({ timeout: 5 });
    }
  } finally {
    await database.stop();
  }
}

async function fill(
  made: string,
  manifest: Manifest,
  sql: AnySql,
  { archive, key, onProgress }: RestoreOptions,
): Promise<void> {
  const { folder } = await openByteStore(join(made, 'storage'));
  const archives = join(made, archiveFolder);
  if (manifest.archives.length > 0) await mkdir(archives, { mode: 0o700 });
  const tables = new Map(manifest.tables.map((table) => [`${table.schema}.${table.name}`, table]));
  for await (const { name, body } of readArchive(archive, key, (...read) => onProgress?.('restoring, MB', ...read))) {
    const [kind, what = ''] = name.split('/');
    const table = tables.get(what);
    if (kind === 'rows' && table) await copyIn(sql, table, body);
    else if (kind === 'files') await writeWhole(join(folder, 'objects', what.slice(0, 2), what), body);
    else if (kind === 'archives') await writeWhole(join(archives, what), body);
    else if (kind === 'secrets') await writePrivateFile(join(made, what), (await readWhole(body)).toString('utf8'));
    else await readWhole(body);
  }
  for (const shard of await readdir(join(folder, 'objects'))) await syncFolder(join(folder, 'objects', shard));
  if (manifest.archives.length > 0) await syncFolder(archives);
}

async function writeWhole(path: string, body: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await writeFile(file, body);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Compares the restored tables with the backup, byte for byte. */
async function compareRows(sql: AnySql, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) {
    const sum = createSum();
    for await (const chunk of copyOut(sql, table)) sum.update(chunk);
    if (sum.digest('hex') !== table.sha256)
      throw new BackupRefused(`The table ${table.schema}.${table.name} wasn’t restored as it was saved`);
  }
}
