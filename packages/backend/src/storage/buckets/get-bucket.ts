import type { FastifyInstance } from 'fastify';
import { StorageError } from '../errors.ts';
import { requireClaims } from '../http/authenticate.ts';
import { type BucketRow, toBucket } from '../rows/bucket-rows.ts';
import type { Storage } from '../storage.ts';

/** One bucket, if the caller may see it. */
export function getBucket(app: FastifyInstance, { core }: Storage): void {
  app.get<{ Params: { bucket: string } }>('/bucket/:bucket', async (request) => {
    const claims = await requireClaims(core, request);
    const [row] = await core.asRole(
      claims,
      (sql) => sql<BucketRow[]>`select * from storage.buckets where id = ${request.params.bucket}`,
    );
    if (row === undefined) throw new StorageError('noSuchBucket');
    return toBucket(row);
  });
}
