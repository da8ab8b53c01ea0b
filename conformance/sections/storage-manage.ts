import { describe, expect, it } from 'vitest';
import { expectStorageBody, expectStorageRefusal } from '../refusals.ts';
import { like } from '../shapes.ts';
import { createStorageFixture, png, refusedBody, refusedKey, storageRefusals } from '../storage-fixture.ts';
import { lazily, type Suite } from '../suite.ts';

/** Section 3: listing, removing, moving and copying. */
export function storageManage(suite: Suite): void {
  const { store } = createStorageFixture(suite, 'manage');
  const key = () => suite.target.serviceRoleKey;
  const shelf = lazily(async () => {
    const { bucket } = await store('shelf/b.png');
    await store('shelf/a.png');
    await store('shelf/deep/c.png');
    return bucket;
  });
  const on = async () => {
    const connection = suite.service();
    return { ...connection, files: connection.client.storage.from(await shelf()) };
  };

  describe('list', () => {
    it('S9-26 shows one level of a folder, 100 at a time, by name', async () => {
      const { files, last } = await on();
      const { data, error } = await files.list('shelf');
      expect(error).toBeNull();
      expect(last()).toMatchObject({ method: 'POST', path: `/storage/v1/object/list/${await shelf()}`, status: 200 });
      const sortBy = { column: 'name', order: 'asc' };
      expect(JSON.parse(String(last().requestBody))).toEqual({ limit: 100, offset: 0, sortBy, prefix: 'shelf' });
      const none = { id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null };
      expect(data).toHaveLength(3);
      expect(data).toEqual(expect.arrayContaining([{ name: 'deep', ...none }, fileShape('a.png'), fileShape('b.png')]));
      expect(names(data).filter((name) => name !== 'deep')).toEqual(['a.png', 'b.png']);
    });

    it('takes a slash at the end, a page, an order and a beginning of the name', async () => {
      const { files } = await on();
      expect(names((await files.list('shelf/')).data)).toContain('a.png');
      const sortBy = { column: 'name', order: 'desc' };
      const descending = names((await files.list('shelf', { sortBy })).data).filter((name) => name !== 'deep');
      expect(descending).toEqual(['b.png', 'a.png']);
      expect((await files.list('shelf', { limit: 1, offset: 1 })).data).toHaveLength(1);
      expect(names((await files.list('shelf', { search: 'b' })).data)).toEqual(['b.png']);
    });

    it('an unknown bucket and a forbidden one are empty', async () => {
      const service = suite.service();
      expect((await service.client.storage.from(`${suite.prefix}-none`).list()).data).toEqual([]);
      const visitor = suite.visitor();
      for (const bucket of [await shelf(), 'chat-uploads', 'rxweb-private']) {
        const { data, error } = await visitor.client.storage.from(bucket).list();
        expect({ data, error, status: visitor.last().status }).toEqual({ data: [], error: null, status: 200 });
      }
    });

    it.each([
      ['no prefix', {}, /required property 'prefix'/],
      ['a limit of none', { prefix: '', limit: 0 }, /limit must be >= 1/],
      [
        'an order by what is none',
        { prefix: '', sortBy: { column: 'size' } },
        /sortBy\/column must be equal to one of/,
      ],
    ])('with %s is refused', async (_, body, message) => {
      const options = { key: key(), token: key(), body };
      const answer = await suite.call('POST', `/storage/v1/object/list/${await shelf()}`, options);
      expectStorageBody(answer, refusedBody(message));
    });
  });

  describe('remove', () => {
    it('says what it removed, and leaves out what was not there', async () => {
      const { bucket } = await store('gone/a.png');
      await store('gone/b.png');
      const { client, last } = suite.service();
      const { data, error } = await client.storage.from(bucket).remove(['gone/a.png', 'gone/b.png', 'gone/none.png']);
      expect({ method: last().method, status: last().status, error }).toEqual({
        method: 'DELETE',
        status: 200,
        error: null,
      });
      expect(JSON.parse(String(last().requestBody))).toEqual({
        prefixes: ['gone/a.png', 'gone/b.png', 'gone/none.png'],
      });
      expect(names(data).sort()).toEqual(['gone/a.png', 'gone/b.png']);
      for (const row of data ?? []) {
        expect(row).toMatchObject({
          bucket_id: bucket,
          id: like.uuid,
          version: expect.any(String),
          metadata: { size: png.length },
        });
        expect(row).toHaveProperty('owner');
        expect(row).toHaveProperty('owner_id');
        expect(row).toHaveProperty('user_metadata');
      }
      expect((await client.storage.from(bucket).remove(['gone/a.png'])).data).toEqual([]);
    });

    it('Z7 removes nothing for a visitor', async () => {
      const { bucket, path } = await store('stays.png');
      const visitor = suite.visitor();
      expect((await visitor.client.storage.from(bucket).remove([path])).data).toEqual([]);
      expect((await suite.service().client.storage.from(bucket).exists(path)).data).toBe(true);
    });

    it('without a name, and with more than a thousand, is refused', async () => {
      const options = { key: key(), token: key() };
      const path = `/storage/v1/object/${await shelf()}`;
      const none = await suite.call('DELETE', path, { ...options, body: {} });
      expectStorageBody(none, refusedBody(/required property 'prefixes'/));
      const empty = await suite.call('DELETE', path, { ...options, body: { prefixes: [] } });
      expectStorageBody(empty, refusedBody(/prefixes/));
      const many = Array.from({ length: 1_001 }, (_, number) => `${number}.png`);
      const tooMany = await suite.call('DELETE', path, { ...options, body: { prefixes: many } });
      expectStorageBody(tooMany, refusedBody(/prefixes/));
    });

    it('removes one file by its address', async () => {
      const { bucket, path } = await store('single.png');
      const options = { key: key(), token: key() };
      const url = `/storage/v1/object/${bucket}/${path}`;
      const { status, body } = await suite.call('DELETE', url, options);
      expect({ status, body }).toEqual({ status: 200, body: { message: 'Successfully deleted' } });
      expectStorageBody(await suite.call('DELETE', url, options), storageRefusals.noObject);
    });
  });

  describe('move and copy', () => {
    it('move gives a file another name', async () => {
      const { bucket } = await store('move/from.png');
      const { client, last } = suite.service();
      const files = client.storage.from(bucket);
      const { data, error } = await files.move('move/from.png', 'move/to.png');
      expect({ path: last().path, status: last().status, error }).toEqual({
        path: '/storage/v1/object/move',
        status: 200,
        error: null,
      });
      expect(data).toMatchObject({ message: 'Successfully moved' });
      expect((await files.exists('move/from.png')).data).toBe(false);
      expect((await files.exists('move/to.png')).data).toBe(true);
    });

    it('copy makes a second file', async () => {
      const { bucket } = await store('copy/from.png');
      const { client, last } = suite.service();
      const files = client.storage.from(bucket);
      const { data, error } = await files.copy('copy/from.png', 'copy/to.png');
      expect({ path: last().path, status: last().status, error }).toEqual({
        path: '/storage/v1/object/copy',
        status: 200,
        error: null,
      });
      expect(last().body).toMatchObject({ Key: `${bucket}/copy/to.png` });
      expect(data?.path).toBe(`${bucket}/copy/to.png`);
      expect((await files.exists('copy/from.png')).data).toBe(true);
      expect(await (await files.download('copy/to.png')).data?.arrayBuffer()).toHaveProperty('byteLength', png.length);
    });

    it.each(['move', 'copy'] as const)(
      '%s does not take a name that is taken, from one that is none, or to none that can be',
      async (way) => {
        const { bucket } = await store(`${way}/one.png`);
        await store(`${way}/two.png`);
        const service = suite.service();
        const files = service.client.storage.from(bucket);
        const taken = await files[way](`${way}/one.png`, `${way}/two.png`);
        expectStorageRefusal(suite, service, taken.error, storageRefusals.taken);
        const missing = await files[way](`${way}/none.png`, `${way}/new.png`);
        expectStorageRefusal(suite, service, missing.error, storageRefusals.noObject);
        const unnamed = await files[way](`${way}/one.png`, `${way}/ä.png`);
        expectStorageRefusal(suite, service, unnamed.error, refusedKey(`${way}/ä.png`));
      },
    );

    it.each(['move', 'copy'] as const)('Z7 %s does nothing for a visitor', async (way) => {
      const { bucket, path } = await store(`${way}-private.png`);
      const visitor = suite.visitor();
      const { error } = await visitor.client.storage.from(bucket)[way](path, 'mine.png');
      expect(error?.name).toBe('StorageApiError');
      expectStorageBody(visitor.last(), storageRefusals.noObject);
    });
  });
}

const names = (rows: readonly { name: string }[] | null) => (rows ?? []).map(({ name }) => name);

function fileShape(name: string): object {
  return {
    name,
    id: like.uuid,
    updated_at: expect.any(String),
    created_at: expect.any(String),
    last_accessed_at: expect.any(String),
    metadata: {
      eTag: expect.stringMatching(/^"[^"]+"$/),
      size: png.length,
      mimetype: 'image/png',
      cacheControl: 'max-age=3600',
      lastModified: like.time,
      contentLength: png.length,
      httpStatusCode: 200,
    },
  };
}
