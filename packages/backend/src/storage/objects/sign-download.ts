import type { FastifyInstance } from 'fastify';
import { requireClaims } from '../http/authenticate.ts';
import { onlyFields } from '../http/known-fields.ts';
import { storageLimits } from '../limits.ts';
import { assertObjectKey } from '../names.ts';
import { readBucketRules } from '../rows/bucket-rows.ts';
import type { Storage } from '../storage.ts';
import { findOrThrow } from './find-readable.ts';
import type { ObjectRoute } from './object-route.ts';
import { signObjectToken } from './object-token.ts';

const expiresIn = { type: 'integer', minimum: 1, maximum: storageLimits.maxDownloadTokenSeconds };

/** Creates a temporary URL of one object, for callers who may read it. A `transform` or `versionId` is refused. */
export function signDownload(app: FastifyInstance, { core }: Storage): void {
  const body = { ...onlyFields({ expiresIn }), required: ['expiresIn'] };

  app.post<ObjectRoute & { Body: { expiresIn: number } }>(
    '/object/sign/:bucket/*',
    { schema: { body } },
    async (request) => {
      const claims = await requireClaims(core, request);
      const { bucket, '*': key } = request.params;
      assertObjectKey(key);
      await readBucketRules(core.sql, bucket);
      await core.asRole(claims, (sql) => findOrThrow(sql, bucket, key), 'storage.object.sign');
      return { signedURL: await toSignedUrl(core.keys.storageSecret, `${bucket}/${key}`, request.body.expiresIn) };
    },
  );
}

interface ManyRoute {
  Params: { bucket: string };
  Body: { expiresIn: number; paths: string[] };
}

/** The same for many objects of a bucket; unreadable ones get an error each. */
export function signDownloads(app: FastifyInstance, { core }: Storage): void {
  const paths = { type: 'array', minItems: 1, maxItems: storageLimits.maxKeysPerCall, items: { type: 'string' } };
  const body = { ...onlyFields({ expiresIn, paths }), required: ['expiresIn', 'paths'] };

  app.post<ManyRoute>('/object/sign/:bucket', { schema: { body } }, async (request) => {
    const claims = await requireClaims(core, request);
    const { bucket } = request.params;
    const rows = await core.asRole(
      claims,
      (sql) => sql<{ name: string }[]>`
        select name from storage.objects where bucket_id = ${bucket} and name = any(${request.body.paths})`,
      'storage.object.sign_many',
    );
    const readable = new Set(rows.map((row) => row.name));
    return Promise.all(
      request.body.paths.map(async (path) =>
        readable.has(path)
          ? {
              error: null,
              path,
              signedURL: await toSignedUrl(core.keys.storageSecret, `${bucket}/${path}`, request.body.expiresIn),
            }
          : { error: 'Either the object does not exist or you do not have access to it', path, signedURL: null },
      ),
    );
  });
}

/** Not encoded: the client encodes the whole URL. */
async function toSignedUrl(secret: Uint8Array, url: string, lifeSeconds: number): Promise<string> {
  const token = await signObjectToken(secret, { scope: 'download', url }, lifeSeconds, new Date());
  return `/object/sign/${url}?token=${token}`;
}
