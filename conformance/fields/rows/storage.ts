import { expect } from 'vitest';
import { bytesOf, png } from '../../storage-fixture.ts';
import { done, inClient, none, type Rows, refused, take, type World } from '../row.ts';

type Bucket = ReturnType<ReturnType<World['service']>['client']['storage']['from']>;

const files = async (world: World, bucket: string): Promise<Bucket> => world.service().client.storage.from(bucket);
const invalid = (ask: (bucket: Bucket, path: string, world: World) => unknown) =>
  refused(400, 'InvalidRequest', async (world) => {
    const { bucket, path } = await world.file('asked.png');
    return ask(await files(world, bucket), path, world);
  });
const noRoute = (ask: (world: World) => unknown) => refused(404, /not found|Not Found/i, async (world) => ask(world));

const image = { contentType: 'image/png' };
const blob = () => new Blob([new Uint8Array(png)], { type: 'image/png' });
const infoOf = async (world: World, bucket: string, path: string) => take((await files(world, bucket)).info(path));
const transforms = ['width', 'height', 'resize', 'quality', 'format'] as const;
const transformOf = { width: 10, height: 10, resize: 'cover', quality: 50, format: 'origin' } as const;
const allTransforms = transforms.map((name) => `transform.${name}`).join(' ');

/** Asks for each transform alone; the first that is granted is the answer. */
async function eachTransform<T extends { error: unknown }>(ask: (transform: object) => PromiseLike<T>): Promise<T> {
  let last: T | undefined;
  for (const name of transforms) {
    last = await ask({ [name]: transformOf[name] });
    if (!last.error) return last;
  }
  if (!last) throw new Error('nothing was asked');
  return last;
}

/** Calls of `supabase.storage`, with the service key. */
export const storageRows: Rows = {
  'from.upload': [
    [
      'path fileBody cacheControl contentType metadata',
      done(async (world) => {
        const bucket = await world.bucket();
        const described = { ...image, cacheControl: '60', metadata: { shelf: 'b' } };
        for (const [path, body] of [
          ['raw.png', png],
          ['form.png', blob()],
          ['given.png', formOf()],
        ] as const) {
          await take((await files(world, bucket)).upload(path, body, described));
          const info = await infoOf(world, bucket, path);
          const shown = { contentType: info.contentType, cacheControl: info.cacheControl, metadata: info.metadata };
          expect(shown, path).toEqual({
            contentType: 'image/png',
            cacheControl: 'max-age=60',
            metadata: { shelf: 'b' },
          });
        }
      }),
    ],
    [
      'upsert',
      done(async (world) => {
        const { bucket, path } = await world.file('twice.png');
        const own = await files(world, bucket);
        expect(Object((await own.upload(path, png, image)).error).message).toMatch(/already exists/);
        await take(own.upload(path, png, { ...image, upsert: true }));
      }),
    ],
    ['contentEncoding', invalid((own) => own.upload('zipped.txt', png, { ...image, contentEncoding: 'gzip' }))],
    ['duplex', inClient],
    ['headers', inClient],
  ],
  'from.update': [
    [
      'path fileBody cacheControl contentType metadata upsert',
      done(async (world) => {
        const { bucket, path } = await world.file('changed.png');
        const described = { contentType: 'text/plain', cacheControl: '5', metadata: { shelf: 'c' } };
        await take((await files(world, bucket)).update(path, Buffer.from('new'), described));
        expect(await infoOf(world, bucket, path)).toMatchObject({ ...described, cacheControl: 'max-age=5' });
      }),
    ],
    ['contentEncoding', invalid((own, path) => own.update(path, png, { ...image, contentEncoding: 'gzip' }))],
    ['duplex', inClient],
    ['headers', inClient],
  ],
  'from.createSignedUploadUrl': [
    [
      'path upsert',
      done(async (world) => {
        const { bucket, path } = await world.file('signed.png');
        const own = await files(world, bucket);
        expect(Object((await own.createSignedUploadUrl(path)).error).message).toMatch(/already exists/);
        const { token } = await take(own.createSignedUploadUrl(path, { upsert: true }));
        await take(own.uploadToSignedUrl(path, token, png, image));
      }),
    ],
  ],
  'from.uploadToSignedUrl': [
    [
      'path token fileBody cacheControl contentType metadata',
      done(async (world) => {
        const bucket = await world.bucket();
        const own = await files(world, bucket);
        const { token } = await take(own.createSignedUploadUrl('by-token.png'));
        const described = { ...image, cacheControl: '60', metadata: { shelf: 'b' } };
        await take(own.uploadToSignedUrl('by-token.png', token, blob(), described));
        expect(await infoOf(world, bucket, 'by-token.png')).toMatchObject({ ...described, cacheControl: 'max-age=60' });
      }),
    ],
    ['upsert', none('the token says whether it may replace a file')],
    [
      'contentEncoding',
      invalid(async (own) => {
        const { token } = await take(own.createSignedUploadUrl('zipped.txt'));
        return own.uploadToSignedUrl('zipped.txt', token, png, { ...image, contentEncoding: 'gzip' });
      }),
    ],
    ['duplex', inClient],
    ['headers', inClient],
  ],
  'from.move': [
    [
      'fromPath toPath destinationBucket',
      done(async (world) => {
        const { bucket, path } = await world.file('here.png');
        const destinationBucket = await world.bucket(true);
        await take((await files(world, bucket)).move(path, 'there.png', { destinationBucket }));
        expect((await infoOf(world, destinationBucket, 'there.png')).name).toBe('there.png');
      }),
    ],
    ['sourceVersionId', invalid((own, path) => own.move(path, 'older.png', { sourceVersionId: 'v1' } as never))],
  ],
  'from.copy': [
    [
      'fromPath toPath destinationBucket copyMetadata metadata.cacheControl metadata.mimetype',
      done(async (world) => {
        const { bucket, path } = await world.file('original.png');
        const destinationBucket = await world.bucket(true);
        const own = await files(world, bucket);
        const options = {
          destinationBucket,
          copyMetadata: false,
          metadata: { cacheControl: 'max-age=7', mimetype: 'image/webp' },
        };
        await take(own.copy(path, 'copy.webp', options as never));
        const copied = await infoOf(world, destinationBucket, 'copy.webp');
        expect(copied).toMatchObject({ contentType: 'image/webp', cacheControl: 'max-age=7' });
      }),
    ],
    ['sourceVersionId', invalid((own, path) => own.copy(path, 'older.png', { sourceVersionId: 'v1' } as never))],
    [
      'metadata.contentEncoding',
      invalid((own, path) =>
        own.copy(path, 'zipped.png', { copyMetadata: false, metadata: { contentEncoding: 'gzip' } } as never),
      ),
    ],
  ],
  'from.createSignedUrl': [
    [
      'path expiresIn download',
      done(async (world) => {
        const { bucket, path } = await world.file('shown.png');
        const { signedUrl } = await take((await files(world, bucket)).createSignedUrl(path, 60, { download: 'a.png' }));
        const answer = await world.get(signedUrl);
        expect(answer.headers.get('content-disposition')).toContain('filename=a.png');
        const token = new URL(signedUrl).searchParams.get('token')?.split('.')[1] ?? '';
        const { iat, exp } = JSON.parse(Buffer.from(token, 'base64url').toString());
        expect(exp - iat).toBe(60);
      }),
    ],
    [allTransforms, invalid((own, path) => eachTransform((transform) => own.createSignedUrl(path, 60, { transform })))],
    ['versionId', invalid((own, path) => own.createSignedUrl(path, 60, { versionId: 'v1' }))],
    ['cacheNonce', none('makes an address of its own for caches')],
  ],
  'from.createSignedUrls': [
    [
      'paths expiresIn download',
      done(async (world) => {
        const { bucket, path } = await world.file('shown.png');
        const signed = await take((await files(world, bucket)).createSignedUrls([path], 60, { download: 'b.png' }));
        const answer = await world.get(signed[0]?.signedUrl ?? '');
        expect(answer.headers.get('content-disposition')).toContain('filename=b.png');
      }),
    ],
    ['cacheNonce', none('makes an address of its own for caches')],
  ],
  'from.download': [
    [
      'path',
      done(async (world) => {
        const { bucket, path } = await world.file('bytes.png');
        expect(await bytesOf(await take((await files(world, bucket)).download(path)))).toEqual(png);
      }),
    ],
    [
      allTransforms,
      refused(404, /not found/i, async (world) => {
        const { bucket, path } = await world.file('bytes.png');
        const own = await files(world, bucket);
        const { error } = await eachTransform((transform) => own.download(path, { transform }));
        return { error: { status: Object(error).originalError?.status ?? Object(error).status, code: 'not found' } };
      }),
    ],
    ['options signal cache', inClient],
  ],
  'from.info': [
    [
      'path',
      done(async (world) => {
        const { bucket, path } = await world.file('told.png');
        expect(await infoOf(world, bucket, path)).toMatchObject({ name: path, size: png.byteLength });
      }),
    ],
    ['versionId', invalid((own, path) => own.info(path, { versionId: 'v1' } as never))],
  ],
  'from.exists': [
    [
      'path',
      done(async (world) => {
        const { bucket, path } = await world.file('there.png');
        const own = await files(world, bucket);
        expect([(await own.exists(path)).data, (await own.exists('elsewhere.png')).data]).toEqual([true, false]);
      }),
    ],
  ],
  'from.getPublicUrl': [
    [
      'path download',
      done(async (world) => {
        const bucket = await world.bucket(true);
        const own = await files(world, bucket);
        await take(own.upload('open.png', png, { ...image, upsert: true }));
        const { publicUrl } = own.getPublicUrl('open.png', { download: 'c.png' }).data;
        expect((await world.get(publicUrl)).headers.get('content-disposition')).toContain('filename=c.png');
      }),
    ],
    [
      allTransforms,
      noRoute(async (world) => {
        const own = await files(world, await world.bucket(true));
        return world.get(own.getPublicUrl('open.png', { transform: { width: 10 } }).data.publicUrl);
      }),
    ],
    [
      'versionId',
      refused(400, 'InvalidRequest', async (world) => {
        const own = await files(world, await world.bucket(true));
        return world.get(own.getPublicUrl('open.png', { versionId: 'v1' } as never).data.publicUrl);
      }),
    ],
    ['cacheNonce', none('makes an address of its own for caches')],
  ],
  'from.remove': [
    [
      'paths [].path',
      done(async (world) => {
        const { bucket, path } = await world.file('gone.png');
        expect(await take((await files(world, bucket)).remove([path]))).toMatchObject([{ name: path }]);
      }),
    ],
    ['[].versionId', invalid((own, path) => own.remove([{ path, versionId: 'v1' }] as never))],
  ],
  'from.list': [
    [
      'path limit offset sortBy.column sortBy.order search',
      done(async (world) => {
        const { bucket } = await world.file('shelf/a.png');
        for (const name of ['shelf/ab.png', 'shelf/ac.png', 'shelf/z.png']) await world.file(name);
        const sortBy = { column: 'name', order: 'desc' };
        const options = { limit: 1, offset: 1, sortBy, search: 'a' };
        expect(await take((await files(world, bucket)).list('shelf', options))).toMatchObject([{ name: 'ab.png' }]);
      }),
    ],
    ['noncurrentVersions', invalid((own) => own.list('', { noncurrentVersions: true } as never))],
    ['deleteMarkers', invalid((own) => own.list('', { deleteMarkers: true } as never))],
    ['exactMatch', invalid((own) => own.list('', { exactMatch: true } as never))],
    ['signal cache', inClient],
  ],
  'from.listV2': [
    [
      'limit prefix cursor with_delimiter sortBy.column sortBy.order',
      done(async (world) => {
        const { bucket } = await world.file('row/a/1.png');
        for (const name of ['row/b.png', 'row/c.png']) await world.file(name);
        const options = {
          prefix: 'row/',
          with_delimiter: true,
          limit: 2,
          sortBy: { column: 'name', order: 'desc' },
        } as const;
        const own = await files(world, bucket);
        const first = await take(own.listV2(options));
        expect(first.objects.map(({ name }) => name)).toEqual(['row/c.png', 'row/b.png']);
        const second = await take(own.listV2({ ...options, cursor: first.nextCursor ?? '' }));
        expect(second.folders.map(({ name }) => name)).toEqual(['row/a/']);
      }),
    ],
    ['noncurrentVersions', invalid((own) => own.listV2({ noncurrentVersions: true } as never))],
    ['deleteMarkers', invalid((own) => own.listV2({ deleteMarkers: true } as never))],
    ['exactMatch', invalid((own) => own.listV2({ exactMatch: true } as never))],
    ['signal cache', inClient],
  ],
  'from.purgeCache': [
    ['path transformations', noRoute(async (world) => (await files(world, await world.bucket())).purgeCache('a.png'))],
    ['signal cache', inClient],
  ],
  'from.toBase64': [['*', inClient]],
  'from.throwOnError': [['*', inClient]],
  'from.setHeader': [['*', none('a header of the program’s own')]],
  from: [
    [
      'id',
      done(async (world) => {
        const { bucket, path } = await world.file('mine.png');
        expect((await infoOf(world, bucket, path)).bucketId).toBe(bucket);
      }),
    ],
  ],

  listBuckets: [
    [
      'limit offset sortColumn sortOrder search',
      done(async (world) => {
        const made = [await world.bucket(), await world.bucket(true)].toSorted();
        const options = {
          limit: 1,
          offset: 1,
          sortColumn: 'name',
          sortOrder: 'desc',
          search: world.prefix,
        } as const;
        const [found] = await take(world.service().client.storage.listBuckets(options));
        expect(found?.id).toBe(made[0]);
      }),
    ],
  ],
  getBucket: [
    [
      'id',
      done(async (world) => {
        const id = await world.bucket();
        expect((await take(world.service().client.storage.getBucket(id))).id).toBe(id);
      }),
    ],
  ],
  createBucket: [
    [
      'id public fileSizeLimit allowedMimeTypes type',
      done(async (world) => {
        const { storage } = world.service().client;
        const id = `${world.prefix}-described`;
        const rules = { public: true, fileSizeLimit: 1_000, allowedMimeTypes: ['image/png'] };
        await take(storage.createBucket(id, { ...rules, type: 'STANDARD' }));
        const made = await take(storage.getBucket(id));
        await take(storage.deleteBucket(id));
        expect(made).toMatchObject({ public: true, file_size_limit: 1_000, allowed_mime_types: ['image/png'] });
        const other = await storage.createBucket(id, { public: false, type: 'ANALYTICS' });
        expect(Object(other.error).status).toBe(400);
      }),
    ],
    [
      'versioningStatus',
      invalid((_, __, world) =>
        world
          .service()
          .client.storage.createBucket(`${world.prefix}-v`, { public: false, versioningStatus: 'ENABLED' } as never),
      ),
    ],
  ],
  updateBucket: [
    [
      'id public fileSizeLimit allowedMimeTypes',
      done(async (world) => {
        const { storage } = world.service().client;
        const id = await world.bucket();
        await take(
          storage.updateBucket(id, {
            public: false,
            fileSizeLimit: '2MB',
            allowedMimeTypes: ['image/*', 'text/plain'],
          }),
        );
        const changed = await take(storage.getBucket(id));
        await take(storage.updateBucket(id, { public: false, fileSizeLimit: null, allowedMimeTypes: null }));
        expect(changed).toMatchObject({ file_size_limit: 2_000_000, allowed_mime_types: ['image/*', 'text/plain'] });
      }),
    ],
    [
      'versioningStatus',
      invalid(async (_, __, world) =>
        world
          .service()
          .client.storage.updateBucket(await world.bucket(), { public: false, versioningStatus: 'ENABLED' } as never),
      ),
    ],
  ],
  emptyBucket: [
    [
      'id',
      done(async (world) => {
        const { bucket } = await world.file('emptied.png');
        await take(world.service().client.storage.emptyBucket(bucket));
        expect(await take((await files(world, bucket)).list())).toEqual([]);
      }),
    ],
  ],
  deleteBucket: [
    [
      'id',
      done(async (world) => {
        const { storage } = world.service().client;
        const id = `${world.prefix}-deleted`;
        await take(storage.createBucket(id));
        await take(storage.deleteBucket(id));
        expect((await storage.getBucket(id)).error).not.toBeNull();
      }),
    ],
  ],
  getBucketLifecycle: [['*', noRoute(({ service }) => service().client.storage.getBucketLifecycle('x'))]],
  updateBucketLifecycle: [
    ['*', noRoute(({ service }) => service().client.storage.updateBucketLifecycle('x', { rules: [] }))],
  ],
  deleteBucketLifecycle: [['*', noRoute(({ service }) => service().client.storage.deleteBucketLifecycle('x'))]],
  purgeBucketCache: [['*', noRoute(({ service }) => service().client.storage.purgeBucketCache('x'))]],
  vectors: [['*', noRoute(({ service }) => service().client.storage.vectors.createBucket('x'))]],
  analytics: [['*', noRoute(({ service }) => service().client.storage.analytics.createBucket('x'))]],
  throwOnError: [['*', inClient]],
  setHeader: [['*', none('a header of the program’s own')]],
  new: [['*', none('see `createClient`')]],
};

/** A form of the program's own: older clients describe its file after it. */
function formOf(): FormData {
  const form = new FormData();
  form.append('', blob());
  return form;
}
