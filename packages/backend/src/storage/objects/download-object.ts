import type { FastifyInstance } from 'fastify';
import type { Storage } from '../storage.ts';
import { findReadable } from './find-readable.ts';
import type { ObjectRoute } from './object-route.ts';
import { type DownloadQuery, downloadQuery, serveObject } from './serve-object.ts';

/** Sends an object to whoever may read it. */
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
