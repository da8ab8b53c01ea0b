import type { FastifyInstance } from 'fastify';
import { StorageError } from '../errors.ts';
import { requireClaims } from '../http/authenticate.ts';
import { onlyFields } from '../http/known-fields.ts';
import { assertObjectKey } from '../names.ts';
import { readBucketRules } from '../rows/bucket-rows.ts';
import type { Storage } from '../storage.ts';
import { findOrThrow } from './find-readable.ts';
import { type TransferBody, transferFields, transferRequired } from './transfer-body.ts';
import { assertAcceptable } from './write-object.ts';

const body = { ...onlyFields(transferFields), required: transferRequired };

/** Renames an object or moves it to another bucket. Its bytes stay, since paths don't use names. */
export function moveObject(app: FastifyInstance, { core }: Storage): void {
  app.post<{ Body: TransferBody }>('/object/move', { schema: { body } }, async (request) => {
    const claims = await requireClaims(core, request);
    const { bucketId, sourceKey, destinationKey, destinationBucket = bucketId } = request.body;
    assertObjectKey(sourceKey);
    assertObjectKey(destinationKey);
    const bucket = await readBucketRules(core.sql, destinationBucket);
    const id = await core.asRole(claims, async (sql) => {
      const source = await findOrThrow(sql, bucketId, sourceKey);
      assertAcceptable(bucket, source.metadata);
      const moved = await sql`
        update storage.objects set bucket_id = ${bucket.id}, name = ${destinationKey}, updated_at = now()
        where id = ${source.id} returning id`;
      if (moved.count === 0) throw new StorageError('accessDenied', 'Access denied');
      return source.id;
    });
    return { message: 'Successfully moved', Id: id, Key: destinationKey };
  });
}
