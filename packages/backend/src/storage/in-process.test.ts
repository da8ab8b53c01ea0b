import { randomBytes } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStorageFixture, type StorageFixture } from '../../testing/storage/storage-fixture.ts';

let storage: StorageFixture;
beforeAll(async () => {
  storage = await createStorageFixture();
});
afterAll(() => storage.close());

function inProcess() {
  const { serviceRoleKey, fetch } = storage.backend.backend;
  return createClient(storage.backend.url, serviceRoleKey, { auth: { persistSession: false }, global: { fetch } })
    .storage;
}

describe('storage called inside the process', () => {
  it('stores and reads the same files as over HTTP', async () => {
    const bytes = randomBytes(2_000_000);
    const stream = new Blob([bytes]).stream();
    expect((await inProcess().from('shared').upload('raw.bin', stream, { contentType: 'image/png' })).error).toBeNull();
    expect(
      (
        await inProcess()
          .from('shared')
          .upload('form.bin', new Blob([bytes]))
      ).error,
    ).toBeNull();
    for (const name of ['raw.bin', 'form.bin']) {
      for (const api of [inProcess(), storage.service.storage]) {
        const { data } = await api.from('shared').download(name);
        expect(Buffer.from(await (data ?? new Blob()).arrayBuffer()).equals(bytes)).toBe(true);
      }
    }
  });

  it('first call does not sweep away what is arriving over HTTP', async () => {
    let push: () => void = () => undefined;
    const slow = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(500_000));
        push = () => {
          controller.enqueue(new Uint8Array(500_000));
          controller.close();
        };
      },
    });
    const arriving = storage.service.storage.from('shared').upload('slow.bin', slow, { contentType: 'image/png' });
    await expect.poll(async () => (await storage.countFiles()).tmp).toBe(1);
    await inProcess().listBuckets();
    push();
    expect((await arriving).error).toBeNull();
    expect((await inProcess().from('shared').download('slow.bin')).data?.size).toBe(1_000_000);
  });

  it('F8 refuses files that are too long, and leaves nothing behind', async () => {
    const tooLong = Buffer.alloc(10 * 1024 * 1024 + 1);
    const { error } = await inProcess()
      .from('inbox')
      .upload('drop-long.pdf', new Blob([tooLong], { type: 'application/pdf' }));
    expect(error).toMatchObject({ statusCode: '413', code: 'EntityTooLarge' });
    expect(await storage.countFiles()).toMatchObject({ tmp: 0, pending: 0 });
  });
});
