import { execFile } from 'node:child_process';
import { chown, lchown, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { type DataPaths, syncFolder, writePrivateFile } from './data-dir.ts';
import type { Launcher } from './launcher.ts';
import { StartRefused } from './start-refused.ts';

export const majorVersion = '18';

/** Whether the folder holds a database. Refuses if one was lost or damaged: a new one would hide the loss. */
export async function findCluster(paths: DataPaths): Promise<boolean> {
  const [marked, entries] = await Promise.all([exists(paths.marker), readdir(paths.cluster).catch(() => null)]);
  if (!marked && !entries?.length) return false;
  if (!entries?.length) throw damaged(paths, entries ? 'is empty' : 'is missing');

  const missing = ['PG_VERSION', 'global', 'base', 'pg_wal', 'pg_xact'].filter((name) => !entries.includes(name));
  if (missing.length > 0) throw damaged(paths, `lacks ${missing.join(', ')}`);
  const version = (await readFile(join(paths.cluster, 'PG_VERSION'), 'utf8')).trim();
  if (version !== majorVersion) {
    const fault =
      version === '' ? 'has an empty PG_VERSION' : `was made by PostgreSQL ${version}, this is ${majorVersion}`;
    throw damaged(paths, fault);
  }
  return true;
}

/** The refusal for an unusable database. */
export function damaged(paths: DataPaths, fault: string): StartRefused {
  return new StartRefused(
    `The database in ${paths.cluster} ${fault}: restore it from a backup (to create a new one, move the whole data folder away)`,
  );
}

interface MakeClusterOptions {
  paths: DataPaths;
  binaries: Binaries;
  launch: Launcher;
  account: Account | null;
  adminPassword: string;
  onSpawn?: (() => void) | undefined;
}

/**
 * Initializes a database in a temporary folder and moves it into place when complete. The name is new each time: an
 * orphaned initdb may still write to its own.
 */
export async function makeCluster({
  paths,
  binaries,
  launch,
  account,
  adminPassword,
  onSpawn,
}: MakeClusterOptions): Promise<void> {
  await sweepUnfinished(paths);
  const folder = await mkdtemp(paths.newClusterPrefix);
  const passwordFile = `${folder}.password`;
  await writeFile(passwordFile, adminPassword, { mode: 0o600 });
  try {
    if (account) {
      await chown(folder, account.uid, account.gid);
      await chown(passwordFile, account.uid, account.gid);
    }
    const made = run(launch, binaries.initdb, [
      `--pgdata=${folder}`,
      '--username=supabase_admin',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--wal-segsize=4',
      '--no-instructions',
    ]);
    onSpawn?.();
    await made;
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(folder, paths.cluster);
  await markCluster(paths);
}

async function sweepUnfinished({ newClusterPrefix }: DataPaths): Promise<void> {
  const folder = dirname(newClusterPrefix);
  const unfinished = (await readdir(folder)).filter((name) => name.startsWith(basename(newClusterPrefix)));
  // An orphaned initdb may still write here; a later start cleans up.
  await Promise.allSettled(unfinished.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/** Records that a database was made here. */
export async function markCluster(paths: DataPaths): Promise<void> {
  if (await exists(paths.marker)) return;
  await syncFolder(dirname(paths.marker));
  await writePrivateFile(
    paths.marker,
    'A database was made in the folder postgres. While this file is here, none is made again.\n',
  );
}

/** Gives a cluster owned by root, as after a copy, to the account that runs PostgreSQL. */
export async function giveClusterTo(account: Account, paths: DataPaths): Promise<void> {
  const { uid } = await stat(paths.cluster);
  if (uid === account.uid) return;
  const entries = await readdir(paths.cluster, { recursive: true });
  await Promise.all(entries.map((entry) => lchown(join(paths.cluster, entry), account.uid, account.gid)));
  await chown(paths.cluster, account.uid, account.gid);
}

async function run(launch: Launcher, program: string, args: string[]): Promise<void> {
  const { file, args: fullArgs, ...options } = launch(program, args);
  try {
    await promisify(execFile)(file, fullArgs, { ...options, cwd: '/' });
  } catch (cause) {
    const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
    const reason = output.split('\n').findLast((line) => line.includes('error:')) ?? String(cause);
    throw new StartRefused(`The database could not be created: ${reason}`, { cause });
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
