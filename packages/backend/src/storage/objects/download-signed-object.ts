import type { FastifyInstance } from 'fastify';
import { readBucketRules } from '../rows/bucket-rows.ts';
import type { Storage } from '../storage.ts';
import { type FoundObject, findOrThrow } from './find-readable.ts';
import type { ObjectRoute } from './object-route.ts';
import { verifyObjectToken } from './object-token.ts';
import { type DownloadQuery, downloadQuery, serveObject } from './serve-object.ts';

interface Route extends ObjectRoute {
  Querystring: DownloadQuery & { token: string };
}

const querystring = {
  ...downloadQuery,
  required: ['token'],
  properties: { token: { type: 'string' }, ...downloadQuery.properties },
};

/** Sends the object of a signed URL. Rights were checked at signing. */
export function downloadSignedObject(app: FastifyInstance, { core, bytes }: Storage): void {
  app.route<Route>({
    method: ['GET', 'HEAD'],
    url: '/object/sign/:bucket/*',
    exposeHeadRoute: false,
    schema: { querystring },
    async handler(request, reply) {
      const { bucket, '*': key } = request.params;
      const wanted = { scope: 'download', url: `${bucket}/${key}` } as const;
      await verifyObjectToken(core.keys.storageSecret, request.query.token, wanted, new Date());
      request.query.download = decodeOnce(request.query.download);
      return serveObject(bytes, () => findSigned(bucket, key), request, reply);
    },
  });

  async function findSigned(bucketId: string, key: string): Promise<FoundObject> {
    const { isPublic } = await readBucketRules(core.sql, bucketId);
    return { isPublic, row: await findOrThrow(core.sql, bucketId, key) };
  }
}

/** The official client encodes the file name twice in signed URLs. */
function decodeOnce(name: string | undefined): string | undefined {
  try {
    return name === undefined ? undefined : decodeURIComponent(name);
  } catch {
    return name;
  }
}
