import type { FastifyInstance } from 'fastify';
import { StorageError } from '../errors.ts';
import { requireClaims } from '../http/authenticate.ts';
import { onlyFields } from '../http/known-fields.ts';
import { assertBucketName } from '../names.ts';
import type { Storage } from '../storage.ts';
import { toStorageError } from '../to-storage-error.ts';
import { type BucketBody, bucketFields, toBucketColumns } from './bucket-settings.ts';

interface Body extends BucketBody {
  id?: string;
  name: string;
}

const body = { ...onlyFields(bucketFields), required: ['name'] };

/** Creates a bucket, if a policy allows it. */
export function createBucket(app: FastifyInstance, { core }: Storage): void {
  app.post<{ Body: Body }>('/bucket', { schema: { body } }, async (request) => {
    const claims = await requireClaims(core, request);
    const { name, id = name } = request.body;
    assertBucketName(id);
    assertBucketName(name);
    const columns = { id, name, owner_id: claims.sub ?? null, ...toBucketColumns(request.body) };
    try {
      await core.asRole(claims, (sql) => sql`insert into storage.buckets ${sql(columns)}`);
    } catch (error) {
      const failure = toStorageError(error);
      throw failure.failure === 'keyAlreadyExists' ? new StorageError('bucketAlreadyExists') : failure;
    }
    return { name };
  });
}
