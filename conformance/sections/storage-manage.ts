import { describe, expect, it } from 'vitest';
import { ours } from '../differences.ts';
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

  describe('list by pages (list-v2)', () => {
    const list = async (body: object) => {
      const options = { key: key(), token: key(), body };
      const answer = await suite.call('POST', `/storage/v1/object/list-v2/${await shelf()}`, options);
      expect(answer.status, answer.text).toBe(200);
      return answer.body as ListedPage;
    };

    it('shows every key under a prefix, whole, page by page', async () => {
      const first = await list({ prefix: 'shelf/', limit: 2 });
      expect({ ...first, objects: names(first.objects) }).toEqual({
        hasNext: true,
        nextCursor: expect.any(String),
        nextCursorKey: 'shelf/b.png',
        folders: [],
        objects: ['shelf/a.png', 'shelf/b.png'],
      });
      const rest = await list({ prefix: 'shelf/', limit: 2, cursor: first.nextCursor });
      expect({ ...rest, objects: names(rest.objects) }).toEqual({
        hasNext: false,
        folders: [],
        objects: ['shelf/deep/c.png'],
      });
      expect(first.objects[0]).toEqual(fileShape('shelf/a.png'));
    });

    it('with a delimiter shows folders apart', async () => {
      const { folders, objects } = await list({ prefix: 'shelf/', with_delimiter: true });
      expect(folders).toEqual([expect.objectContaining({ name: 'shelf/deep/', key: 'deep' })]);
      expect(objects).toEqual([
        { ...fileShape('shelf/a.png'), key: 'a.png' },
        { ...fileShape('shelf/b.png'), key: 'b.png' },
      ]);
    });

    it('sorts by name or by time, in either order', async () => {
      const down = await list({ prefix: 'shelf/', sortBy: { column: 'name', order: 'desc' } });
      expect(names(down.objects)).toEqual(['shelf/deep/c.png', 'shelf/b.png', 'shelf/a.png']);
      const newest = await list({ prefix: 'shelf/', sortBy: { column: 'created_at', order: 'desc' }, limit: 1 });
      expect(names(newest.objects)).toEqual(['shelf/deep/c.png']);
      const next = await list({ prefix: 'shelf/', cursor: newest.nextCursor });
      expect(names(next.objects)).toEqual(['shelf/a.png', 'shelf/b.png']);
    });

    it('an unknown bucket is empty for the service key, and a private one for a visitor', async () => {
      for (const [token, bucket] of [
        [key(), `${suite.prefix}-none`],
        [suite.target.anonKey, await shelf()],
      ] as const) {
        const options = { key: token, token, body: {} };
        const { status, body } = await suite.call('POST', `/storage/v1/object/list-v2/${bucket}`, options);
        expect({ status, body }).toEqual({ status: 200, body: { hasNext: false, folders: [], objects: [] } });
      }
    });

    it('a cursor that is none is refused', async () => {
      const options = { key: key(), token: key(), body: { cursor: 'bm90IGEgY3Vyc29y' } };
      const answer = await suite.call('POST', `/storage/v1/object/list-v2/${await shelf()}`, options);
      expect(answer.status).toBe(400);
      expect(answer.text).toMatch(/continuation token/);
    });
  });

  describe('a field that is not offered', () => {
    const asked: readonly [method: string, path: string, body: object, field: RegExp][] = [
      ['POST', 'object/list/BUCKET', { prefix: '', noncurrentVersions: 'include' }, /noncurrentVersions/],
      ['POST', 'object/list/BUCKET', { prefix: '', deleteMarkers: 'include' }, /deleteMarkers/],
      ['POST', 'object/list/BUCKET', { prefix: '', exactMatch: true }, /exactMatch/],
      ['POST', 'object/list-v2/BUCKET', { noncurrentVersions: 'include' }, /noncurrentVersions/],
      ['POST', 'object/list-v2/BUCKET', { deleteMarkers: 'only' }, /deleteMarkers/],
      ['POST', 'object/list-v2/BUCKET', { exactMatch: true }, /exactMatch/],
      ['POST', 'object/move', { ...transfer, sourceVersionId: 'one' }, /sourceVersionId/],
      ['POST', 'object/copy', { ...transfer, sourceVersionId: 'one' }, /sourceVersionId/],
      ['POST', 'object/copy', { ...transfer, metadata: { contentEncoding: 'gzip' } }, /contentEncoding/],
      ['POST', 'object/sign/BUCKET/shelf/a.png', { expiresIn: 60, versionId: 'one' }, /versionId/],
      ['POST', 'object/sign/BUCKET/shelf/a.png', { expiresIn: 60, transform: { width: 9 } }, /transform/],
      ['POST', 'object/sign/BUCKET', { expiresIn: 60, paths: ['shelf/a.png'], transform: {} }, /transform/],
      ['DELETE', 'object/BUCKET', { prefixes: [{ path: 'shelf/a.png', versionId: 'one' }] }, /prefixes/],
      ['POST', 'bucket', { name: 'never-made', type: 'ANALYTICS' }, /type/],
      ['POST', 'bucket', { name: 'never-made', versioning_status: 'ENABLED' }, /versioning_status/],
      ['PUT', 'bucket/BUCKET', { public: false, versioning_status: 'ENABLED' }, /versioning_status/],
      ['PUT', 'bucket/BUCKET', { public: false, name: 'renamed' }, /renamed/],
    ];

    it.each(asked)('%s %s with %j is refused, and nothing is done', async (method, path, body, field) => {
      if (ours('olderVersions', false, true)) return;
      const bucket = await shelf();
      const options = { key: key(), token: key(), body: JSON.parse(JSON.stringify(body).replaceAll('BUCKET', bucket)) };
      const answer = await suite.call(method, `/storage/v1/${path.replace('BUCKET', bucket)}`, options);
      expect(answer.status, answer.text).toBe(400);
      expect(answer.text).toMatch(field);
      const { files } = await on();
      expect(names((await files.list('shelf')).data)).toEqual(['deep', 'a.png', 'b.png']);
    });

    it('lifecycle rules and emptying a cache are no calls here', async () => {
      if (ours('olderVersions', false, true)) return;
      const bucket = await shelf();
      for (const [method, path] of [
        ['GET', `bucket/${bucket}/lifecycle`],
        ['DELETE', `cdn/${bucket}`],
        ['DELETE', `cdn/${bucket}/shelf/a.png`],
      ] as const) {
        expect((await suite.call(method, `/storage/v1/${path}`, { key: key(), token: key() })).status).toBe(404);
      }
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

    it('copy gives the second file new metadata when told to', async () => {
      const { bucket } = await store('copy/plain.png');
      const copyTo = async (destinationKey: string, body: object, metadata: object) => {
        const options = {
          key: key(),
          token: key(),
          headers: { 'x-metadata': Buffer.from(JSON.stringify(metadata)).toString('base64') },
          body: { bucketId: bucket, sourceKey: 'copy/plain.png', destinationKey, ...body },
        };
        expect((await suite.call('POST', '/storage/v1/object/copy', options)).status).toBe(200);
        return (await suite.service().client.storage.from(bucket).info(destinationKey)).data;
      };
      const changes = { cacheControl: 'max-age=60', mimetype: 'image/apng' };
      expect(await copyTo('copy/new.png', { copyMetadata: false, metadata: changes }, { from: 'me' })).toMatchObject({
        contentType: 'image/apng',
        cacheControl: 'max-age=60',
        metadata: { from: 'me' },
      });
      expect(await copyTo('copy/same.png', { metadata: changes }, { from: 'me' })).toMatchObject({
        contentType: 'image/png',
        cacheControl: 'max-age=3600',
        metadata: {},
      });
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

interface ListedPage {
  hasNext: boolean;
  nextCursor?: string;
  folders: { name: string }[];
  objects: { name: string }[];
}

const transfer = { bucketId: 'BUCKET', sourceKey: 'shelf/a.png', destinationKey: 'shelf/z.png' };

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
