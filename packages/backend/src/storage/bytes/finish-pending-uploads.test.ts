import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStorageFixture, type StorageFixture } from '../../../testing/storage/storage-fixture.ts';
import { openByteStore } from './byte-store.ts';
import { finishPendingUploads } from './finish-pending-uploads.ts';

let storage: StorageFixture;
beforeAll(async () => {
  storage = await createStorageFixture();
});
afterAll(() => storage.close());

it('R1 R5 after a crash keeps what has a row, and removes what never got one or has lost it', async () => {
  const { sql, dataDir } = storage.backend;
  const shared = storage.service.storage.from('shared');
  for (const name of ['kept', 'lost', 'untouched']) await shared.upload(name, name);
  await expect.poll(() => storage.countFiles()).toEqual({ tmp: 0, objects: 3, pending: 0 });
  const rows = await sql<{ name: string; version: string }[]>`select name, version from storage.objects`;
  const versionOf = (name: string) => rows.find((row) => row.name === name)?.version ?? '';

  // As after a kill: stored bytes without a row, a deleted row with bytes, and an uncommitted removal.
  const bytes = await openByteStore(join(dataDir, 'storage'));
  await bytes.store(Readable.from([Buffer.from('never answered')]), 100);
  await bytes.mark([versionOf('kept'), versionOf('lost')]);
  await sql`delete from storage.objects where name = 'lost'`;
  expect(await storage.countFiles()).toEqual({ tmp: 0, objects: 4, pending: 3 });

  expect(await finishPendingUploads(sql, bytes)).toBe(2);
  expect(await storage.countFiles()).toEqual({ tmp: 0, objects: 2, pending: 0 });
  for (const name of ['kept', 'untouched']) {
    expect(await (await shared.download(name)).data?.text()).toBe(name);
  }
});
