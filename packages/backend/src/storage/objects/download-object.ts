import type { FastifyInstance } from 'fastify';
import { StorageError } from '../errors.ts';
import { assertObjectKey } from '../names.ts';
import { readBucketRules } from '../rows/bucket-rows.ts';
import type { Storage } from '../storage.ts';
import { type FoundObject, findOrThrow, findReadable } from './find-readable.ts';
import type { ObjectRoute } from './object-route.ts';
import { type DownloadQuery, downloadQuery, serveObject } from './serve-object.ts';

/** Sends an object to callers who may read it. */
export function downloadObject(app: FastifyInstance, storage: Storage): void {
  for (const url of ['/object/:bucket/*', '/object/authenticated/:bucket/*']) {
    app.route<ObjectRoute & { Querystring: DownloadQuery }>({
      method: ['GET', 'HEAD'],
      url,
      exposeHeadRoute: false,
      schema: { querystring: downloadQuery },
      handler(request, reply) {
        const { bucket, '*': key } = request.params;
        return serveObject(storage.bytes, () => findReadable(storage, request, bucket, key), request, reply);
      },
    });
  }
}

/** Sends an object of a public bucket to anyone. A private bucket looks missing. */
export function downloadPublicObject(app: FastifyInstance, { core, bytes }: Storage): void {
  app.route<ObjectRoute & { Querystring: DownloadQuery }>({
    method: ['GET', 'HEAD'],
    url: '/object/public/:bucket/*',
    exposeHeadRoute: false,
    schema: { querystring: downloadQuery },
    handler(request, reply) {
      const { bucket, '*': key } = request.params;
      return serveObject(bytes, () => findPublic(bucket, key), request, reply);
    },
  });

  async function findPublic(bucketId: string, key: string): Promise<FoundObject> {
    assertObjectKey(key);
    const { isPublic } = await readBucketRules(core.sql, bucketId);
    if (!isPublic) throw new StorageError('noSuchBucket');
    return { isPublic, row: await findOrThrow(core.sql, bucketId, key) };
  }
}
