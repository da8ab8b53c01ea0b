import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { createBackend } from '../src/create-backend.ts';
import { majorVersion } from '../src/database/cluster.ts';

const databaseDir = join(import.meta.dirname, '../src/database');

/**
 * Copies a data folder with a migrated database. The template is made once per state of the SQL files and kept in tmp.
 */
export async function copyTemplate(migrationsDir?: string): Promise<{ dataDir: string; migrationsDir: string }> {
  const migrations = migrationsDir ?? (await emptyFolder());
  const template = join(
    tmpdir(),
    `backend-template-${userInfo().uid}-${await hashOf([join(databaseDir, 'base'), migrations])}`,
  );
  if (!(await stat(template).catch(() => null))) await makeTemplate(template, migrations);
  // Unused templates are removed.
  await utimes(template, new Date(), new Date());
  const folder = await mkdtemp(join(tmpdir(), 'backend-test-'));
  const dataDir = join(folder, 'data');
  // A thousand files: cp(1) is much faster than fs.cp, and keeps their owner.
  await promisify(execFile)('cp', ['-a', template, dataDir]);
  return { dataDir, migrationsDir: migrations };
}

async function makeTemplate(template: string, migrationsDir: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'backend-template-new-'));
  const app = Fastify();
  const backend = await createBackend({ dataDir, migrationsDir, publicUrl: 'http://127.0.0.1/backend', log: app.log });
  await backend.close();
  // Another test process may have been first; its folder is equivalent.
  await rename(dataDir, template).catch(() => rm(dataDir, { recursive: true }));
}

async function emptyFolder(): Promise<string> {
  const path = join(tmpdir(), `backend-no-migrations-${userInfo().uid}`);
  await mkdir(path, { recursive: true });
  return path;
}

async function hashOf(folders: string[]): Promise<string> {
  const hash = createHash('sha256').update(majorVersion).update(process.arch);
  hash.update(await readFile(join(databaseDir, 'cluster.ts')));
  for (const folder of folders) {
    for (const name of (await readdir(folder)).sort()) hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
