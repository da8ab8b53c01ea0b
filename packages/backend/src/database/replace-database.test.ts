import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishSwap, replaceDatabase } from './replace-database.ts';

const [made, before] = ['restoring-1', 'before-restore-1'];
const restored = ['keys.json', 'postgres', 'storage'];
const old = ['keys.json', 'postgres', 'postgres.log'];
const staying = ['backup-key.txt', 'backups'];

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'swap-'));
  for (const name of staying) await writeFile(join(dir, name), 'stays');
  await mkdir(join(dir, made));
  await mkdir(join(dir, before));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const subsetsOf = (names: readonly string[]) =>
  Array.from({ length: 2 ** names.length }, (_, bits) => names.filter((_, place) => bits & (1 << place)));
const put = (folder: string, names: readonly string[], text: string) =>
  Promise.all(names.map((name) => writeFile(join(dir, folder, name), text)));
const journal = (phase: 'out' | 'in') => writeFile(join(dir, 'restore.json'), JSON.stringify({ made, before, phase }));

async function expectSwapped(): Promise<void> {
  expect((await readdir(dir)).sort()).toEqual([...staying, ...restored, before].sort());
  expect((await readdir(join(dir, before))).sort()).toEqual(old);
  for (const name of restored) expect(await readFile(join(dir, name), 'utf8')).toBe('new');
  for (const name of old) expect(await readFile(join(dir, before, name), 'utf8')).toBe('old');
}

it('R9 puts the restored in the place of what was there, and keeps that', async () => {
  await Promise.all([put('.', old, 'old'), put(made, restored, 'new')]);
  await replaceDatabase(dir, made, before);
  await expectSwapped();
});

it('R9 is finished after a kill while the old went out, whatever was out by then', async () => {
  for (const out of subsetsOf(old)) {
    await put(
      '.',
      old.filter((name) => !out.includes(name)),
      'old',
    );
    await Promise.all([put(before, out, 'old'), put(made, restored, 'new'), journal('out')]);
    await finishSwap(dir);
    await expectSwapped();
    await Promise.all([...restored, before].map((name) => rm(join(dir, name), { recursive: true })));
    await Promise.all([mkdir(join(dir, made)), mkdir(join(dir, before))]);
  }
});

it('R9 is finished after a kill while the restored came in, whatever was in by then', async () => {
  for (const come of subsetsOf(restored)) {
    await put(
      made,
      restored.filter((name) => !come.includes(name)),
      'new',
    );
    await Promise.all([put(before, old, 'old'), put('.', come, 'new'), journal('in')]);
    await finishSwap(dir);
    await expectSwapped();
    await Promise.all([...restored, before].map((name) => rm(join(dir, name), { recursive: true })));
    await Promise.all([mkdir(join(dir, made)), mkdir(join(dir, before))]);
  }
});
