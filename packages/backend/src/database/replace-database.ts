import { mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFolder, writePrivateFile } from './data-dir.ts';

/** What a restore leaves in place. */
const keptNames = /^(backups|backup-key\.txt|instance\.lock.*|restore\.json|restoring-.*|before-restore-.*)$/;
const journal = z.object({ made: z.string(), before: z.string(), phase: z.enum(['out', 'in']) });

/** Whether the data folder holds anything that a restore would move aside. */
export async function holdsData(dataDir: string): Promise<boolean> {
  return (await readdir(dataDir)).some((name) => !keptNames.test(name));
}

/**
 * Moves `dataDir/made` into `dataDir`, and its old contents into `dataDir/before`. {@link finishSwap} resumes after a
 * kill.
 */
export async function replaceDatabase(dataDir: string, made: string, before: string): Promise<void> {
  await mkdir(join(dataDir, before), { recursive: true, mode: 0o700 });
  await writeJournal(dataDir, { made, before, phase: 'out' });
  await finishSwap(dataDir);
}

/** Finishes an interrupted swap, if any. Requires the data folder's lock. */
export async function finishSwap(dataDir: string): Promise<void> {
  const path = join(dataDir, journalName);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return;
  const swap = journal.parse(JSON.parse(text));
  const made = join(dataDir, swap.made);
  const before = join(dataDir, swap.before);
  if (swap.phase === 'out') {
    await moveAll(dataDir, before, (name) => !keptNames.test(name));
    await writeJournal(dataDir, { ...swap, phase: 'in' });
  }
  await moveAll(made, dataDir, () => true);
  await rmdir(made).catch(() => undefined);
  await rm(path);
  await syncFolder(dataDir);
  // Empty if there was no data before.
  await rmdir(before).catch(() => undefined);
}

async function moveAll(from: string, to: string, goes: (name: string) => boolean): Promise<void> {
  const names = await readdir(from).catch(() => []);
  for (const name of names) if (goes(name)) await rename(join(from, name), join(to, name));
  await syncFolder(to);
  if (names.length > 0) await syncFolder(from);
}

function writeJournal(dataDir: string, swap: z.infer<typeof journal>): Promise<void> {
  return writePrivateFile(join(dataDir, journalName), JSON.stringify(swap));
}

const journalName = 'restore.json';
