import type { FastifyInstance } from 'fastify';
import { StorageError } from '../errors.ts';
import { requireClaims } from '../http/authenticate.ts';
import { onlyFields } from '../http/known-fields.ts';
import { storageLimits } from '../limits.ts';
import { type BucketRow, toBucket } from '../rows/bucket-rows.ts';
import type { Storage } from '../storage.ts';

interface Query {
  limit: number;
  offset: number;
  search: string;
  sortColumn: 'id' | 'name' | 'created_at' | 'updated_at';
  sortOrder: 'asc' | 'desc';
}

const querystring = onlyFields({
  limit: { type: 'integer', minimum: 1, maximum: storageLimits.maxListRows, default: storageLimits.maxListRows },
  offset: { type: 'integer', minimum: 0, default: 0 },
  search: { type: 'string', default: '' },
  sortColumn: { enum: ['id', 'name', 'created_at', 'updated_at'], default: 'id' },
  sortOrder: { enum: ['asc', 'desc'], default: 'asc' },
});

/** The buckets visible to the caller. */
export function listBuckets(app: FastifyInstance, { core }: Storage): void {
  app.get<{ Querystring: Query }>('/bucket', { schema: { querystring } }, async (request) => {
    const claims = await requireClaims(core, request);
    const { limit, offset, search, sortColumn, sortOrder } = request.query;
    const rows = await core.asRole(
      claims,
      (sql) => sql<BucketRow[]>`
        select * from storage.buckets where strpos(lower(name), lower(${search})) > 0 or ${search} = ''
        order by ${sql(sortColumn)} ${sortOrder === 'desc' ? sql`desc` : sql`asc`} limit ${limit} offset ${offset}`,
    );
    return rows.map((row) => ({ ...toBucket(row), type: 'STANDARD' }));
  });
}

/** One bucket, if visible to the caller. */
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
