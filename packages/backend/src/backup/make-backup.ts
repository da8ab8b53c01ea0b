import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnySql, Sql } from '@rxweb/platform/sql/sql';
import { backupLinksIn } from '../storage/bytes/byte-store.ts';
import { type ArchiveWriter, createSum, summed, writeArchive } from './archive.ts';
import type { BackupKey } from './backup-key.ts';
import { backupName, backupPattern } from './backup-name.ts';
import { BackupRefused } from './backup-refused.ts';
import {
  archivedName,
  fileName,
  type Manifest,
  manifestName,
  rowsName,
  secretName,
  type TableEntry,
  type TableName,
} from './manifest.ts';
import { copyOut, listTables, readSequences, useBackupFormat } from './rows.ts';
import { type OnBackupProgress, verifyBackup } from './verify-backup.ts';

export interface MakeBackupOptions {
  /** As the owner of the schema, past row level security. */
  sql: Sql;
  dataDir: string;
  /** Target folder; created if missing. */
  folder: string;
  key: BackupKey;
  now: Date;
  /** Of the audit log's older rows, which are in no table; null: there are none. */
  archiveDir?: string | null;
  onProgress?: OnBackupProgress | undefined;
}

export interface MadeBackup {
  path: string;
  bytes: number;
  manifest: Manifest;
}

/** Rows are archived in pieces, since an entry's length must be known first. */
const pieceBytes = 4 * 1024 * 1024;
/** An erasure may remove a new file between the snapshot and its link; then the backup restarts. */
const tries = 3;

/**
 * Writes one consistent backup, with or without a running program, and verifies it by reading it back. A failure leaves
 * no archive. Throws {@link BackupRefused}.
 */
export async function makeBackup(options: MakeBackupOptions): Promise<MadeBackup> {
  const { folder, key, now, onProgress } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removePartial(folder);
  const path = join(folder, backupName(now));
  for (let left = tries; ; left--) {
    try {
      let manifest: Manifest | null = null;
      const bytes = await writeArchive(path, key, async (writer) => {
        manifest = await fillArchive(writer, options);
      });
      const read = await verifyBackup(path, key, onProgress);
      if (JSON.stringify(read) !== JSON.stringify(manifest))
        throw new BackupRefused(`${path} was not written correctly`);
      return { path, bytes, manifest: read };
    } catch (error) {
      await rm(path, { force: true });
      if (!(error instanceof FileGone) || left <= 1) throw error;
    }
  }
}

/** Removes what a killed backup left half written, but not one still in progress, which is recent. */
async function removePartial(folder: string): Promise<void> {
  const torn = (await readdir(folder)).filter(
    (name) => name.endsWith('.part') && backupPattern.test(name.slice(0, -5)),
  );
  for (const name of torn) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > partialAfterMs) await rm(join(folder, name), { force: true });
  }
}

const partialAfterMs = 60 * 60_000;

class FileGone extends Error {
  override name = 'FileGone';
}

async function fillArchive(
  writer: ArchiveWriter,
  { sql, dataDir, now, archiveDir = null, onProgress }: MakeBackupOptions,
): Promise<Manifest> {
  const connection = await sql.reserve();
  const links = backupLinksIn(join(dataDir, 'storage'));
  let isOurs = false;
  try {
    isOurs = await acquireLock(connection);
    await useBackupFormat(connection);
    // Most files are linked before the snapshot, so that none of them can be erased between it and their link.
    const linked = await openLinks(links);
    await linkFiles(dataDir, links, linked, await readVersions(connection));
    await connection`begin isolation level repeatable read read only`;
    const [migrations, named, sequences, versions] = [
      await readMigrations(connection),
      await listTables(connection),
      await readSequences(connection),
      await readVersions(connection),
    ];
    await linkFiles(dataDir, links, linked, versions);
    const gone = versions.find((version) => !linked.has(version));
    if (gone) throw new FileGone(`the file ${gone} has a row and no bytes`);
    const tables: TableEntry[] = [];
    for (const table of named) {
      tables.push(await addTable(writer, connection, table));
      onProgress?.('tables', tables.length, named.length);
    }
    const files: Manifest['files'] = [];
    for (const version of versions) {
      files.push(await addFile(writer, links, version));
      onProgress?.('files', files.length, versions.length);
    }
    const archives = await addArchives(writer, archiveDir);
    const secrets = await addSecrets(writer, dataDir);
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      migrations,
      tables,
      sequences,
      files,
      archives,
      secrets,
    };
    const text = Buffer.from(JSON.stringify(manifest));
    await writer.add(manifestName, text.byteLength, piece(text));
    return manifest;
  } finally {
    await connection`rollback`.catch(() => undefined);
    await connection`reset all`.catch(() => undefined);
    if (isOurs) {
      await rm(links, { recursive: true, force: true });
      await connection`select pg_advisory_unlock(${backupLock})`.catch(() => undefined);
    }
    connection.release();
  }
}

/** One backup at a time: two would remove each other's links. Throws {@link BackupRefused}. */
async function acquireLock(sql: AnySql): Promise<true> {
  const [row] = await sql<{ isOurs: boolean }[]>`select pg_try_advisory_lock(${backupLock}) as "isOurs"`;
  if (!row?.isOurs) throw new BackupRefused('Another backup is running: wait for it to finish');
  return true;
}

/** Any number that no other lock uses. */
const backupLock = 7_219_384_502;

async function readMigrations(sql: AnySql): Promise<string[]> {
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`;
  return rows.map(({ version }) => version);
}

async function readVersions(sql: AnySql): Promise<string[]> {
  const rows = await sql<{ version: string }[]>`
    select distinct version from storage.objects where version is not null order by version`;
  return rows.map(({ version }) => version);
}

/** An empty folder for links; and those in it, none yet. */
async function openLinks(links: string): Promise<Set<string>> {
  await rm(links, { recursive: true, force: true });
  await mkdir(links, { recursive: true, mode: 0o700 });
  return new Set();
}

/** A hard link keeps each file's bytes during the copy, even if it is erased meanwhile. Adds to `linked`; files without bytes get no link. */
async function linkFiles(
  dataDir: string,
  links: string,
  linked: Set<string>,
  versions: readonly string[],
): Promise<void> {
  for (const version of versions) {
    if (linked.has(version)) continue;
    const path = join(dataDir, 'storage', 'objects', version.slice(0, 2), version);
    try {
      await link(path, join(links, version));
      linked.add(version);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

async function addTable(writer: ArchiveWriter, sql: AnySql, table: TableName): Promise<TableEntry> {
  const sum = createSum();
  let rows = 0;
  let bytes = 0;
  let part = 0;
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  const flush = async () => {
    if (heldBytes === 0) return;
    await writer.add(rowsName(table, part), heldBytes, piece(...held));
    part += 1;
    bytes += heldBytes;
    held = [];
    heldBytes = 0;
  };
  for await (const line of copyOut(sql, table)) {
    sum.update(line);
    rows += countLines(line);
    held.push(line);
    heldBytes += line.byteLength;
    if (heldBytes >= pieceBytes) await flush();
  }
  await flush();
  return { ...table, rows, bytes, sha256: sum.digest('hex') };
}

/** In COPY's text format a line feed always ends a row. */
function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1;
  return lines;
}

async function addFile(writer: ArchiveWriter, links: string, version: string): Promise<Manifest['files'][number]> {
  const path = join(links, version);
  const { size } = await stat(path);
  const sum = createSum();
  const file = await open(path, 'r');
  try {
    await writer.add(fileName(version), size, summed(file.createReadStream({ autoClose: false }), sum));
  } finally {
    await file.close();
  }
  return { version, bytes: size, sha256: sum.digest('hex') };
}

/** After the snapshot, so that no row is in neither. */
async function addArchives(writer: ArchiveWriter, folder: string | null): Promise<Manifest['archives']> {
  if (folder === null) return [];
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const archives: Manifest['archives'] = [];
  for (const name of names.filter((name) => name.endsWith('.jsonl')).sort()) {
    const content = await readFile(join(folder, name));
    await writer.add(archivedName(name), content.byteLength, piece(content));
    archives.push({ name, bytes: content.byteLength, sha256: createSum().update(content).digest('hex') });
  }
  return archives;
}

async function addSecrets(writer: ArchiveWriter, dataDir: string): Promise<Manifest['secrets']> {
  const secrets: Manifest['secrets'] = [];
  for (const name of ['keys.json', 'auth-secret.json'] as const) {
    const content = await readFile(join(dataDir, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!content) continue;
    await writer.add(secretName(name), content.byteLength, piece(content));
    secrets.push({ name, bytes: content.byteLength, sha256: createSum().update(content).digest('hex') });
  }
  return secrets;
}

async function* piece(...chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}
