import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefused } from './start-refused.ts';

/**
 * Makes sure that one process at a time uses the data folder, and returns what gives it up. The lock is the operating system's own lock on
 * a file, taken by way of SQLite because Node has no call for it: the kernel drops it when the process dies, however it dies.
 * Nothing else in this process may open that file: closing it would drop the lock (fcntl(2)).
 */
export function lockDataDir(dataDir: string): () => void {
  const unlock = tryLockDataDir(dataDir);
  if (unlock) return unlock;
  throw new StartRefused(`Another instance is already running on ${dataDir}: stop it first, or set another DATA_DIR`);
}

/** The same; null when another process uses the folder. */
export function tryLockDataDir(dataDir: string): (() => void) | null {
  const path = join(dataDir, 'instance.lock');
  const database = new DatabaseSync(path);
  try {
    chmodSync(path, 0o600);
    database.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    database.close();
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === sqliteBusy) return null;
    throw new StartRefused(`The data folder ${dataDir} cannot be locked: ${String(cause)}`, { cause });
  }
  return () => database.close();
}

const sqliteBusy = 5;
