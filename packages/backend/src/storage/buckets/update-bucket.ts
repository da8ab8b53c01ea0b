import type { FastifyInstance } from 'fastify';
import { StorageError } from '../errors.ts';
import { requireClaims } from '../http/authenticate.ts';
import type { Storage } from '../storage.ts';
import { type BucketBody, bucketProperties, toBucketColumns } from './bucket-settings.ts';

const body = {
  type: 'object',
  properties: bucketProperties,
  anyOf: [{ required: ['public'] }, { required: ['file_size_limit'] }, { required: ['allowed_mime_types'] }],
};

/** Changes a bucket's rules. Existing objects stay. */
export function updateBucket(app: FastifyInstance, { core }: Storage): void {
  app.put<{ Params: { bucket: string }; Body: BucketBody }>(
    '/bucket/:bucket',
    { schema: { body } },
    async (request) => {
      const claims = await requireClaims(core, request);
      const columns = toBucketColumns(request.body);
      const changed = await core.asRole(
        claims,
        (sql) => sql`
        update storage.buckets set ${sql(columns)}, updated_at = now() where id = ${request.params.bucket} returning id`,
      );
      if (changed.count === 0) throw new StorageError('noSuchBucket');
      return { message: 'Successfully updated' };
    },
  );
}
