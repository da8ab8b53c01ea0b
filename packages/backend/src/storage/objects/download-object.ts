import type { FastifyInstance } from 'fastify';
import type { Storage } from '../storage.ts';
import { findPublic, findReadable } from './find-readable.ts';
import type { ObjectRoute } from './object-route.ts';
import { type DownloadQuery, downloadQuery, serveObject } from './serve-object.ts';

const schema = { querystring: downloadQuery };

/** Sends an object to callers who may read it. */
export function downloadObject(app: FastifyInstance, storage: Storage): void {
  for (const url of ['/object/:bucket/*', '/object/authenticated/:bucket/*']) {
    app.route<ObjectRoute & { Querystring: DownloadQuery }>({
      method: ['GET', 'HEAD'],
      url,
      exposeHeadRoute: false,
      schema,
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
    schema,
    handler(request, reply) {
      const { bucket, '*': key } = request.params;
      return serveObject(bytes, () => findPublic(core.sql, bucket, key), request, reply);
    },
  });
}
