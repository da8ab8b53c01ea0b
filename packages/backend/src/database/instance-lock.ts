import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefused } from './start-refused.ts';

/**
 * Locks the data folder for this process; returns the release. Uses SQLite for the system's file lock, which the kernel
 * drops when the process dies. Nothing else may open the file (fcntl(2)).
 */
export function lockDataDir(dataDir: string): () => void {
  const unlock = tryLockDataDir(dataDir);
  if (unlock) return unlock;
  throw new StartRefused(`Another instance is already running on ${dataDir}: stop it first, or set another DATA_DIR`);
}

/** Like {@link lockDataDir}, but null if another process uses the folder. */
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
