import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toErrorBody, toHttpStatus } from '../errors.ts';
import { toStorageError } from '../to-storage-error.ts';
import { hasRoom } from './byte-store.ts';
import { receiveBytes } from './receive-bytes.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receive-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function* chunks(count: number, size: number) {
  for (let n = 0; n < count; n++) yield new Uint8Array(size).fill(n);
}

describe('receiving bytes', () => {
  it('writes every byte in order, whatever the batches', async () => {
    const path = join(folder, 'whole');
    const file = await open(path, 'wx');
    expect(await receiveBytes(chunks(50, 70_001), file, 10_000_000)).toBe(50 * 70_001);
    await file.close();
    const expected: Uint8Array[] = [];
    for await (const chunk of chunks(50, 70_001)) expected.push(chunk);
    expect((await readFile(path)).equals(Buffer.concat(expected))).toBe(true);
  });

  it('F8 takes exactly the limit and not one byte more', async () => {
    const file = await open(join(folder, 'limit'), 'wx');
    await expect(receiveBytes(chunks(10, 100), file, 1_000)).resolves.toBe(1_000);
    await expect(receiveBytes(chunks(10, 100), file, 999)).rejects.toMatchObject({ failure: 'entityTooLarge' });
    await file.close();
  });

  it('F9 R3 answers a full disk with words the page knows', async () => {
    const full = await open('/dev/full', 'w');
    const failure = toStorageError(await receiveBytes(chunks(3, 300_000), full, 1e9).catch((error: unknown) => error));
    await full.close();
    expect(toHttpStatus(failure)).toBe(507);
    expect(toErrorBody(failure)).toMatchObject({ statusCode: '507', message: expect.stringMatching(/quota.*space/) });
  });

  it('F9 keeps room for the database: a fifth of a small disk, a gibibyte of a large one', () => {
    const gib = 1024 ** 3;
    expect(hasRoom({ totalBytes: 100, availableBytes: 30 }, 10)).toBe(true);
    expect(hasRoom({ totalBytes: 100, availableBytes: 30 }, 11)).toBe(false);
    expect(hasRoom({ totalBytes: 1_000 * gib, availableBytes: 2 * gib }, gib)).toBe(true);
    expect(hasRoom({ totalBytes: 1_000 * gib, availableBytes: 2 * gib }, gib + 1)).toBe(false);
  });
});
