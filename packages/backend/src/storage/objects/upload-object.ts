import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireClaims } from '../http/authenticate.ts';
import { readUploadBody } from '../http/upload-body.ts';
import { assertObjectKey } from '../names.ts';
import type { Storage } from '../storage.ts';
import type { ObjectRoute } from './object-route.ts';
import { writeObject } from './write-object.ts';

/** Stores a file under a name the caller chose: POST adds, PUT (or `x-upsert`) replaces as well. */
export function uploadObject(app: FastifyInstance, storage: Storage): void {
  app.post<ObjectRoute>('/object/:bucket/*', (request) => upload(request, request.headers['x-upsert'] === 'true'));
  app.put<ObjectRoute>('/object/:bucket/*', (request) => upload(request, true));

  async function upload(request: FastifyRequest<ObjectRoute>, upsert: boolean) {
    const claims = await requireClaims(storage.core, request);
    const { bucket: bucketId, '*': key } = request.params;
    assertObjectKey(key);
    const body = await readUploadBody(request);
    const id = await writeObject(storage, { claims, bucketId, key, upsert, ownerId: claims.sub }, body);
    return { Key: `${bucketId}/${key}`, Id: id };
  }
}
