import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireClaims } from '../http/authenticate.ts';
import { onlyFields } from '../http/known-fields.ts';
import { readUploadBody } from '../http/upload-body.ts';
import { assertObjectKey } from '../names.ts';
import type { Storage } from '../storage.ts';
import type { ObjectRoute } from './object-route.ts';
import { verifyObjectToken } from './object-token.ts';
import { writeObject } from './write-object.ts';

/** Stores a file under the caller's name: POST adds, PUT (or `x-upsert`) may replace. Only the service key may store an empty file. */
export function uploadObject(app: FastifyInstance, storage: Storage): void {
  app.post<ObjectRoute>('/object/:bucket/*', (request) => upload(request, request.headers['x-upsert'] === 'true'));
  app.put<ObjectRoute>('/object/:bucket/*', (request) => upload(request, true));

  async function upload(request: FastifyRequest<ObjectRoute>, upsert: boolean) {
    const claims = await requireClaims(storage.core, request);
    const { bucket: bucketId, '*': key } = request.params;
    assertObjectKey(key);
    const body = await readUploadBody(request);
    const mayBeEmpty = claims.role === 'service_role';
    const id = await writeObject(storage, { claims, bucketId, key, upsert, ownerId: claims.sub, mayBeEmpty }, body);
    return { Key: `${bucketId}/${key}`, Id: id };
  }
}

interface SignedRoute extends ObjectRoute {
  Querystring: { token: string };
}

const querystring = { ...onlyFields({ token: { type: 'string' } }), required: ['token'] };

/** Stores the file of a signed URL. Rights were checked at signing; an existing name is not replaced. */
export function uploadToSignedUrl(app: FastifyInstance, storage: Storage): void {
  app.put<SignedRoute>('/object/upload/sign/:bucket/*', { schema: { querystring } }, async (request) => {
    const { bucket: bucketId, '*': key } = request.params;
    const wanted = { scope: 'upload', url: `${bucketId}/${key}` } as const;
    const grant = await verifyObjectToken(storage.core.keys.storageSecret, request.query.token, wanted, new Date());

    const body = await readUploadBody(request);
    const target = { bucketId, key, upsert: grant.upsert === true, ownerId: grant.owner };
    await writeObject(storage, { ...target, claims: { role: 'service_role' } }, body);
    return { Key: wanted.url };
  });
}
