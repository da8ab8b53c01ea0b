import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { copyTemplate } from './template-folder.ts';

/** A folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backend-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A data folder with a database, and no migrations; removed after the test. */
export async function temporaryDataDir(): Promise<{ dataDir: string; migrationsDir: string }> {
  const copy = await copyTemplate();
  onTestFinished(() => rm(dirname(copy.dataDir), { recursive: true, force: true, maxRetries: 5 }));
  return copy;
}

/** A folder of migrations, by file name. */
export async function migrationsFolder(files: Record<string, string>): Promise<string> {
  const folder = join(await temporaryFolder(), 'migrations');
  await mkdir(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}
