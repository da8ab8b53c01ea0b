import { expect, it } from 'vitest';
import { expectStorageBody, expectStorageRefusal } from '../refusals.ts';
import { png, storageRefusals } from '../storage-fixture.ts';
import type { Suite } from '../suite.ts';

/** Section 3: buckets. */
export function storageBuckets(suite: Suite): void {
  let made = 0;
  const create = async (options = { public: false }) => {
    const id = `${suite.prefix}-bucket-${++made}`;
    const service = suite.service();
    const { data, error } = await service.client.storage.createBucket(id, options);
    if (error) throw error;
    suite.atEnd(() => service.client.storage.deleteBucket(id));
    suite.atEnd(() => service.client.storage.emptyBucket(id));
    return { id, data, ...service, storage: service.client.storage };
  };

  it('creates a bucket with its limits, and shows it', async () => {
    const { id, data, storage, last } = await create(
      Object({ public: true, fileSizeLimit: 2_048, allowedMimeTypes: ['image/png'] }),
    );
    expect(last()).toMatchObject({ method: 'POST', path: '/storage/v1/bucket', status: 200, body: { name: id } });
    expect(data).toEqual({ name: id });
    const shape = bucketShape(id, { public: true, file_size_limit: 2_048, allowed_mime_types: ['image/png'] });
    const one = await storage.getBucket(id);
    expect({ ...one.data, type: 'STANDARD' }).toEqual(shape);
    expect(one.data).not.toHaveProperty('type');
    const all = await storage.listBuckets();
    expect(all.data).toContainEqual(shape);
    expect(all.data?.map((bucket) => bucket.id)).toEqual(
      expect.arrayContaining(['chat-uploads', 'rxweb-uploads', 'rxweb-public', 'rxweb-private']),
    );
  });

  it('S9-14 S9-15 the buckets of the product are there, and those of patients private', async () => {
    const { client } = suite.service();
    for (const id of ['chat-uploads', 'rxweb-uploads', 'rxweb-private']) {
      expect((await client.storage.getBucket(id)).data?.public, id).toBe(false);
    }
    expect((await client.storage.getBucket('rxweb-public')).data?.public).toBe(true);
  });

  it('changes a bucket', async () => {
    const { id, storage, last } = await create();
    const { data } = await storage.updateBucket(id, { public: true, fileSizeLimit: '1KB' });
    expect(last()).toMatchObject({ method: 'PUT', status: 200, body: { message: 'Successfully updated' } });
    expect(data).toEqual({ message: 'Successfully updated' });
    expect((await storage.getBucket(id)).data).toMatchObject({ public: true, file_size_limit: expect.any(Number) });
  });

  it('removes an empty bucket only', async () => {
    const service = await create();
    const { id, storage } = service;
    await storage.from(id).upload('a.png', png);
    const full = await storage.deleteBucket(id);
    expectStorageRefusal(suite, service, full.error, storageRefusals.notEmpty);
    const emptied = await storage.emptyBucket(id);
    expect(emptied.data?.message).toMatch(/^Empty bucket has been queued/);
    await expect.poll(async () => (await storage.from(id).list()).data, { timeout: 20_000 }).toEqual([]);
    const { data } = await storage.deleteBucket(id);
    expect(data).toEqual({ message: 'Successfully deleted' });
    const gone = await storage.getBucket(id);
    expectStorageRefusal(suite, service, gone.error, storageRefusals.noBucket);
  });

  it('creates no bucket twice, and none with an impossible name', async () => {
    const service = await create();
    const twice = await service.storage.createBucket(service.id, { public: false });
    expectStorageRefusal(suite, service, twice.error, storageRefusals.bucketTaken);
    const named = await service.storage.createBucket('a/b', { public: false });
    expectStorageRefusal(suite, service, named.error, storageRefusals.badBucketName);
  });

  it.each(['get', 'update', 'delete', 'empty'] as const)('%s of a bucket that is none', async (way) => {
    const service = suite.service();
    const { storage } = service.client;
    const id = `${suite.prefix}-none`;
    const calls = {
      get: () => storage.getBucket(id),
      update: () => storage.updateBucket(id, { public: false }),
      delete: () => storage.deleteBucket(id),
      empty: () => storage.emptyBucket(id),
    };
    const { error } = await calls[way]();
    expectStorageRefusal(suite, service, error, storageRefusals.noBucket);
  });

  it('Z7 a visitor sees no buckets and makes none', async () => {
    const visitor = suite.visitor();
    expect((await visitor.client.storage.listBuckets()).data).toEqual([]);
    const { error } = await visitor.client.storage.createBucket(`${suite.prefix}-mine`);
    expectStorageRefusal(suite, visitor, error, storageRefusals.notAllowed);
    const hidden = await visitor.client.storage.getBucket('chat-uploads');
    expectStorageRefusal(suite, visitor, hidden.error, storageRefusals.noBucket);
  });

  it('staff see the buckets', async () => {
    const { client } = await suite.signIn(await suite.person('employee'));
    const { data } = await client.storage.listBuckets();
    expect(data?.map(({ id }) => id)).toContain('chat-uploads');
  });

  it('a path that is none answers in its own words', async () => {
    const { status, body } = await suite.call('GET', '/storage/v1/no-such-path');
    expect({ status, body }).toEqual({
      status: 404,
      body: { message: expect.stringMatching(/^Route GET:.*not found$/), error: 'Not Found', statusCode: 404 },
    });
  });

  it('a token that does not hold is refused', async () => {
    expectStorageBody(
      await suite.call('GET', '/storage/v1/bucket', { token: 'no.token.atall' }),
      storageRefusals.badToken,
    );
  });
}

function bucketShape(id: string, rest: object): object {
  return {
    id,
    name: id,
    owner: '',
    public: false,
    type: 'STANDARD',
    file_size_limit: null,
    allowed_mime_types: null,
    created_at: expect.any(String),
    updated_at: expect.any(String),
    ...rest,
  };
}
