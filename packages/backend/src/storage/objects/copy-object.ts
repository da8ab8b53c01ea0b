import type { FastifyInstance } from 'fastify';
import type { Claims } from '../../core/core.ts';
import { requireClaims } from '../http/authenticate.ts';
import type { UploadBody } from '../http/upload-body.ts';
import { assertObjectKey } from '../names.ts';
import { findObject, type ObjectRow } from '../rows/object-rows.ts';
import type { Storage } from '../storage.ts';
import { findOrThrow } from './find-readable.ts';
import { type TransferBody, transferBody } from './transfer-body.ts';
import { writeObject } from './write-object.ts';

/** Copies an object's bytes. Needs the rights to read the source and add the target. */
export function copyObject(app: FastifyInstance, storage: Storage): void {
  app.post<{ Body: TransferBody }>('/object/copy', { schema: { body: transferBody } }, async (request) => {
    const claims = await requireClaims(storage.core, request);
    const { bucketId, sourceKey, destinationKey, destinationBucket = bucketId } = request.body;
    assertObjectKey(sourceKey);
    const source = await storage.core.asRole(claims, (sql) => findOrThrow(sql, bucketId, sourceKey));
    const upsert = request.headers['x-upsert'] === 'true';
    const target = { claims, bucketId: destinationBucket, key: destinationKey, upsert, ownerId: claims.sub };
    const id = await writeCopy(storage, target, source);
    const copied = await readBack(storage, claims, destinationBucket, destinationKey);
    return { ...copied, Id: id, Key: `${destinationBucket}/${destinationKey}` };
  });
}

async function writeCopy(
  storage: Storage,
  target: Parameters<typeof writeObject>[1],
  source: ObjectRow,
): Promise<string> {
  const file = await storage.bytes.open(source.version);
  try {
    const body: UploadBody = {
      source: file.createReadStream({ autoClose: false }),
      declaredBytes: source.metadata.size,
      mimetype: source.metadata.mimetype,
      cacheControl: source.metadata.cacheControl,
      userMetadata: source.user_metadata,
    };
    return await writeObject(storage, target, body);
  } finally {
    await file.close();
  }
}

/** The new row, if the caller may see it. */
function readBack({ core }: Storage, claims: Claims, bucketId: string, key: string): Promise<ObjectRow | undefined> {
  return core.asRole(claims, (sql) => findObject(sql, bucketId, key));
}
