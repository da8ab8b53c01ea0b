import { chmod, chown, mkdir, open, readdir, realpath, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Account, findAccount } from './account.ts';
import { StartRefused } from './start-refused.ts';

/**
 * Makes the data folder when it is missing and returns its real path. A new or empty folder is closed to everybody but the account the
 * database runs as; the rights of any other one stay as they are, since somebody may name a folder that others use.
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

/** Writes a small file that only we may read so that after a power cut there is either the whole of it or none. */
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

/** Makes the names in a folder survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Where things lie in the data folder. */
export function dataPaths(dataDir: string) {
  return {
    cluster: join(dataDir, 'postgres'),
    /** How a cluster in the making is called; it is worth nothing until it is renamed. */
    newClusterPrefix: join(dataDir, 'postgres.new-'),
    /** Says that a database was made here, so that a lost one is never replaced by an empty one. */
    marker: join(dataDir, 'postgres.made'),
    secrets: join(dataDir, 'postgres-secrets.json'),
    log: join(dataDir, 'postgres.log'),
  };
}

export type DataPaths = ReturnType<typeof dataPaths>;
