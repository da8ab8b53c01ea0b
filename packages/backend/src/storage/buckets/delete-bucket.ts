import type { FastifyInstance } from 'fastify';
import { StorageError } from '../errors.ts';
import { requireClaims } from '../http/authenticate.ts';
import type { Storage } from '../storage.ts';

const foreignKeyViolation = '23503';

/** Removes an empty bucket. */
export function deleteBucket(app: FastifyInstance, { core }: Storage): void {
  app.delete<{ Params: { bucket: string } }>('/bucket/:bucket', async (request) => {
    const claims = await requireClaims(core, request);
    try {
      const removed = await core.asRole(
        claims,
        (sql) => sql`delete from storage.buckets where id = ${request.params.bucket} returning id`,
      );
      if (removed.count === 0) throw new StorageError('noSuchBucket');
    } catch (error) {
      const isReferenced = error instanceof Error && 'code' in error && error.code === foreignKeyViolation;
      throw isReferenced ? new StorageError('bucketNotEmpty', '', { cause: error }) : error;
    }
    return { message: 'Successfully deleted' };
  });
}
