import { chmod, chown, mkdir, open, readdir, realpath, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Account, findAccount } from './account.ts';
import { StartRefused } from './start-refused.ts';

/**
 * Creates the data folder if missing and returns its real path. Restricts a new or empty one to the database's account.
 */
export async function prepareDataDir(dataDir: string): Promise<{ dataDir: string; account: Account | null }> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const path = await realpath(dataDir);
    const account = await findAccount(dataPaths(path).cluster);
    const names = await readdir(path);
    if (names.length === 0) {
      await chmod(path, 0o700);
      if (account) await chown(path, account.uid, account.gid);
    }
    return { dataDir: path, account };
  } catch (cause) {
    throw new StartRefused(`The data folder ${dataDir} cannot be used: ${String(cause)}`, { cause });
  }
}

/** Writes a small private file atomically, safe against power cuts. */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.new`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncFolder(dirname(path));
}

/** Makes a folder's entries survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Paths in the data folder. */
export function dataPaths(dataDir: string) {
  return {
    cluster: join(dataDir, 'postgres'),
    /** The prefix of a cluster being created; it counts only after the rename. */
    newClusterPrefix: join(dataDir, 'postgres.new-'),
    /** Records that a database was made here, so that an empty one never replaces a lost one. */
    marker: join(dataDir, 'postgres.made'),
    secrets: join(dataDir, 'postgres-secrets.json'),
    log: join(dataDir, 'postgres.log'),
  };
}

export type DataPaths = ReturnType<typeof dataPaths>;
