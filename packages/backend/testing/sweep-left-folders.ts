import { lstat, readdir, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const ours = /^(backend-(test|template)|rxweb-(arrows|durability|e2e|leaks|main|test))-/;
const maxAgeMs = 24 * 60 * 60_000;

/**
 * Removes leftovers of interrupted test runs from tmp, and template databases unused for a day. Runs once before all
 * tests.
 */
export default async function sweepLeftFolders(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => ours.test(name));
  await Promise.all(names.map((name) => sweep(join(tmpdir(), name))));
}

async function sweep(folder: string): Promise<void> {
  const found = await lstat(folder).catch(() => null);
  const mayRemove = process.getuid?.() === 0 || found?.uid === userInfo().uid;
  if (!found?.isDirectory() || !mayRemove || Date.now() - found.mtimeMs < maxAgeMs) return;
  await rm(folder, { recursive: true, force: true });
}
