import type { FastifyInstance } from 'fastify';
import { readUploadBody } from '../http/upload-body.ts';
import type { Storage } from '../storage.ts';
import type { ObjectRoute } from './object-route.ts';
import { verifyObjectToken } from './object-token.ts';
import { writeObject } from './write-object.ts';

interface Route extends ObjectRoute {
  Querystring: { token: string };
}

const querystring = { type: 'object', required: ['token'], properties: { token: { type: 'string' } } };

/** Stores the file a signed address was made for. The right was checked when it was signed; the name, once taken, is taken. */
export function uploadToSignedUrl(app: FastifyInstance, storage: Storage): void {
  app.put<Route>('/object/upload/sign/:bucket/*', { schema: { querystring } }, async (request) => {
    const { bucket: bucketId, '*': key } = request.params;
    const wanted = { scope: 'upload', url: `${bucketId}/${key}` } as const;
    const grant = await verifyObjectToken(storage.core.keys.storageSecret, request.query.token, wanted, new Date());

    const body = await readUploadBody(request);
    const target = { bucketId, key, upsert: grant.upsert === true, ownerId: grant.owner };
    await writeObject(storage, { ...target, claims: { role: 'service_role' } }, body);
    return { Key: wanted.url };
  });
}
