import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStorageFixture, type StorageFixture } from '../../testing/storage/storage-fixture.ts';

let storage: StorageFixture;
beforeAll(async () => {
  storage = await createStorageFixture();
});
afterAll(() => storage.close());

const buckets = ['inbox', 'shared', 'open'];
const denied = { statusCode: '403', code: 'AccessDenied' };
const hidden = { statusCode: '404', code: 'NoSuchKey', message: 'Object not found' };

describe('a visitor with the anon key', () => {
  beforeEach(async () => {
    for (const bucket of buckets) {
      await storage.service.storage
        .from(bucket)
        .upload('drop-a.pdf', 'a', { contentType: 'application/pdf', upsert: true });
    }
  });

  it.each(buckets)('Z7 lists, reads, changes and removes nothing in %s', async (bucket) => {
    const files = storage.anon.storage.from(bucket);
    expect(await files.list()).toEqual({ data: [], error: null });
    expect(await files.remove(['drop-a.pdf'])).toEqual({ data: [], error: null });
    expect((await files.update('drop-a.pdf', 'b', { contentType: 'application/pdf' })).error).toMatchObject(denied);
    const upsert = await files.upload('drop-a.pdf', 'b', { contentType: 'application/pdf', upsert: true });
    expect(upsert.error).toMatchObject(denied);
    expect((await files.move('drop-a.pdf', 'drop-b.pdf')).error).toMatchObject(hidden);
    expect((await files.copy('drop-a.pdf', 'drop-b.pdf')).error).toMatchObject(hidden);
    expect((await files.createSignedUrl('drop-a.pdf', 60)).error).toMatchObject(hidden);
    const removed = await storage.call(`/object/${bucket}/drop-a.pdf`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${storage.backend.backend.anonKey}` },
    });
    expect(await removed.json()).toMatchObject(hidden);
    const kept = await storage.service.storage.from(bucket).download('drop-a.pdf');
    expect(await kept.data?.text()).toBe('a');
  });

  it.each(['inbox', 'shared'])('Z6 Z7 gets no byte of the private bucket %s', async (bucket) => {
    const files = storage.anon.storage.from(bucket);
    expect((await files.download('drop-a.pdf')).error).toMatchObject(hidden);
    expect((await files.info('drop-a.pdf')).error).toMatchObject(hidden);
    expect(await files.exists('drop-a.pdf')).toMatchObject({ data: false });
  });

  it('reads a public bucket', async () => {
    expect(await (await storage.anon.storage.from('open').download('drop-a.pdf')).data?.text()).toBe('a');
  });

  it('Z7 sees no bucket and makes, changes or removes none', async () => {
    const { storage: api } = storage.anon;
    expect(await api.listBuckets()).toEqual({ data: [], error: null });
    expect((await api.createBucket('mine')).error).toMatchObject(denied);
    const missing = { statusCode: '404', code: 'NoSuchBucket' };
    expect((await api.getBucket('inbox')).error).toMatchObject(missing);
    expect((await api.updateBucket('inbox', { public: true })).error).toMatchObject(missing);
    expect((await api.emptyBucket('inbox')).error).toMatchObject(missing);
    expect((await api.deleteBucket('inbox')).error).toMatchObject(missing);
  });
});

describe('a token that does not hold', () => {
  it('is refused, and a missing one is reported', async () => {
    const { anonKey } = storage.backend.backend;
    const forged = { apikey: anonKey, authorization: 'Bearer garbage' };
    const listing = { method: 'POST', body: '{"prefix":""}' };
    const json = { 'content-type': 'application/json' };
    const refused = await storage.call('/object/list/shared', { ...listing, headers: { ...forged, ...json } });
    expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining(denied)]);
    const read = await storage.call('/object/shared/drop-a.pdf', { headers: forged });
    expect(await read.json()).toMatchObject(denied);
  });
});

describe('a member with a policy', () => {
  it('lists folders before files, level by level', async () => {
    const files = storage.member.storage.from('shared');
    for (const path of ['l/z.txt', 'l/a.txt', 'l/sub/one.txt', 'l/sub/two.txt', 'l/b_.txt']) {
      await files.upload(path, path);
    }
    const names = async (options?: Parameters<typeof files.list>[1], folder = 'l') =>
      (await files.list(folder, options)).data?.map(({ name }) => name);
    expect(await names()).toEqual(['sub', 'a.txt', 'b_.txt', 'z.txt']);
    expect(await names(undefined, 'l/sub/')).toEqual(['one.txt', 'two.txt']);
    expect(await names({ sortBy: { column: 'name', order: 'desc' } })).toEqual(['sub', 'z.txt', 'b_.txt', 'a.txt']);
    expect(await names({ limit: 2, offset: 1 })).toEqual(['a.txt', 'b_.txt']);
    expect(await names({ search: 'Z' })).toEqual(['z.txt']);
    expect(await names({ search: '_' })).toEqual([]);
    expect(await names(undefined, 'no-such-folder')).toEqual([]);
    const [folder, file] = (await files.list('l')).data ?? [];
    expect(folder).toEqual({
      name: 'sub',
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    });
    expect(file).toMatchObject({
      metadata: { size: 7, mimetype: 'text/plain;charset=UTF-8', cacheControl: 'max-age=3600', httpStatusCode: 200 },
    });
  });

  it('moves and copies, within what the target takes', async () => {
    const files = storage.member.storage.from('shared');
    await files.upload('m/from.txt', 'words', { metadata: { kept: true } });
    expect((await files.copy('m/from.txt', 'm/copy.txt')).data).toEqual({ path: 'shared/m/copy.txt' });
    expect((await files.copy('m/from.txt', 'm/copy.txt')).error).toMatchObject({
      statusCode: '409',
      code: 'KeyAlreadyExists',
    });
    expect((await files.move('m/from.txt', 'm/to.txt')).data).toMatchObject({ message: 'Successfully moved' });
    expect((await files.move('m/from.txt', 'm/to.txt')).error).toMatchObject(hidden);
    expect((await files.move('m/copy.txt', 'm/to.txt')).error).toMatchObject({ statusCode: '409' });
    for (const name of ['to', 'copy']) {
      expect(await (await files.download(`m/${name}.txt`)).data?.text()).toBe('words');
      expect((await files.info(`m/${name}.txt`)).data).toMatchObject({ metadata: { kept: true } });
    }
    expect((await files.move('m/to.txt', 'to.txt', { destinationBucket: 'open' })).error).toBeNull();
    expect((await files.move('m/copy.txt', 'drop-x.txt', { destinationBucket: 'inbox' })).error).toMatchObject({
      statusCode: '415',
    });
    expect((await files.move('m/copy.txt', 'x', { destinationBucket: 'none' })).error).toMatchObject({
      code: 'NoSuchBucket',
    });
  });

  it('removes what is there and gets the list of it', async () => {
    const files = storage.member.storage.from('shared');
    await files.upload('r/one.txt', '1');
    const { data } = await files.remove(['r/one.txt', 'r/none.txt']);
    expect(data).toEqual([
      expect.objectContaining({ name: 'r/one.txt', bucket_id: 'shared', owner_id: storage.memberId }),
    ]);
    expect((await files.download('r/one.txt')).error).toMatchObject(hidden);
    expect((await storage.member.storage.from('inbox').remove(['drop-a.pdf'])).data).toEqual([]);
  });

  it('sees the buckets a policy shows', async () => {
    expect((await storage.member.storage.listBuckets()).data?.map(({ id }) => id)).toEqual(['shared']);
  });
});

describe('the service key', () => {
  it('makes, changes, empties and removes buckets', async () => {
    const { storage: api } = storage.service;
    const rules = { public: false, fileSizeLimit: '1MB', allowedMimeTypes: ['image/png'] };
    expect((await api.createBucket('made', rules)).data).toEqual({ name: 'made' });
    expect((await api.createBucket('made', rules)).error).toMatchObject({
      statusCode: '409',
      code: 'BucketAlreadyExists',
    });
    expect((await api.createBucket('a/b', rules)).error).toMatchObject({
      code: 'InvalidBucketName',
      message: 'Bucket name invalid',
    });
    expect((await api.getBucket('made')).data).toMatchObject({
      id: 'made',
      name: 'made',
      owner: '',
      public: false,
      file_size_limit: 1_000_000,
      allowed_mime_types: ['image/png'],
    });
    expect((await api.updateBucket('made', { public: true, fileSizeLimit: null })).data).toEqual({
      message: 'Successfully updated',
    });
    expect((await api.getBucket('made')).data).toMatchObject({
      public: true,
      file_size_limit: null,
      allowed_mime_types: ['image/png'],
    });

    await api.from('made').upload('a.png', 'x', { contentType: 'image/png' });
    expect((await api.deleteBucket('made')).error).toMatchObject({
      statusCode: '409',
      code: 'ResourceNotEmpty',
      message: 'The bucket you tried to delete is not empty',
    });
    expect((await api.emptyBucket('made')).data?.message).toMatch(/^Empty bucket has been queued\./);
    expect((await api.deleteBucket('made')).data).toEqual({ message: 'Successfully deleted' });
    expect((await api.deleteBucket('made')).error).toMatchObject({ statusCode: '404', code: 'NoSuchBucket' });
    const names = (await api.listBuckets({ sortColumn: 'name', sortOrder: 'desc', limit: 2 })).data?.map(
      ({ id }) => id,
    );
    expect(names).toEqual(['shared', 'open']);
  });

  it('gets the reason for a bad request', async () => {
    const headers = {
      authorization: `Bearer ${storage.backend.backend.serviceRoleKey}`,
      'content-type': 'application/json',
    };
    const send = async (body: string) =>
      (await storage.call('/object/list/shared', { method: 'POST', headers, body })).json();
    expect(await send('{}')).toEqual({
      statusCode: '400',
      error: 'Error',
      code: 'InvalidRequest',
      message: "body must have required property 'prefix'",
    });
    expect(await send('{"prefix":"","limit":0}')).toMatchObject({
      statusCode: '400',
      message: 'body/limit must be >= 1',
    });
    expect(await send('{"prefix":')).toMatchObject({ statusCode: '400', code: 'InvalidRequest' });
    expect(await send('{"prefix":"a\\u0000b"}')).toMatchObject({ statusCode: '400', code: 'InvalidRequest' });
  });
});
