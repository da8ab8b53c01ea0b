import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { linkLibraries } from './binaries.ts';
import { StartRefused } from './start-refused.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rxweb-binaries-'));
  await mkdir(join(root, 'native/lib'), { recursive: true });
  await writeFile(join(root, 'native/lib/libpq.so.5.18'), '');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const writeList = (...targets: string[]) =>
  writeFile(
    join(root, 'native/pg-symlinks.json'),
    JSON.stringify(targets.map((target) => ({ source: 'native/lib/libpq.so.5.18', target }))),
  );

it('links libraries that an install without scripts left unlinked, and keeps the links that are there', async () => {
  await writeList('native/lib/libpq.so');
  await linkLibraries(root, 'postgres');
  await writeList('native/lib/libpq.so', 'native/lib/libpq.so.5');
  await linkLibraries(root, 'postgres');
  for (const link of ['libpq.so', 'libpq.so.5'])
    expect(await readlink(join(root, 'native/lib', link))).toBe('libpq.so.5.18');
});

it('refuses the start with one line when a library cannot be linked', async () => {
  await writeList('native/elsewhere/libpq.so');
  const refused = await linkLibraries(root, 'some-package').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartRefused);
  expect(String(refused)).toMatch(/cannot be linked: run npm rebuild some-package$/);
});

it('needs no list of links', async () => {
  await linkLibraries(root, 'postgres');
});
