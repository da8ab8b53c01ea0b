import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupPattern } from '@rxweb/backend/backup-name';
import { chooseOld } from './rotation.ts';

export interface KeptBackup {
  path: string;
  at: Date;
  bytes: number;
}

/** Newest first; none without a folder. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found = names.flatMap((name) => {
    const [, time] = backupPattern.exec(name) ?? [];
    return time ? [{ path: join(folder, name), at: readTime(time) }] : [];
  });
  const sized = await Promise.all(found.map(async (backup) => ({ ...backup, bytes: (await stat(backup.path)).size })));
  return sized.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** Null if there is none. */
export async function newestBackup(folder: string): Promise<Date | null> {
  return (await listBackups(folder))[0]?.at ?? null;
}

export async function removeOldBackups(folder: string): Promise<KeptBackup[]> {
  const backups = await listBackups(folder);
  const old = new Set(chooseOld(backups.map(({ at }) => at)).map((at) => at.getTime()));
  const gone = backups.filter(({ at }) => old.has(at.getTime()));
  for (const { path } of gone) await rm(path, { force: true });
  return gone;
}

/** `2026-11-21T023000Z` */
function readTime(text: string): Date {
  return new Date(text.replace(/T(\d\d)(\d\d)(\d\d)Z$/, 'T$1:$2:$3Z'));
}
