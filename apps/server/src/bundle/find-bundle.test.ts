import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BundleNote, bundlesDir, entryChunk, findBundle, hashSources, notePath } from './find-bundle.ts';

const sources = ['one.ts', 'two.ts'];
const chunk = 'serve-1.mjs';
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rxweb-bundle-'));
  await mkdir(join(bundlesDir(root), 'bundle-1'), { recursive: true });
  for (const source of sources) await writeFile(join(root, source), `export const name = '${source}';`);
  for (const name of [entryChunk, chunk]) await writeFile(join(bundlesDir(root), 'bundle-1', name), '');
  const note: BundleNote = {
    folder: 'node_modules/.cache/server/bundle-1',
    sources,
    hash: hashSources(root, sources),
    chunks: { [entryChunk]: ['one.ts'], [chunk]: ['two.ts'] },
  };
  await writeFile(notePath(root), JSON.stringify(note));
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('starts with the bundle while every source is as it was', () => {
  expect(findBundle(root)).toBe(join(bundlesDir(root), 'bundle-1', entryChunk));
});

it.each<[what: string, happens: () => Promise<void>]>([
  ['a source has changed by one letter', () => writeFile(join(root, 'two.ts'), `export const name = 'too.ts';`)],
  ['a source is gone', () => rm(join(root, 'one.ts'))],
  ['a part of the bundle is gone', () => rm(join(bundlesDir(root), 'bundle-1', chunk))],
  ['its note is cut off', () => writeFile(notePath(root), '{"folder":')],
  ['there is none', () => rm(bundlesDir(root), { recursive: true })],
])('starts with the sources when %s', async (_what, happens) => {
  await happens();
  expect(findBundle(root)).toBeNull();
});
