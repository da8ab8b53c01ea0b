import type { FastifyInstance } from 'fastify';
import { StorageError } from '../errors.ts';
import { requireClaims } from '../http/authenticate.ts';
import { storageLimits } from '../limits.ts';
import { changeObjects } from '../objects/change-objects.ts';
import type { Storage } from '../storage.ts';

/** Removes a bucket's objects that the caller may remove. Synchronous, though Supabase's message says "queued". */
export function emptyBucket(app: FastifyInstance, storage: Storage): void {
  app.post<{ Params: { bucket: string } }>('/bucket/:bucket/empty', async (request) => {
    const { core } = storage;
    const claims = await requireClaims(core, request);
    const { bucket } = request.params;
    const seen = await core.asRole(claims, (sql) => sql`select from storage.buckets where id = ${bucket}`);
    if (seen.count === 0) throw new StorageError('noSuchBucket');

    let removed: number;
    do {
      removed = await changeObjects(storage, claims, async (sql, forget) => {
        const rows = await sql<{ version: string | null }[]>`
          delete from storage.objects where id in (
            select id from storage.objects where bucket_id = ${bucket} limit ${storageLimits.maxKeysPerCall})
          returning version`;
        await forget(rows.map((row) => row.version));
        return rows.length;
      });
    } while (removed > 0);
    return { message: 'Empty bucket has been queued. Completion may take up to an hour.' };
  });
}

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
