import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openByteStore } from './byte-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bytes-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function* bytes(...chunks: string[]) {
  yield* chunks.map((chunk) => Buffer.from(chunk));
}

async function* breaking() {
  yield Buffer.from('half');
  throw new Error('gone');
}

describe('bytes on disk', () => {
  it('are stored under a name chosen by the server, readable by no one else', async () => {
    const store = await openByteStore(folder);
    const { version, size } = await store.store(bytes('ab', 'c'), 10);
    expect(size).toBe(3);
    const path = join(folder, 'objects', version.slice(0, 2), version);
    expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600');
    expect(((await stat(join(folder, 'objects'))).mode & 0o777).toString(8)).toBe('700');
    expect(await store.pending()).toEqual([version]);
    await store.drop([version]);
    await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await store.pending()).toEqual([]);
  });

  it('R5 leave nothing when the source breaks or is too long', async () => {
    const store = await openByteStore(folder);
    await expect(store.store(breaking(), 10)).rejects.toThrow('gone');
    await expect(store.store(bytes('too long'), 3)).rejects.toMatchObject({ failure: 'entityTooLarge' });
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect(files).toEqual([]);
  });

  it('R5 forget what was half-way when the last run ended', async () => {
    await writeFile(join(folder, 'tmp', 'left-over'), 'half');
    await mkdir(join(folder, 'backup-links'));
    await writeFile(join(folder, 'backup-links', 'erased-since'), 'whole');
    await openByteStore(folder);
    expect(await readdir(join(folder, 'tmp'))).toEqual([]);
    expect(await readdir(folder)).not.toContain('backup-links');
  });

  it('F1 never open what a row names in any other way', async () => {
    const store = await openByteStore(folder);
    for (const version of ['../../keys.json', '..', '', '/etc/passwd']) {
      expect(() => store.open(version)).toThrow('not a UUID');
    }
  });
});
