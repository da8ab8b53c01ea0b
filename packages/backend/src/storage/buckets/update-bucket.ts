import type { FastifyInstance } from 'fastify';
import { StorageError } from '../errors.ts';
import { requireClaims } from '../http/authenticate.ts';
import { onlyFields } from '../http/known-fields.ts';
import type { Storage } from '../storage.ts';
import { type BucketBody, bucketFields, toBucketColumns } from './bucket-settings.ts';

const { type: _type, ...changeable } = bucketFields;
const body = {
  ...onlyFields(changeable),
  anyOf: [{ required: ['public'] }, { required: ['file_size_limit'] }, { required: ['allowed_mime_types'] }],
};

/** Changes a bucket's rules. Existing objects stay. `id` and `name` may be sent, but not changed. */
export function updateBucket(app: FastifyInstance, { core }: Storage): void {
  app.put<{ Params: { bucket: string }; Body: BucketBody & { id?: string; name?: string } }>(
    '/bucket/:bucket',
    { schema: { body } },
    async (request) => {
      const claims = await requireClaims(core, request);
      const { id = request.params.bucket, name = id } = request.body;
      if (id !== request.params.bucket || name !== id) {
        throw new StorageError('invalidRequest', 'A bucket cannot be renamed');
      }
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
