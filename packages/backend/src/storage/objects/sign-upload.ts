import type { FastifyInstance } from 'fastify';
import { requireClaims } from '../http/authenticate.ts';
import { storageLimits } from '../limits.ts';
import { readBucketRules } from '../rows/bucket-rows.ts';
import type { Storage } from '../storage.ts';
import type { ObjectRoute } from './object-route.ts';
import { signObjectToken } from './object-token.ts';
import { assertMayWrite } from './write-object.ts';

/** Creates a temporary URL that accepts one file under one name, without further rights. */
export function signUpload(app: FastifyInstance, storage: Storage): void {
  const { core } = storage;
  app.post<ObjectRoute>('/object/upload/sign/:bucket/*', async (request) => {
    const claims = await requireClaims(core, request);
    const { bucket: bucketId, '*': key } = request.params;
    const upsert = request.headers['x-upsert'] === 'true';
    await readBucketRules(core.sql, bucketId);
    const target = { claims, bucketId, key, upsert, ownerId: claims.sub };
    await assertMayWrite(storage, target, {}, 'storage.object.sign_upload_url');

    const url = `${bucketId}/${key}`;
    const owner = claims.sub === undefined ? {} : { owner: claims.sub };
    const token = await signObjectToken(
      core.keys.storageSecret,
      { url, upsert, scope: 'upload', ...owner },
      storageLimits.uploadTokenSeconds,
      new Date(),
    );
    return { url: `/object/upload/sign/${encodePath(url)}?token=${token}`, token };
  });
}

/** Encodes each segment: a '?' in a key must not end the path. */
function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
